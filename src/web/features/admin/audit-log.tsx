import type { Reply } from '../../../contract/endpoints.ts';
import { ScrollRegion } from '../../ui/components/scroll-region.tsx';
import { formatDay } from '../../ui/language/dates.ts';
import { locale } from '../../ui/language/locale.ts';
import { markOf } from './scoring/parameter-sets.ts';
import { callAdmin, useAdminQuery, type AdminAccess } from './use-admin-key.ts';
import * as words from './words.ts';

type AuditEntry = Reply<'listAudit'>['entries'][number];

/** These values appear in log entries about a switch of the scoring. */
const scoring = { target: 'parameter set', startingValues: 'starting values' } as const;

const describeVersion = (version: string): string =>
  version === scoring.startingValues
    ? words.startingValues
    : words.setOf(formatDay(version), markOf(version));

/** Texts of edits are shown as they were typed. */
export const describeChange = ({ target, field, before, after }: AuditEntry) =>
  target === scoring.target
    ? { what: words.setInUse, before: describeVersion(before), after: describeVersion(after) }
    : { what: words.targetAndField(target, field), before, after };

/** Lists every change by an administrator, the newest first. */
export function AuditLog({ access }: { readonly access: AdminAccess }) {
  const { data, isPending, isError } = useAdminQuery(
    ['admin-audit'],
    () => callAdmin('listAudit', { adminKey: access.adminKey, query: {} }),
    access,
  );
  if (isPending) return <p className="text-muted">{words.loading}</p>;
  if (isError)
    return (
      <p role="alert" className="text-poor">
        {words.notLoaded}
      </p>
    );
  if (data.entries.length === 0) return <p className="text-muted">{words.noChanges}</p>;
  return (
    <ScrollRegion label={words.auditLog}>
      <table className="w-full min-w-2xl text-start text-step--1">
        <thead className="text-muted">
          <tr>
            {[words.when, words.key, words.what, words.before, words.after].map((title) => (
              <th key={title} scope="col" className="py-2 pe-5 text-start font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({ entry }: { readonly entry: AuditEntry }) {
  const { what, before, after } = describeChange(entry);
  return (
    <tr className="border-t border-line align-top">
      <td className="py-3 pe-5 whitespace-nowrap tabular-nums">
        {new Date(entry.at).toLocaleString(locale)}
      </td>
      <td className="py-3 pe-5">{entry.keyName}</td>
      <td className="py-3 pe-5 whitespace-nowrap">{what}</td>
      <td className="py-3 pe-5 text-muted">{before}</td>
      <td className="py-3">{after}</td>
    </tr>
  );
}
