/** The texts of platform/session. */

export const sharedDevice = 'This is a shared device';
export const sharedDeviceHint =
  'Nothing is kept in this browser, and closing the tab signs you out.';
