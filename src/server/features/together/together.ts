/** Shared readings: two people see a reading once both have said yes (product decisions E4). */

export { revealWindowStart } from './consent/allowance.ts';
export { endAllPairs, removeLimits, takeBackYes } from './consent/take-back.ts';
export { pairLedgerName } from './overview/end.ts';
export { exportReadings } from './overview/export.ts';
export { listPairs } from './overview/list.ts';
export { pairResult } from './overview/result.ts';
export { countPairs, deleteExpiredPairs, type PairCounts } from './pair/pair-store.ts';
export type { TogetherDeps } from './pair/together-deps.ts';
