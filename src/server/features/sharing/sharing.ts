/** The public record: what a holder of a share code can learn of a person (ADR 22). */

export { requireRecord } from './find-record.ts';
export { presentThemes } from './public-profile.ts';
export { publishClearRecords } from './publish-clear-records.ts';
export { currentRecord, publishRecord, type SharingDeps } from './publish-record.ts';
export type { PublicRecord } from './record-format.ts';
