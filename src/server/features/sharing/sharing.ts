/**
 * What a person shows to others: the public record, which the share code opens (ADR 22), and links
 * of one's own, which show a part of the profile (ADR 24).
 */

export { requireRecord } from './find-record.ts';
;
export { currentRecord, publishRecord, type SharingDeps } from './publish-record.ts';
export type { PublicRecord } from './record-format.ts';
export { exportLinks } from './export-links.ts';
export { removeLimitsFromLinks } from './forget-limits.ts';
export { linkLedgerName } from './own-links.ts';
export { deleteLinksEndedUntil, eraseEndedRecords } from './link-store.ts';
