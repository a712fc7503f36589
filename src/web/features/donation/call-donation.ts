import { donationCalls } from '../../../contract/calls/donation-calls.ts';
import { bindCalls } from '../../platform/session/call.ts';

export const callDonation = bindCalls(donationCalls);
