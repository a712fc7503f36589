import { storedTables } from '../../../contract/stored-data.ts';
import { storedKinds } from '../../../contract/stored-tables.ts';
import { tabKeys } from '../../platform/arrival/opened-link.ts';
import { storedKeys } from '../../platform/storage.ts';
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
  [storedKeys.comparedReading]: words.comparedReading,
  [storedKeys.codeSaved]: words.codeSaved,
  [storedKeys.arrival]: words.arrivalStorage,
  [tabKeys.openedLink]: words.openedLink,
  [tabKeys.shownLinks]: words.shownLinks,
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

const fields = ['why', 'until', 'who'] as const;

/** Describes the database in plain words. On a narrow page each row repeats the titles. */
export const StoredRows = () => (
  <table className="block w-full text-start leading-relaxed lg:table lg:table-fixed">
    <thead className="hidden text-step--1 text-muted lg:table-header-group">
      <tr>
        {(['what', ...fields] as const).map((field) => (
          <th key={field} scope="col" className="pe-8 pb-3 text-start font-normal last:pe-0">
            {words.storedTitles[field]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="block lg:table-row-group">
      {storedKinds.map((kind) => (
        <tr
          key={kind}
          className="block border-t border-line py-6 align-top lg:table-row lg:[&>*]:py-5 lg:[&>*]:pe-8"
        >
          <th scope="row" className="block text-start font-medium lg:table-cell">
            {words.stored[kind].what}
          </th>
          {fields.map((field) => (
            <td key={field} className="block pt-3 lg:table-cell lg:last:pe-0">
              <span className="block text-step--1 text-muted lg:hidden">
                {words.storedTitles[field]}
              </span>
              {words.stored[kind][field]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Every table and column of the database; a test compares the list with the real schema. */
export const StoredColumns = () => (
  <details className="border-y border-line">
    <summary className="min-h-11 cursor-pointer py-3 marker:text-muted">
      {words.columnsTitle}
    </summary>
    <div lang="en" dir="ltr" className="pb-6">
      {storedTables.map(({ table, purpose, until, columns }) => (
        <div key={table} className="border-t border-line py-5">
          <p className="max-w-3xl pb-3">
            {purpose} <span className="text-muted">{until}</span>
          </p>
          <dl className="grid gap-x-8 text-step--1 sm:grid-cols-[13rem_1fr]">
            {columns.map(({ column, holds }) => (
              <Row key={column} name={`${table}.${column}`} text={holds} />
            ))}
          </dl>
        </div>
      ))}
    </div>
  </details>
);
