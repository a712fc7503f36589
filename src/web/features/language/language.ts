export { DraftNote, EnglishNote } from './language-notes.tsx';
export { LanguageStates } from './language-states.tsx';
export { LanguageLink, LanguageMenu, LanguageOffer, LanguageSwitch } from './language-switch.tsx';
