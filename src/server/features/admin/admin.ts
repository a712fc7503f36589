/** What the rest of the server may use of administration. */

export { type AdminDeps, authenticateAdmin } from './access/authentication.ts';
export {
  type AdminKey,
  adminKeyFile,
  loadOrCreateAdminKey,
  parseAdminKeys,
} from './access/keys.ts';
