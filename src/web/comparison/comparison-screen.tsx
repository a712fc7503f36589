import { paths } from '../app/paths.ts';
import { HeaderLinks } from '../app/site-header.tsx';
import { ConsentNote } from '../safety/consent-note.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { ComparisonNotice } from './comparison-notice.tsx';
import { readGroups, readRows, type Comparison } from './comparison-view.ts';
import { DimensionRows } from './dimension-rows.tsx';
import { DreamScenarios } from './dream-scenarios.tsx';
import { SharedActivities } from './shared-activities.tsx';
import { ConversationGuide } from './together/conversation-guide.tsx';
import { PairPicture } from './together/pair-picture.tsx';
import { useComparison } from './use-comparison.ts';
import { Verdict } from './verdict.tsx';

export default function ComparisonScreen() {
  const state = useComparison();
  if (state.phase === 'loading')
    return <LoadingScreen title="Profile Comparison" text="Loading the comparison..." />;
  if (state.phase === 'shown') return <ShownComparison comparison={state.comparison} />;
  return <ComparisonNotice detail={null} error={null} {...state} />;
}

function ShownComparison({ comparison }: { readonly comparison: Comparison }) {
  const groups = readGroups(comparison);
  return (
    <>
      <HeaderLinks>
        <TextLink to={paths.profile()}>Back to Profile</TextLink>
      </HeaderLinks>
      <Verdict comparison={comparison} />
      <DimensionRows rows={readRows(comparison)} />
      <DreamScenarios scenarios={comparison.dreamScenarios} />
      <SharedActivities groups={groups} />
      <ConversationGuide groups={groups} />
      <PairPicture comparison={comparison} />
      <p className="pt-14 print:hidden">
        <TextLink to={paths.profile()}>Back to Profile</TextLink>
      </p>
      <ConsentNote />
    </>
  );
}
