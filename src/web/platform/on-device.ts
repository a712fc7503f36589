/**
 * Whether this is the page for one device, which has no server: its build has `true` here. It has
 * no account, code, link or page of the site.
 */
export const isOnDevice: boolean = false;
