/** The calls of the admin console. The browser loads them only with the console. */

import type { Call } from './common-calls.ts';

export const adminCalls = {
  listAdminItems: {
    method: 'GET',
    path: '/api/v1/admin/survey-items',
    access: 'admin',
    fallback: 'Failed to load survey items',
  },
  updateAdminItem: {
    method: 'PUT',
    path: '/api/v1/admin/survey-items/{id}',
    access: 'admin',
    fallback: 'Failed to save changes',
  },
  updateAdminItems: {
    method: 'PUT',
    path: '/api/v1/admin/survey-items',
    access: 'admin',
    fallback: 'Failed to save changes',
  },
  listEditions: {
    method: 'GET',
    path: '/api/v1/admin/editions',
    access: 'admin',
    fallback: 'Failed to load survey items',
  },
  listAdminLabels: {
    method: 'GET',
    path: '/api/v1/admin/scale-labels',
    access: 'admin',
    fallback: 'Failed to load survey items',
  },
  updateAdminLabels: {
    method: 'PUT',
    path: '/api/v1/admin/scale-labels',
    access: 'admin',
    fallback: 'Failed to save scale labels',
  },
  listParameterSets: {
    method: 'GET',
    path: '/api/v1/admin/parameter-sets',
    access: 'admin',
    fallback: 'Failed to load parameter sets',
  },
  parameterSetReport: {
    method: 'GET',
    path: '/api/v1/admin/parameter-sets/{version}',
    access: 'admin',
    fallback: 'Failed to load parameter sets',
  },
  useParameterSet: {
    method: 'PUT',
    path: '/api/v1/admin/parameter-set-in-use',
    access: 'admin',
    fallback: 'Failed to switch parameter sets',
  },
  listAudit: {
    method: 'GET',
    path: '/api/v1/admin/audit',
    access: 'admin',
    fallback: 'Failed to load survey items',
  },
} as const satisfies Record<string, Call>;
