import { ConversationGuide } from '../comparison/conversation/conversation-guide.tsx';
import { DeltaBadge } from '../comparison/sections/delta-badge.tsx';
import { DreamScenarios } from '../comparison/sections/dream-scenarios.tsx';
import { SharedActivities } from '../comparison/sections/shared-activities.tsx';
import { ThemeRows } from '../comparison/sections/theme-rows.tsx';
import { Verdict } from '../comparison/sections/verdict.tsx';
import { readDelta } from '../comparison/view-model/delta.ts';
import { readActivityGroups } from '../comparison/view-model/shared-activities.ts';
import { readThemeRows } from '../comparison/view-model/theme-rows.ts';
import { Family, State } from './family.tsx';
import { inventComparison } from './invented-comparison.ts';

const levels = [
  ['very compatible', 84],
  ['compatible', 63],
  ['somewhat compatible', 52],
  ['unlikely to be compatible', 31],
] as const;
const comparison = inventComparison('compatible', 63);

export function Verdicts() {
  return (
    <Family title="Comparison: each verdict">
      {levels.map(([level, score]) => (
        <Verdict key={level} comparison={inventComparison(level, score)} />
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
            <DeltaBadge key={delta} delta={readDelta(0, delta)} />
          ))}
        </p>
      </State>
      <ThemeRows rows={readThemeRows(comparison)} />
    </Family>
  );
}

/** Shows shared activities in each `ActivityLayout`, and the sections without any activity. */
export function InCommon() {
  const groups = readActivityGroups(comparison);
  return (
    <Family title="Comparison: what is shared, and nothing shared">
      <DreamScenarios scenarios={comparison.dreamScenarios} />
      <SharedActivities groups={groups} />
      <ConversationGuide groups={groups} />
      <State name="nothing in common">
        <DreamScenarios scenarios={[]} />
        <SharedActivities groups={[]} />
      </State>
    </Family>
  );
}
