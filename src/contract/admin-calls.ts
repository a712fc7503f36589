/** The calls of the admin console. The browser loads them only with the console. */

import { call } from './common-calls.ts';

export const adminCalls = {
  listAdminItems: call('GET', '/api/v1/admin/survey-items', 'admin', 'Failed to load survey items'),
  updateAdminItem: call(
    'PUT',
    '/api/v1/admin/survey-items/{id}',
    'admin',
    'Failed to save changes',
  ),
  updateAdminItems: call('PUT', '/api/v1/admin/survey-items', 'admin', 'Failed to save changes'),
  listEditions: call('GET', '/api/v1/admin/editions', 'admin', 'Failed to load survey items'),
  listAdminLabels: call(
    'GET',
    '/api/v1/admin/scale-labels',
    'admin',
    'Failed to load survey items',
  ),
  updateAdminLabels: call(
    'PUT',
    '/api/v1/admin/scale-labels',
    'admin',
    'Failed to save scale labels',
  ),
  listParameterSets: call(
    'GET',
    '/api/v1/admin/parameter-sets',
    'admin',
    'Failed to load parameter sets',
  ),
  parameterSetReport: call(
    'GET',
    '/api/v1/admin/parameter-sets/{version}',
    'admin',
    'Failed to load parameter sets',
  ),
  useParameterSet: call(
    'PUT',
    '/api/v1/admin/parameter-set-in-use',
    'admin',
    'Failed to switch parameter sets',
  ),
  listAudit: call('GET', '/api/v1/admin/audit', 'admin', 'Failed to load survey items'),
};
