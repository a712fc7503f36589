import { togetherCalls } from '../../../../contract/calls/together-calls.ts';
import { bindCalls } from '../../../platform/session/call.ts';

/** Makes the calls of shared readings. */
export const callTogether = bindCalls(togetherCalls);
