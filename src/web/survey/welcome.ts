/** The locally stored 'has seen welcome' flag, set for good by 'Begin Survey' (spec §3, §4). It holds the version of the consent given. */
import { consentVersion } from '../../contract/survey.ts';
import { storage } from '../session/storage.ts';

const key = 'has-seen-welcome';

export const hasSeenWelcome = () => storage.getItem(key) === consentVersion;
export const rememberWelcome = () => storage.setItem(key, consentVersion);
