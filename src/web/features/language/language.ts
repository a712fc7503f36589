export { DraftNote } from './language-notes.tsx';
export { LanguageStates } from './language-states.tsx';
export { LanguageOffer, LanguageSwitch } from './language-switch.tsx';
