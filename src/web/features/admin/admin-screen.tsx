import { Tabs } from '@base-ui/react/tabs';
import { Button } from '../../ui/components/button.tsx';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { useAdminKey } from './access/use-admin-key.ts';
import { AdminLogin } from './admin-login.tsx';
import { AuditLog } from './audit/audit-log.tsx';
import { EditionStatus } from './edition-status.tsx';
import { ItemEditor } from './items/item-editor.tsx';
import { LabelEditor } from './labels/label-editor.tsx';
import { ScoringTab } from './scoring/scoring-tab.tsx';
import * as words from './words.ts';

const tabs = [
  words.standard48Questions,
  words.pool80Questions,
  words.responseLabels,
  words.scoring,
  words.auditLog,
] as const;

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
      <Tabs.Root defaultValue={tabs[0]}>
        <Tabs.List
          className="flex flex-wrap gap-x-7 border-b border-line"
          aria-label={words.whatToEdit}
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
          <ScoringTab access={access} />
        </Tabs.Panel>
        <Tabs.Panel value={tabs[4]} className="py-8">
          <AuditLog access={access} />
        </Tabs.Panel>
      </Tabs.Root>
    </>
  );
}
