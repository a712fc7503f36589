/** What other features use of sharing: its door, its section of the profile, and link parts. */

export { QrButton, ShareButton } from './link-buttons.tsx';
export {
  LoginCode,
  SaveCodeReminder,
  SendOwnLink,
  ShareDoor,
  SharingSection,
} from './sharing-section.tsx';
