import type { Services } from '../../platform/app-services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { exportData } from './export.ts';

export const exportRoutes = (services: Services) =>
  ({ exportData: (_, caller) => exportData(services, caller) }) satisfies Partial<Handlers>;
