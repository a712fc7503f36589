/** What other features use of the account: the form for the code that confirms an address. */

export { ConfirmAddressForm } from './confirm-email/lazy-confirm-address-form.ts';
