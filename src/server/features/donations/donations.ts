/** Copies of finished surveys that people give to calibration (product decisions B14). */

export { startDonationJob } from './batches.ts';
export { type CopyContent } from './copy/copy-content.ts';
export { type CopyRow, donationLedgerName, openCopy } from './copy/sealed-copy.ts';
export { answersOfWeek, isTextEdit, type TextEdit } from './copy/text-edits.ts';
export { renewDetails, updateCopy, withdrawCopy } from './copy/update-copy.ts';
export type { DonationsDeps } from './copy/donations-deps.ts';
export { exportDonation } from './export.ts';
