import { ConversationGuide } from '../comparison/conversation/conversation-guide.tsx';
import { writeGuide } from '../comparison/conversation/guide.ts';
import { DeltaBadge, DimensionRows } from '../comparison/dimension-rows.tsx';
import { readMap } from '../comparison/map/read-map.ts';
import { ThemeMap } from '../comparison/map/theme-map.tsx';
import { NamingNote } from '../comparison/naming-note.tsx';
import { readNaming } from '../comparison/naming.ts';
import { KeepForm } from '../comparison/people/keep-comparison.tsx';
import { People, PersonRow } from '../comparison/people/people-list.tsx';
import { SendBack } from '../comparison/people/send-back.tsx';
import { readActivityGroups } from '../comparison/shared-activities-view.ts';
import { DreamScenarios, SharedActivities } from '../comparison/shared-activities.tsx';
import { readDelta, readThemeRows } from '../comparison/theme-rows.ts';
import { Verdict } from '../comparison/verdict.tsx';
import { Family, State } from './family.tsx';
import { inventComparison } from './invented/invented-comparison.ts';
import { inventPeople } from './invented/invented-people.ts';

const levels = [
  ['very compatible', 84],
  ['compatible', 63],
  ['somewhat compatible', 52],
  ['unlikely to be compatible', 31],
] as const;
const comparison = inventComparison('compatible', 63);

const withheldDetails = [
  { named: 'few', withheld: null, namedFrom: null },
  { named: 'fit', withheld: null, namedFrom: null },
  { named: 'few', withheld: 'tooSoon', namedFrom: '2026-11-22T10:00:00.000Z' },
  { named: 'few', withheld: 'flagged', namedFrom: null },
  { named: 'few', withheld: 'answerSets', namedFrom: null },
  { named: 'few', withheld: 'synthetic', namedFrom: null },
] as const;

export const Verdicts = () => (
  <Family title="Comparison: each verdict">
    {levels.map(([level, score]) => (
      <Verdict
        key={level}
        comparison={inventComparison(level, score)}
        map={readMap(inventComparison(level, score))}
      />
    ))}
  </Family>
);

/** Shows the map with each way to stand to a theme, and two people whom nothing draws. */
export function Maps() {
  const map = readMap(comparison);
  const quiet = readMap({ ...comparison, detail: { ...comparison.detail, themes: [] } });
  return (
    <Family title="Comparison: the map of themes">
      <ThemeMap map={map} />
      <State name="nothing to show">
        <ThemeMap map={quiet} />
        <ConversationGuide guide={writeGuide(quiet, [], undefined)} />
      </State>
    </Family>
  );
}

export const Compared = () => (
  <Family title="Comparison: two people, their differences">
    <State name="close, apart, far apart">
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        {[15, 30, 31].map((delta) => (
          <DeltaBadge key={delta} delta={readDelta(0, delta)} />
        ))}
      </p>
    </State>
    <DimensionRows rows={readThemeRows(comparison)} />
  </Family>
);

/** Shows shared activities in each `ActivityLayout`, and the sections without any activity. */
export function InCommon() {
  const groups = readActivityGroups(comparison);
  return (
    <Family title="Comparison: what is shared, and nothing shared">
      <DreamScenarios scenarios={comparison.dreamScenarios} />
      <SharedActivities groups={groups} />
      <ConversationGuide guide={writeGuide(readMap(comparison), groups, 'BOND')} />
      <State name="nothing in common">
        <DreamScenarios scenarios={[]} />
        <SharedActivities groups={[]} />
      </State>
    </Family>
  );
}

/** Shows the ways on from a comparison, and the list of those who are kept. */
export function KeptPeople() {
  const people = inventPeople();
  const shareCode = people[0]?.shareCode ?? '';
  return (
    <Family title="Comparison: sent back, kept">
      <SendBack shareCode={shareCode} origin="https://spark.example" />
      <State name="not kept">
        <KeepForm shareCode={shareCode} kept={undefined} />
      </State>
      <State name="kept">
        <KeepForm shareCode={shareCode} kept={people[0]} />
      </State>
      <State name="the list">
        <People people={people} />
        <ul>
          {people.map((person, index) => (
            <PersonRow key={person.shareCode} person={person} isKept={index !== 1} />
          ))}
        </ul>
      </State>
    </Family>
  );
}

/** Shows each reason for naming few interests or none. */
export const NotNamed = () => (
  <Family title="Comparison: what is not named, and why">
    {withheldDetails.map((detail) => (
      <NamingNote
        key={`${detail.named} ${detail.withheld}`}
        naming={readNaming({ detail: { ...comparison.detail, ...detail } })}
        seconds={detail.namedFrom === null ? null : 155}
        announcement=""
      />
    ))}
  </Family>
);
