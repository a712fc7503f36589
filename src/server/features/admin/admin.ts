/** The public interface of the admin feature for the rest of the server. */

export { type AdminDeps, authenticateAdmin } from './access/authentication.ts';
export {
  type AdminKey,
  adminKeyFile,
  loadOrCreateAdminKey,
  parseAdminKeys,
} from './access/keys.ts';
