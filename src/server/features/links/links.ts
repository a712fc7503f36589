/** Links of one's own, which show a part of the profile beside the share code (ADR 24). */

export { exportLinks } from './own/export-links.ts';
export { removeLimitsFromLinks } from './own/forget-limits.ts';
export { deleteLinksEndedUntil, eraseEndedRecords } from './stored/link-store.ts';
export { linkLedgerName } from './own/own-links.ts';
