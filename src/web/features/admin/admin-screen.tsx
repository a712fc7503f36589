import { Tabs } from '@base-ui/react/tabs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { AuditLog } from './audit-log.tsx';
import { ItemEditor, PoolEditor } from './item-editor.tsx';
import { LabelEditor } from './label-editor.tsx';
import { ScoringTab } from './scoring/scoring-tab.tsx';
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

const tabs: readonly (readonly [title: string, render: (access: AdminAccess) => ReactNode])[] = [
  [words.standard48Questions, (access) => <ItemEditor form="standard-48" access={access} />],
  [words.pool80Questions, (access) => <PoolEditor access={access} />],
  [words.responseLabels, (access) => <LabelEditor access={access} />],
  [words.scoring, (access) => <ScoringTab access={access} />],
  [words.auditLogTab, (access) => <AuditLog access={access} />],
];

export default function AdminScreen() {
  const { access, error, logIn, logOut } = useAdminKey();
  if (access === null) return <AdminLogin error={error} onSubmit={logIn} />;
  return (
    <>
      <HeaderLinks>
        <Button look="quiet" onClick={logOut}>
          {words.logout}
        </Button>
      </HeaderLinks>
      <h1 className="pt-6 pb-2 text-step-2 sm:pt-8">{words.adminConsole}</h1>
      <EditionStatus adminKey={access.adminKey} />
      <Tabs.Root defaultValue={words.standard48Questions}>
        <Tabs.List
          className="flex flex-wrap gap-x-7 border-b border-line"
          aria-label={words.whatToEdit}
        >
          {tabs.map(([tab]) => (
            <Tabs.Tab
              key={tab}
              value={tab}
              className="-mb-px min-h-11 cursor-pointer border-b-2 border-transparent text-muted hover:text-text data-active:border-accent data-active:text-text"
            >
              {tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(([tab, render]) => (
          <Tabs.Panel key={tab} value={tab} className="py-8">
            {render(access)}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </>
  );
}
