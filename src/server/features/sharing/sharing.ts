/**
 * What a person shows to others: the public record, which the share code opens (ADR 22), and links
 * of one's own, which show a part of the profile (ADR 24).
 */

export { requireRecord } from './share-code.ts';
export { currentRecord, publishRecord } from './publish-record.ts';
export { exportLinks, linkLedgerName, removeLimitsFromLinks, removeLinks } from './own-links.ts';
export { refuseMiss } from './open-link.ts';
export { deleteLinksEndedUntil, eraseEndedRecords, hasOpenLinks } from './link-store.ts';
