/**
 * The locally stored 'has seen welcome' flag, set by 'Begin Survey' (spec §3, §4). Its value is the
 * version of the consent, so that a new version shows the welcome again.
 */

import { consentVersion } from '../../../../domain/survey.ts';
import { storage, storedKeys } from '../../../platform/storage/storage.ts';

export const hasSeenWelcome = () => storage.getItem(storedKeys.welcome) === consentVersion;
export const rememberWelcome = () => storage.setItem(storedKeys.welcome, consentVersion);
