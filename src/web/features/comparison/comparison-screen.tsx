import { paths } from '../../platform/navigation/paths.ts';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { ConsentNote } from '../safety/safety.tsx';
import { ComparisonNotice } from './comparison-notice.tsx';
import { ConversationGuide } from './conversation/conversation-guide.tsx';
import { PairPicture } from './conversation/pair-picture.tsx';
import { DimensionRows } from './dimension-rows.tsx';
import { DreamScenarios } from './dream-scenarios.tsx';
import { SharedActivities } from './shared-activities.tsx';
import { useComparison } from './use-comparison.ts';
import { Verdict } from './verdict.tsx';
import { readGroups, readRows, type Comparison } from './view-model/comparison-view.ts';

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
