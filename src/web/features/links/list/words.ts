/** The texts of features/links/list. */

import { plural } from '../../../ui/language/numbers.ts';

export const notOpenedYet = 'Not opened yet';
export const openedOnce = 'Opened once';
export const openedTwoToFour = 'Opened 2–4 times';
export const openedFiveToNine = 'Opened 5–9 times';
export const openedTenOrMore = 'Opened 10 times or more';
export const themesAndInterests = (count: number): string =>
  `Ten themes and ${plural(count, { one: '# interest', other: '# interests' })}`;
export const answersBeforeRetake = (day: string): string => `Answers of ${day}, before your retake`;
export const answersOf = (day: string): string => `Answers of ${day}`;
export const noEnd = 'No end';
export const ended = (time: string): string => `Ended ${time}`;
export const ends = (time: string): string => `Ends ${time}`;
export const linkNotDeleted = 'The link was not deleted. Please try again.';
export const deleteTitle = (title: string): string => `Delete “${title}”?`;
export const deleting = 'Deleting…';
export const deleteTheLink = 'Delete the link';
export const keepIt = 'Keep it';
export const deletingEnded = 'It shows nothing any more. Deleting takes it off this list.';
export const deletingExplained =
  'Whoever has it sees nothing from now on. What someone has already seen, or kept as a picture, cannot be taken back.';
export const linkNotChanged = 'The link was not changed. Please try again.';
export const endTitle = 'When should it end?';
export const saving = 'Saving…';
export const endItNow = 'End it now';
export const save = 'Save';
export const leaveItAsItIs = 'Leave it as it is';
export const endExplained =
  'You can bring the end forward, but not put it off. A link that has ended shows nothing and cannot be revived: make a new one instead.';
export const itEnds = 'It ends';
export const now = 'Now';
export const inDays = (days: number): string =>
  plural(days, { one: 'In # day', other: 'In # days' });
export const qrHint =
  'Let someone next to you scan it. Whoever photographs it has the link, until it ends or you delete it.';
export const linkIsReady = 'Your link is ready. Copy it, or let it be scanned.';
export const deleteLink = 'Delete';
export const copyLink = 'Copy link';
export const qrCodeLabel = 'QR code of this link';
export const qrCode = 'QR code';
export const whatItShows = 'What it shows';
export const shortenOrEnd = 'Shorten or end';
export const yourShareLink = 'Your share link';
export const shareLinkIsOff = 'It came with your account. You have switched it off.';
export const shareLinkExplained =
  'It came with your account. It shows your ten themes as they are now, and it is the only one by which people can compare with you.';
export const switchSharingOn = 'Switch sharing on';
export const renewOrSwitchOff = 'Renew or switch off';
