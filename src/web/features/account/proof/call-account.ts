import { accountCalls } from '../../../../contract/calls/account-calls.ts';
import { bindCalls } from '../../../platform/session/call.ts';

/** Makes the calls that change the account, or prove whose it is. */
export const callAccount = bindCalls(accountCalls);
