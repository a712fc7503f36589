/** The public interface of the admin feature for the rest of the server. */

export { recordChange } from './audit/audit.ts';
export { type AdminDeps, authenticateAdmin } from './access/authentication.ts';
export {
  type AdminKey,
  adminKeyFile,
  loadOrCreateAdminKey,
  parseAdminKeys,
} from './access/keys.ts';
