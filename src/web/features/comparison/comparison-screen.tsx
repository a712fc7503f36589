import { paths } from '../../platform/navigation/paths.ts';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { ConsentNote } from '../safety/safety.tsx';
import { ComparisonNotice } from './comparison-notice.tsx';
import { ConversationGuide } from './conversation/conversation-guide.tsx';
import { PairPicture } from './conversation/pair-picture.tsx';
import { DreamScenarios } from './sections/dream-scenarios.tsx';
import { SharedActivities } from './sections/shared-activities.tsx';
import { ThemeRows } from './sections/theme-rows.tsx';
import { Verdict } from './sections/verdict.tsx';
import { useComparison } from './use-comparison.ts';
import type { Comparison } from './view-model/comparison-reply.ts';
import { readActivityGroups } from './view-model/shared-activities.ts';
import { readThemeRows } from './view-model/theme-rows.ts';

export default function ComparisonScreen() {
  const state = useComparison();
  if (state.phase === 'loading')
    return <LoadingScreen title="Profile Comparison" text="Loading the comparison..." />;
  if (state.phase === 'shown') return <ShownComparison comparison={state.comparison} />;
  return <ComparisonNotice detail={null} error={null} {...state} />;
}

function ShownComparison({ comparison }: { readonly comparison: Comparison }) {
  const groups = readActivityGroups(comparison);
  return (
    <>
      <HeaderLinks>
        <TextLink to={paths.profile()}>Back to Profile</TextLink>
      </HeaderLinks>
      <Verdict comparison={comparison} />
      <ThemeRows rows={readThemeRows(comparison)} />
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
