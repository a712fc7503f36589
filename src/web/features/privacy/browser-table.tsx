import { storedKeys } from '../../platform/storage/storage.ts';

/** The values that the browser stores (spec §3). The type ensures that each key has a text. */
const keyTexts = {
  [storedKeys.session]:
    'Who is signed in, with your codes, and your age range and gender if you gave them; so that you need not type the login code again.',
  [storedKeys.token]: 'The proof that this browser is signed in, for 95 minutes.',
  [storedKeys.tokenExpiry]: 'When that proof ends.',
  [storedKeys.welcome]: 'That you have seen the welcome, and which wording of the consent.',
  [storedKeys.compareShareCode]: 'The share code of the profile you want to compare with.',
  theme: 'Light or dark, if you chose one.',
} as const satisfies Record<(typeof storedKeys)[keyof typeof storedKeys] | 'theme', string>;

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
