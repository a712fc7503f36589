export { DraftNote } from './language-notes.tsx';
export { LanguageStates } from './language-states.tsx';
export { LanguageLink, LanguageOffer, LanguageSwitch } from './language-switch.tsx';
