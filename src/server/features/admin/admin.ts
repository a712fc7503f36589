/** The public interface of the admin feature for the rest of the server. */

export { recordChange } from './audit.ts';
export { type AdminServices, authenticateAdmin } from './authentication.ts';
export { type AdminKey, adminKeyFile, loadOrCreateAdminKey, parseAdminKeys } from './admin-keys.ts';
