export const keep = 'Keep a passkey';
export const keepExplained = 'It opens for anyone who unlocks this device.';
export const keeping = 'Waiting for your device…';
export const kept = 'The passkey is kept. You can find it under “Edit Profile”.';
export const notKept = 'No passkey was kept. Please try again.';
export const noKey =
  'This device’s passkeys cannot hold the key to your answers, so this one cannot be used here. Your login code opens your profile.';
export const alreadyHere = 'This device already has a passkey for this profile.';
/** What the device shows beside the name of the site. */
export const userName = (day: string): string => `My profile, ${day}`;
export const thisPhone = 'This phone';
export const thisComputer = 'This computer';
export const passkeyName = (device: string, month: string): string => `${device}, ${month}`;

export const chooseButton = 'Use a passkey';
export const nothingUsed = 'No passkey was used. Please try again, or use your login code.';

export const passkeys = 'Passkeys';
export const passkeysExplained = (max: number): string =>
  `A passkey opens this profile on your devices without the code. Whoever can unlock such a device can use it. At most ${max}.`;
export const rename = 'Rename';
export const renameNamed = (name: string): string => `Rename “${name}”`;
export const newName = 'New name';
export const removeNamed = (name: string): string => `Remove “${name}”`;
export const removed = (name: string): string =>
  `“${name}” no longer opens this profile. Your device may list it until you delete it there.`;
export const notRenamed = 'The name was not changed. Please try again.';
export const notRemoved = 'The passkey was not removed. Please try again.';
