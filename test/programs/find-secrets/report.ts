import type { Find } from './search.ts';
import { type Group, secretKinds } from './secrets.ts';

export interface PlaceResult {
  readonly place: string;
  readonly finds: readonly Find[];
  readonly bytes: number;
}

/** With the master key, the operator may open accounts that have a confirmed address. */
export const isForbidden = ({ secret, needsMasterKey }: Find): boolean =>
  !(needsMasterKey && secret.group === 'address');

const groupNames: Readonly<Record<Group, string>> = {
  'no address': 'without an address',
  address: 'with an address',
  deleted: 'deleted',
  shared: 'whose account is unknown',
};

/** Counts each secret once, such as '12 token, 3 answers'. */
function countKinds(finds: readonly Find[]): string {
  const secrets = [...new Set(finds.map(({ secret }) => secret))];
  return secretKinds
    .map((kind) => ({ kind, count: secrets.filter((secret) => secret.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} × ${kind}`)
    .join(', ');
}

function renderGroups(finds: readonly Find[]): string {
  const groups = Map.groupBy(finds, ({ secret }) => secret.group);
  return [...groups].map(([group, each]) => `${groupNames[group]}: ${countKinds(each)}`).join('; ');
}

/** One line, such as 'the log (0.3 MB): nothing'. */
export function renderPlace({ place, finds, bytes }: PlaceResult): string {
  const [forbidden, allowed] = [true, false].map((wanted) =>
    finds.filter((find) => isForbidden(find) === wanted),
  );
  const start = `${place} (${(bytes / 1e6).toFixed(1)} MB)`;
  const found = forbidden?.length ? `FOUND ${renderGroups(forbidden)}` : 'nothing';
  const opened = allowed?.length ? ` [as told to their owners: ${countKinds(allowed)}]` : '';
  return `${start}: ${found}${opened}`;
}
