/** The texts of features/together/ending. */

const cannotBeUndone = 'This cannot be undone; the two of you would need a new invitation.';
export const endInvitation = 'End this invitation';
export const endInvitationTitle = 'End this invitation?';
export const linkWillStop = 'Its link will stop working. You can make a new one at any time.';
export const keepIt = 'Keep it';
export const noLeaveIt = 'No, leave it';
export const leaveTitle = 'Leave this reading?';
export const leavingExplained = `Nothing about you is shown, and the other person is not told: for them it stays open until its time is up. ${cannotBeUndone}`;
export const leaveIt = 'Leave it';
export const goBack = 'Go back';
export const takeBackButton = 'Take my yes back';
export const takeBackTitle = 'Take your yes back?';
export const takingBackExplained = `The reading is over for you, and the other person is not told: for them it stays open until its time is up. ${cannotBeUndone}`;
export const takeItBack = 'Take it back';
export const removeFromList = 'Remove it from my list';
export const removeTitle = 'Remove this reading?';
export const removingExplained = 'It can’t continue anyway. The other person is not told.';
export const removeIt = 'Remove it';
export const withdrawButton = 'Withdraw this reading';
export const withdrawTitle = 'Withdraw it for both of you?';
export const withdrawingExplained =
  'It is erased for both of you, at once and for good. What the other person remembers, or has saved as a screenshot, cannot be taken back.';
export const withdrawIt = 'Withdraw it';
export const couldNotEnd = 'It could not be ended just now. Please try again.';
export const endIt = 'End it';
