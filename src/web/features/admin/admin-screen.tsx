import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useRef } from 'react';
import { Button } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { EnglishNote } from '../language/language.ts';
import { AuditLog } from './audit-log.tsx';
import { ItemEditor, PoolEditor } from './item-editor.tsx';
import { LabelEditor } from './label-editor.tsx';
import { ScoringTab } from './scoring/scoring-tab.tsx';
import { Tabs } from './tabs.tsx';
import { type AdminAccess, callAdmin, useAdminKey } from './use-admin-key.ts';
import * as words from './words.ts';

interface Props {
  readonly error: string | null;
  readonly onSubmit: (key: string) => Promise<void>;
}

function AdminLogin({ error, onSubmit }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className="my-auto flex max-w-md flex-col gap-5 pt-6 pb-24"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(input.current?.value ?? '');
      }}
    >
      <h1>{words.adminLogin}</h1>
      <Field
        ref={input}
        label={words.adminKey}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        error={error}
      />
      <Button type="submit" className="self-start">
        {words.login}
      </Button>
    </form>
  );
}

/** Says which edition of the questions new surveys ask. */
function EditionStatus({ adminKey }: { readonly adminKey: string }) {
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

const listTabs = (access: AdminAccess): ComponentProps<typeof Tabs>['tabs'] => [
  [words.standard48Questions, () => <ItemEditor form="standard-48" access={access} />],
  [words.pool80Questions, () => <PoolEditor access={access} />],
  [words.responseLabels, () => <LabelEditor access={access} />],
  [words.scoring, () => <ScoringTab access={access} />],
  [words.auditLogTab, () => <AuditLog access={access} />],
];

export default function AdminScreen() {
  const { access, error, logIn, logOut } = useAdminKey();
  if (access === null)
    return (
      <>
        <EnglishNote />
        <AdminLogin error={error} onSubmit={logIn} />
      </>
    );
  return (
    <>
      <HeaderLinks>
        <Button look="quiet" onClick={logOut}>
          {words.logout}
        </Button>
      </HeaderLinks>
      <EnglishNote />
      <h1 className="pt-6 pb-2 text-step-2 sm:pt-8">{words.adminConsole}</h1>
      <EditionStatus adminKey={access.adminKey} />
      <Tabs label={words.whatToEdit} tabs={listTabs(access)} />
    </>
  );
}
