/**
 * What a person shows to others: the public record, which the share code opens (ADR 22), and links
 * of one's own, which show a part of the profile (ADR 24).
 */

export { exportLinks, linkLedgerName, removeFromLinks, removeLinks } from './links.ts';
export { refuseMiss, requireRecord } from './open-record.ts';
export { currentRecord, publishRecord } from './share-code.ts';
export { deleteLinksEndedUntil, eraseEndedRecords, hasOpenLinks } from './store.ts';
