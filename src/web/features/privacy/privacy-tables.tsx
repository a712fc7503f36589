import { storedTables } from '../../../contract/stored-data.ts';
import { type StoredPart, storedParts, type StoredTable } from '../../../contract/stored-tables.ts';
import { tabKeys } from '../../platform/arrival/opened-link.ts';
import { storedKeys } from '../../platform/storage.ts';
import { storedText } from './stored-texts.ts';
import * as words from './words.ts';

type StoredKey =
  | (typeof storedKeys)[keyof typeof storedKeys]
  | (typeof tabKeys)[keyof typeof tabKeys]
  | 'theme';

/** The values that the browser stores. The type ensures that each key has a text. */
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

const Row = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div className="contents">
    <dt
      lang="en"
      translate="no"
      className="border-t border-line pt-2 [overflow-wrap:anywhere] text-muted sm:py-2"
    >
      {name}
    </dt>
    <dd className="pb-2 sm:border-t sm:border-line sm:pt-2">{text}</dd>
  </div>
);

export const BrowserTable = () => (
  <dl className="grid gap-x-8 text-step--1 sm:grid-cols-[13rem_1fr]">
    {Object.entries(keyTexts).map(([key, text]) => (
      <Row key={key} name={key} text={text} />
    ))}
  </dl>
);

const byPart = Map.groupBy(storedTables, ({ part }) => part);

/** Every table and column of the database; a test compares the list with the real schema. */
export const StoredTables = () => (
  <>
    {Object.entries(storedParts).map(([part, title]) => (
      <section key={part} aria-labelledby={`part-${part}`} className="border-t border-line py-8">
        <h3 id={`part-${part}`} className="text-step-1">
          {storedText(title)}
        </h3>
        {(byPart.get(part as StoredPart /* as: a key of storedParts */) ?? []).map((table) => (
          <Table key={table.table} table={table} />
        ))}
      </section>
    ))}
  </>
);

const Table = ({ table: { table, purpose, until, columns } }: { readonly table: StoredTable }) => (
  <details className="border-t border-line first-of-type:mt-5 first-of-type:border-t-0">
    <summary className="min-h-11 cursor-pointer py-3 marker:text-muted">
      {storedText(purpose)} <span className="text-muted">{storedText(until)}</span>
    </summary>
    <dl className="grid gap-x-8 pb-6 text-step--1 sm:grid-cols-[13rem_1fr] sm:ps-5">
      {columns.map(({ column, holds }) => (
        <Row key={column} name={`${table}.${column}`} text={storedText(holds)} />
      ))}
    </dl>
  </details>
);
