/** The texts of platform/quick-exit. */

export const myProfile = 'My profile';
export const leaveByShift = 'Pressing Shift three times does the same.';
export const leaveHint = `Goes to a neutral page at once. ${leaveByShift} Your history is not cleared.`;
export const leave = 'Leave';
export const close = 'Close';
