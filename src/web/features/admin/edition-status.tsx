import { useQuery } from '@tanstack/react-query';
import { callAdmin } from './access/use-admin-key.ts';
import * as words from './words.ts';

/** Says which edition of the questions new surveys ask (product decisions C9). */
export function EditionStatus({ adminKey }: { readonly adminKey: string }) {
  const { data } = useQuery({
    queryKey: ['admin-editions'],
    queryFn: () => callAdmin('listEditions', { adminKey }),
  });
  const current = data?.at(-1);
  return (
    <p className="min-h-12 max-w-3xl pb-4 text-step--1 text-muted">
      {current &&
        words.currentEdition(
          current.number,
          current.core,
          current.pool,
          data?.length === 1 ? words.onlyEdition : words.earlierEditions,
        )}
    </p>
  );
}
