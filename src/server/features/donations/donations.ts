/** Copies of finished surveys that people give to calibration. */

export { startDonationJob } from './batches.ts';
export { donationLedgerName } from './copy-content.ts';
export { type Donation, openDonations } from './open-donations.ts';
export { isTextEdit } from './text-edits.ts';
export { isDonor, renewCopy, renewDetails, updateCopy, withdrawCopy } from './update-copy.ts';
export { exportDonation } from './choice.ts';
