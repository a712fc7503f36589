/** The locally stored 'has seen welcome' flag, set for good by 'Begin Survey' (spec §3, §4). It holds the version of the consent given. */

import { consentVersion } from '../../../domain/survey.ts';
import { storage, storedKeys } from '../../platform/session/storage.ts';

export const hasSeenWelcome = () => storage.getItem(storedKeys.welcome) === consentVersion;
export const rememberWelcome = () => storage.setItem(storedKeys.welcome, consentVersion);
