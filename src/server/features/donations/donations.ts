/** Copies of finished surveys that people give to calibration, or to a study that they join. */

export { startDonationJob } from './batches.ts';
export { endTakenBack } from './consents.ts';
export { donationLedgerName } from './copy-content.ts';
export { type Donation, openDonations, type SealedDonations } from './open-donations.ts';
export { isTextEdit } from './text-edits.ts';
export {
  isDonor,
  renewCopies,
  renewDetails,
  updateCopies,
  updateDonation,
  withdrawCopies,
} from './update-copies.ts';
export { exportStudy } from './studies/participation.ts';
export { decodeAnswer, listQuestions } from './studies/study-questions.ts';
export * as studies from './studies/study-store.ts';
export { exportDonation } from './choice.ts';
