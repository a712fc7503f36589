/** Administration, as the rest of the server uses it. */

export { type AdminDeps, authenticateAdmin } from './access/authentication.ts';
export {
  type AdminKey,
  adminKeyFile,
  loadOrCreateAdminKey,
  parseAdminKeys,
} from './access/keys.ts';
