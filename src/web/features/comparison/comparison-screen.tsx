import { paths } from '../../platform/navigation/paths.ts';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { ConsentNote } from '../safety/safety.tsx';
import { ComparisonNotice } from './comparison-notice.tsx';
import { ConversationGuide } from './conversation/conversation-guide.tsx';
import { PairPicture } from './conversation/pair-picture.tsx';
import { DimensionRows } from './dimensions/dimension-rows.tsx';
import { readThemeRows } from './dimensions/theme-rows.ts';
import { mapGroups, readMap, type MapReading } from './map/read-map.ts';
import { ThemeMap } from './map/theme-map.tsx';
import { groupIds, groupTitles } from './map/words.ts';
import { NamingNote } from './naming/naming-note.tsx';
import { useNamingWait } from './naming/use-naming-wait.ts';
import { Contents } from './sections/contents.tsx';
import { DreamScenarios } from './sections/dream-scenarios.tsx';
import { SharedActivities } from './sections/shared-activities.tsx';
import { Verdict } from './sections/verdict.tsx';
import { useComparison } from './use-comparison.ts';
import type { Comparison } from './view-model/comparison-reply.ts';
import { readPairSubject } from './view-model/pair-subject.ts';
import { readActivityGroups } from './view-model/shared-activities.ts';
import * as words from './words.ts';

export default function ComparisonScreen() {
  const { state, askAgain } = useComparison();
  if (state.phase === 'loading') return <LoadingScreen title={words.title} text={words.loading} />;
  if (state.phase === 'shown') return <ShownComparison {...state} askAgain={askAgain} />;
  return <ComparisonNotice detail={null} error={null} {...state} />;
}

interface ShownProps {
  readonly comparison: Comparison;
  readonly receivedAt: number;
  readonly askAgain: () => Promise<boolean>;
}

function ShownComparison(shown: ShownProps) {
  const { comparison } = shown;
  const { naming, seconds, announcement } = useNamingWait(shown);
  const groups = readActivityGroups(comparison);
  const map = readMap(comparison);
  return (
    <>
      <HeaderLinks>
        <TextLink to={paths.profile()}>{words.backToProfile}</TextLink>
      </HeaderLinks>
      <Verdict comparison={comparison} sameSide={map?.sameSide ?? null} />
      <Contents entries={listContents(map, groups.length > 0)} />
      {map && <ThemeMap map={map} />}
      <DimensionRows rows={readThemeRows(comparison)} />
      <NamingNote naming={naming} seconds={seconds} announcement={announcement} />
      <DreamScenarios scenarios={comparison.dreamScenarios} isNaming={naming.isNaming} />
      <SharedActivities groups={groups} isNaming={naming.isNaming} />
      <ConversationGuide
        groups={groups}
        meetingTheme={comparison.detail?.meetingThemes?.[0] ?? null}
      />
      <PairPicture
        pair={readPairSubject(
          comparison,
          groups.map(({ title }) => title),
        )}
      />
      <p className="pt-2 print:hidden">
        <TextLink to={paths.profile()}>{words.backToProfile}</TextLink>
      </p>
      <ConsentNote />
    </>
  );
}

/** Links to the headings of the page, without those that it does not have. */
const listContents = (map: MapReading | null, hasGuide: boolean) => [
  ...(map
    ? mapGroups.map((group) => ({
        id: groupIds[group],
        label: groupTitles[group],
      }))
    : []),
  { id: 'compared', label: words.inFigures },
  { id: 'shared', label: words.whatIsShared },
  ...(hasGuide ? [{ id: 'guide', label: words.toTalk }] : []),
];
