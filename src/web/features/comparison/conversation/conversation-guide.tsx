import type { Theme } from '../../../../domain/themes.ts';
import { Button } from '../../../ui/components/button.tsx';
import { Fold } from '../../../ui/disclosure/fold.tsx';
import type { GroupReading } from '../view-model/shared-activities.ts';
import { ConversationTopics } from './conversation-topics.tsx';
import { writeGuide } from './guide.ts';
import './guide.css';
import { LimitsChecklist } from './limits-checklist.tsx';
import { printSection } from './print-section.ts';
import { StopSignal } from './stop-signal.tsx';
import * as words from './words.ts';

interface Props {
  readonly groups: readonly GroupReading[];
  /** The theme in which the two meet most; null if the reason names none. */
  readonly meetingTheme?: Theme | null;
}

/** A conversation guide made from what the page shows. It can be printed by itself. */
export function ConversationGuide({ groups, meetingTheme = null }: Props) {
  const guide = writeGuide(groups, meetingTheme);
  if (guide === null) return null;
  return (
    <section aria-labelledby="guide" className="guide pt-7 sm:pt-10">
      <h2 id="guide" className="scroll-mt-4 text-step-1 sm:text-step-2">
        {words.title}
      </h2>
      <p className="mt-2 max-w-2xl text-step--1 text-muted sm:text-step-0">{words.intro}</p>
      <ConversationTopics topics={guide.topics} />
      <div className="border-t border-line">
        <Fold level={3} label={words.limits}>
          <LimitsChecklist activities={guide.activities} />
          <Button
            look="secondary"
            className="mt-3 mb-5 print:hidden"
            onClick={() => printSection('guide')}
          >
            {words.print}
          </Button>
        </Fold>
      </div>
      <div className="border-t border-line break-inside-avoid">
        <Fold level={3} label={words.stopSignal}>
          <StopSignal />
        </Fold>
      </div>
    </section>
  );
}
