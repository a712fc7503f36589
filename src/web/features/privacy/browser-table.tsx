import { tabKeys } from '../../platform/arrival/opened-link.ts';
import { storedKeys } from '../../platform/storage/storage.ts';
import * as words from './words.ts';

type StoredKey =
  | (typeof storedKeys)[keyof typeof storedKeys]
  | (typeof tabKeys)[keyof typeof tabKeys]
  | 'theme';

/** The values that the browser stores (spec §3). The type ensures that each key has a text. */
const keyTexts = {
  [storedKeys.session]: words.authStorage,
  [storedKeys.token]: words.accessToken,
  [storedKeys.tokenExpiry]: words.tokenExpiry,
  [storedKeys.welcome]: words.welcomeFlag,
  [storedKeys.compareShareCode]: words.compareShareCode,
  [storedKeys.arrival]: words.arrivalStorage,
  [tabKeys.openedLink]: words.openedLink,
  [tabKeys.shownLinks]: words.countedLinks,
  theme: words.themeChoice,
} as const satisfies Record<StoredKey, string>;

export function BrowserTable() {
  return (
    <dl className="grid gap-x-8 text-step--1 sm:grid-cols-[13rem_1fr]">
      {Object.entries(keyTexts).map(([key, text]) => (
        <div key={key} className="contents">
          <dt className="border-t border-line pt-2 [overflow-wrap:anywhere] text-muted sm:py-2">
            {key}
          </dt>
          <dd className="pb-2 sm:border-t sm:border-line sm:pt-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
