/** Shared readings: two people see a reading once both have said yes. */

export { revealWindowStart } from './say-yes.ts';
export {
  endAllPairs,
  limitedPairLedgerName,
  removeFromReadings,
  takeBackYes,
} from './take-back.ts';
export { agreementLedgerName } from './agreement.ts';
export { pairLedgerName } from './end.ts';
export { exportReadings, listPairs, pairResult } from './list.ts';
export { deleteExpiredPairs } from './pair-store.ts';
export { agreementNameBytes } from './stored-agreement.ts';
export { listOutcomes } from './helped.ts';
