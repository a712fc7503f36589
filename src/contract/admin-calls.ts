import { admin } from './common-calls.ts';

export const adminCalls = {
  listAdminItems: admin.get('/api/v1/admin/survey-items', 'Failed to load survey items'),
  updateAdminItem: admin.put('/api/v1/admin/survey-items/{id}', 'Failed to save changes'),
  updateAdminItems: admin.put('/api/v1/admin/survey-items', 'Failed to save changes'),
  listEditions: admin.get('/api/v1/admin/editions', 'Failed to load survey items'),
  listAdminLabels: admin.get('/api/v1/admin/scale-labels', 'Failed to load scale labels'),
  updateAdminLabels: admin.put('/api/v1/admin/scale-labels', 'Failed to save scale labels'),
  listParameterSets: admin.get('/api/v1/admin/parameter-sets', 'Failed to load parameter sets'),
  useParameterSet: admin.put(
    '/api/v1/admin/parameter-set-in-use',
    'Failed to switch parameter sets',
  ),
  listAudit: admin.get('/api/v1/admin/audit', 'Failed to load survey items'),
};
