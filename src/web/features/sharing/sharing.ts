/** What other features use of sharing: its section of the profile, the themes and the QR code. */

export { PublicThemes, readPublicThemes } from './public-themes.tsx';
export { ShareButton } from './share-button.tsx';
export { SharingSection } from './sharing-section.tsx';

export const loadQrDialog = () => import('./qr-dialog.tsx');
