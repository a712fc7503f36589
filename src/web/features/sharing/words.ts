/** The texts of features/sharing. */

export const share = 'Share';
export const notShared = 'It could not be shared from here. Copy the link instead.';
export const compareProfiles = 'Compare Profiles';
export const codeOrLink = 'Another person’s code or link';
export const codeOrLinkHint = 'Enter share code or profile URL';
export const compare = 'Compare';
export const myCode = 'my code:';
export const noLoginCodeHere =
  'This browser doesn’t have your login code, and we can’t show it to you: only you have it.';
export const newLoginCode = 'Create a new login code';
export const loginCodeHint =
  'It signs you in on any device. Press it to copy and show it; keep it to yourself.';
export const onlyFit = 'how well you two fit, and no interest by name';
export const fitAndSome = (maxNamedItems: number): string =>
  `how well you two fit and at most ${maxNamedItems} of your interests, if they share them`;
export const fitAndAll = 'how well you two fit and every interest that you both rated high';
export const whatLinkShows = (named: string): string =>
  `Whoever has it sees your ten themes in steps of 5. If they compare, they also see ${named}, and in some themes which side you take. Your own figures for the sides, and your summary, stay with you.`;
export const qrCodeAlt = (link: string): string => `QR code of ${link}`;
export const qrHint =
  'Let someone next to you scan it. Whoever photographs it has your link; you can renew it at any time.';
export const shareYourProfile = 'Share Your Profile';
export const sharingIsOff = 'Sharing is switched off: your profile has no link.';
export const switchSharingOn = 'Switch sharing on';
export const yourLink = 'Your link';
export const copyLink = 'Copy Link';
export const qrCodeLabel = 'QR code of your link';
export const qrCode = 'QR code';
export const whatOthersSee = 'What others see';
export const renewOrSwitchOff = 'Renew or switch off';
