import { dimensionKeys, dimensionNames, polarityKeys } from '../../contract/dimensions.ts';
import { DeltaBadge } from '../comparison/delta-badge.tsx';
import { type Comparison, deltaOf, readGroups, readRows } from '../comparison/comparison-view.ts';
import { DimensionRows } from '../comparison/dimension-rows.tsx';
import { DreamScenarios } from '../comparison/dream-scenarios.tsx';
import { SharedActivities } from '../comparison/shared-activities.tsx';
import { Verdict } from '../comparison/verdict.tsx';
import { assembleProfile, type MathematicalProfile } from '../profile/reading/computed-profile.ts';
import { readProfile } from '../profile/reading/profile-view.ts';
import { DimensionCard } from '../profile/sections/dimension-card.tsx';
import { InterestAreas } from '../profile/sections/interest-areas.tsx';
import { PolarityProfile } from '../profile/sections/polarity-profile.tsx';
import { ProfileSummary } from '../profile/sections/profile-summary.tsx';
import { PublicDimensions } from '../public-profile/public-dimensions.tsx';
import { ComparisonBanner, VisitorActions } from '../public-profile/visitor-actions.tsx';
import { Family, State } from './family.tsx';

const figures = [93, 84, 72, 66, 58, 49, 41, 30, 18, 6];
type PublicShape = Parameters<typeof PublicDimensions>[0]['dimensions'];
const figureOf = (index: number) => figures[index] ?? 0;
const dimensions = Object.fromEntries(
  dimensionKeys.map((key, index) => [key, { label: dimensionNames[key], score: figureOf(index), se: 6, fantasy: figureOf(index), fantasySe: 7, activity: Math.max(0, figureOf(index) - 12), activitySe: 8 }]),
) as unknown as PublicShape & Record<string, { readonly score: number }>; // as: made in a loop, which forgets the keys
const polarities = Object.fromEntries(polarityKeys.map((key, index) => [key, { value: [62, -48, 20, -6, 0, 85][index], se: 13 }]));
const computed = {
  scores: Object.fromEntries(['DS', 'SM', 'BOND', 'EXVOY', 'FET'].map((key) => [key, { score: dimensions[key]?.score, se: 6 }])),
  polarities,
  dimensions,
  notes: { meta: 'Sensory play and leading stand out, both with a narrow margin. What you imagine goes further than what you want to do, most of all where roles are concerned.', answered: 63, provisional: true, writtenBy: 'rules' },
} as unknown as MathematicalProfile; // as: made in loops, which forget the keys
const reading = readProfile(assembleProfile('gallery', computed, new Date('2026-11-21T12:00:00Z')));

const pair = (values: readonly number[]) => ({ dimensions: Object.fromEntries(['ds', 'sm', 've', 'fet', 'enm'].map((key, index) => [key, { dimension: values[index], se: 7 }])) });
const activity = (category: string, form: 'both' | 'same' | 'two', questionText: string, complementaryQuestionText = questionText) => ({
  category,
  questionText,
  complementaryQuestionText,
  isMutualComplementary: form === 'both',
  isSameQuestion: form === 'same',
});
const comparison = (level: string, score: number) =>
  ({
    compatibilityLevel: level,
    compatibilityScore: score,
    compatibilityInterval: [Math.max(0, score - 11), Math.min(100, score + 9)],
    compatibilityReason: 'You meet most in caring and being cared for: what one of you wants, the other is open to. The figure could also lie one level higher.',
    profile1: pair([74, 30, 40, 55, 20]),
    profile2: pair([20, 66, 52, 80, 60]),
    dreamScenarios: [{ questionText: 'Giving up every decision for a whole evening, by agreement.', user1Activity: 4, user2Activity: 2, estimated: true }],
    sharedActivities: [
      activity('DS', 'two', 'Leading a scene that was agreed beforehand.', 'Following in a scene that was agreed beforehand.'),
      activity('DS', 'both', 'Deciding what happens next.', 'Letting the other decide.'),
      activity('FET', 'same', 'Choosing together what one of us wears.'),
    ],
  }) as unknown as Comparison; // as: an example in the contract's shape

const levels = [['very compatible', 84], ['compatible', 63], ['somewhat compatible', 52], ['unlikely to be compatible', 31]] as const;

export function OwnProfile() {
  return (
    <Family id="profile" title="Profile">
      <ProfileSummary reading={reading} />
      <State name="cards: high, medium, neutral, TOP">
        <ul>
          {reading.dimensions.map((dimension) => (
            <DimensionCard key={dimension.key} dimension={dimension} />
          ))}
        </ul>
      </State>
      <PolarityProfile polarities={reading.polarities} />
      <InterestAreas areas={reading.areas} />
      <State name="no area">
        <InterestAreas areas={[]} />
      </State>
    </Family>
  );
}

export function OtherProfile() {
  return (
    <Family id="public" title="Public profile">
      <ComparisonBanner />
      <PublicDimensions dimensions={dimensions} />
      <State name="a visitor">
        <VisitorActions shareCode="ABCDEFGHJKMNPQRSTVWX" isVisitorLoggedIn={false} />
      </State>
      <State name="signed in">
        <VisitorActions shareCode="ABCDEFGHJKMNPQRSTVWX" isVisitorLoggedIn />
      </State>
    </Family>
  );
}

export function Two() {
  const shown = comparison('compatible', 63);
  return (
    <Family id="comparison" title="Comparison">
      {levels.map(([level, score]) => (
        <Verdict key={level} comparison={comparison(level, score)} />
      ))}
      <State name="deltas: close, apart, far apart">
        <p className="flex flex-wrap gap-8">
          {[15, 30, 31].map((delta) => (
            <DeltaBadge key={delta} delta={deltaOf(0, delta)} />
          ))}
        </p>
      </State>
      <DimensionRows rows={readRows(shown)} />
      <DreamScenarios scenarios={shown.dreamScenarios} />
      <SharedActivities groups={readGroups(shown)} />
      <State name="nothing in common">
        <DreamScenarios scenarios={[]} />
        <SharedActivities groups={[]} />
      </State>
    </Family>
  );
}
