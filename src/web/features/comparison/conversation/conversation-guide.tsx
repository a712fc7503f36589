import { Button } from '../../../ui/components/button.tsx';
import type { GroupReading } from '../view-model/shared-activities.ts';
import { ConversationTopics } from './conversation-topics.tsx';
import { writeGuide } from './guide.ts';
import './guide.css';
import { LimitsChecklist } from './limits-checklist.tsx';
import { printSection } from './print-section.ts';
import { StopSignal } from './stop-signal.tsx';

/** A conversation guide made from the shared activities above it. It can be printed by itself. */
export function ConversationGuide({ groups }: { readonly groups: readonly GroupReading[] }) {
  const guide = writeGuide(groups);
  if (guide === null) return null;
  return (
    <section aria-labelledby="guide" className="guide pt-20">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div>
          <h2 id="guide">A conversation to begin with</h2>
          <p className="mt-3 max-w-2xl text-muted">
            Made from what you share above, and from nothing else. An interest is no agreement: each
            of these is a question, and no is a good answer to it.
          </p>
        </div>
        <Button look="secondary" className="print:hidden" onClick={() => printSection('guide')}>
          Print this guide
        </Button>
      </div>
      <ConversationTopics topics={guide.topics} />
      <LimitsChecklist activities={guide.activities} />
      <StopSignal />
    </section>
  );
}
