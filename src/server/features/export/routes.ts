import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services.ts';
import { exportData } from './export.ts';

export const exportRoutes = (services: Services) =>
  ({ exportData: (_, caller) => exportData(services, caller) }) satisfies Partial<Handlers>;
