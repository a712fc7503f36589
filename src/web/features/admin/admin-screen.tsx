import { Tabs } from '@base-ui/react/tabs';
import { useRef } from 'react';
import { Button } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { AuditLog } from './audit-log.tsx';
import { ItemEditor } from './item-editor.tsx';
import { LabelEditor } from './label-editor.tsx';
import { invalidKeyText, useAdminKey } from './use-admin.ts';

const tabs = [
  'Standard-48 Questions',
  'Pool-80 Questions',
  'Response Labels',
  'Audit Log',
] as const;

export default function AdminScreen() {
  const { key, error, logIn, logOut } = useAdminKey();
  if (key === null) return <Login error={error} onSubmit={logIn} />;
  const access = { adminKey: key, onRefused: () => logOut(invalidKeyText) };
  return (
    <>
      <HeaderLinks>
        <Button look="quiet" onClick={() => logOut()}>
          Logout
        </Button>
      </HeaderLinks>
      <h1 className="pt-6 pb-8 text-step-2 sm:pt-8">Admin Console</h1>
      <Tabs.Root defaultValue={tabs[0]}>
        <Tabs.List
          className="flex flex-wrap gap-x-7 border-b border-line"
          aria-label="What to edit"
        >
          {tabs.map((tab) => (
            <Tabs.Tab
              key={tab}
              value={tab}
              className="-mb-px min-h-11 cursor-pointer border-b-2 border-transparent text-muted hover:text-text data-active:border-accent data-active:text-text"
            >
              {tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tabs[0]} className="py-8">
          <ItemEditor form="standard-48" access={access} />
        </Tabs.Panel>
        <Tabs.Panel value={tabs[1]} className="py-8">
          <ItemEditor form="pool-80" access={access} />
        </Tabs.Panel>
        <Tabs.Panel value={tabs[2]} className="py-8">
          <LabelEditor access={access} />
        </Tabs.Panel>
        <Tabs.Panel value={tabs[3]} className="py-8">
          <AuditLog adminKey={key} />
        </Tabs.Panel>
      </Tabs.Root>
    </>
  );
}

function Login({
  error,
  onSubmit,
}: {
  readonly error: string | null;
  readonly onSubmit: (key: string) => Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className="my-auto flex max-w-md flex-col gap-5 pt-6 pb-24"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(input.current?.value ?? '');
      }}
    >
      <h1>Admin Login</h1>
      <Field
        ref={input}
        label="Admin key"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        error={error}
      />
      <Button type="submit" className="self-start">
        Login
      </Button>
    </form>
  );
}
