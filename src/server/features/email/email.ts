/** E-mail addresses, as the rest of the server uses them. */

export { parseAddress } from './address/address.ts';
