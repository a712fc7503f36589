import { ConversationGuide } from '../comparison/conversation/conversation-guide.tsx';
import { DeltaBadge } from '../comparison/delta-badge.tsx';
import { DimensionRows } from '../comparison/dimension-rows.tsx';
import { DreamScenarios } from '../comparison/dream-scenarios.tsx';
import { SharedActivities } from '../comparison/shared-activities.tsx';
import { Verdict } from '../comparison/verdict.tsx';
import { deltaOf, readGroups, readRows } from '../comparison/view-model/comparison-view.ts';
import { Family, State } from './family.tsx';
import { comparison } from './invented.ts';

const levels = [
  ['very compatible', 84],
  ['compatible', 63],
  ['somewhat compatible', 52],
  ['unlikely to be compatible', 31],
] as const;
const shown = comparison('compatible', 63);

export function Verdicts() {
  return (
    <Family title="Comparison: each verdict">
      {levels.map(([level, score]) => (
        <Verdict key={level} comparison={comparison(level, score)} />
      ))}
    </Family>
  );
}

export function Compared() {
  return (
    <Family title="Comparison: two people, their differences">
      <State name="close, apart, far apart">
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          {[15, 30, 31].map((delta) => (
            <DeltaBadge key={delta} delta={deltaOf(0, delta)} />
          ))}
        </p>
      </State>
      <DimensionRows rows={readRows(shown)} />
    </Family>
  );
}

/** Activities: two sides, both sides, the same. */
export function InCommon() {
  const groups = readGroups(shown);
  return (
    <Family title="Comparison: what is shared, and nothing shared">
      <DreamScenarios scenarios={shown.dreamScenarios} />
      <SharedActivities groups={groups} />
      <ConversationGuide groups={groups} />
      <State name="nothing in common">
        <DreamScenarios scenarios={[]} />
        <SharedActivities groups={[]} />
      </State>
    </Family>
  );
}
