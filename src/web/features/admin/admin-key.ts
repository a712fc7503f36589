/** The admin key, kept in this browser until 'Logout' (spec §6). */

import { storage } from '../../platform/storage/storage.ts';

const name = 'admin-key';

export const readAdminKey = () => storage.getItem(name);
export const keepAdminKey = (key: string) => storage.setItem(name, key);
export const forgetAdminKey = () => storage.removeItem(name);
