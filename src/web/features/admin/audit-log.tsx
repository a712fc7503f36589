import { ScrollRegion } from '../../ui/components/scroll-region.tsx';
import { useAuditLog } from './use-audit-log.ts';

/**
 * Lists the edits that any administrator made to items and labels, newest first (product decisions
 * F1).
 */
export function AuditLog({ adminKey }: { readonly adminKey: string }) {
  const { data, isPending, isError } = useAuditLog(adminKey);
  if (isPending) return <p className="text-muted">Loading...</p>;
  if (isError) return <p className="text-poor">The audit log could not be loaded.</p>;
  if (data.entries.length === 0) return <p className="text-muted">Nothing was changed so far.</p>;
  return (
    <ScrollRegion label="Audit log">
      <table className="w-full min-w-2xl text-start text-step--1">
        <thead className="text-muted">
          <tr>
            {['When', 'Key', 'What', 'Before', 'After'].map((title) => (
              <th key={title} scope="col" className="py-2 pe-5 text-start font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.entries.map(({ id, at, keyName, target, field, before, after }) => (
            <tr key={id} className="border-t border-line align-top">
              <td className="py-3 pe-5 whitespace-nowrap tabular-nums">
                {new Date(at).toLocaleString('en')}
              </td>
              <td className="py-3 pe-5">{keyName}</td>
              <td className="py-3 pe-5 whitespace-nowrap">
                {target} · {field}
              </td>
              <td className="py-3 pe-5 text-muted">{before}</td>
              <td className="py-3">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
