import { useEffect, useState } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { HeaderLinks } from '../../ui/components/header-links.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { ConsentNote } from '../safety/safety.tsx';
import { ComparisonNotice } from './comparison-notice.tsx';
import { type Comparison, readPairSubject } from './comparison-reply.ts';
import { ConversationGuide, PairPicture } from './conversation/conversation-guide.tsx';
import { DimensionRows } from './dimension-rows.tsx';
import { mapGroups, readMap, type MapReading } from './map/read-map.ts';
import { ThemeMap } from './map/theme-map.tsx';
import { groupIds, groupTitles } from './map/words.ts';
import { NamingNote } from './naming/naming-note.tsx';
import { readNaming, waitSeconds } from './naming/naming.ts';
import { readActivityGroups } from './shared-activities-view.ts';
import { DreamScenarios, SharedActivities } from './shared-activities.tsx';
import { readThemeRows } from './theme-rows.ts';
import { useComparison } from './use-comparison.ts';
import { Verdict } from './verdict.tsx';
import * as words from './words.ts';

interface Loaded {
  readonly comparison: Comparison;
  /** When the reply came, in milliseconds since 1970. */
  readonly receivedAt: number;
  readonly askAgain: () => Promise<boolean>;
}

/** What a screen reader hears: asking again, and what came of it. */
function announce(isOver: boolean, isAnswered: boolean | null, isNaming: boolean): string {
  if (isOver && isAnswered === false) return words.couldNotLook;
  if (isOver) return words.looking;
  return isAnswered && isNaming ? words.canAppearNow : '';
}

/** Counts down until the server names items, then asks again; null seconds mean no wait. */
function useNamingWait({ comparison, receivedAt, askAgain }: Loaded) {
  const naming = readNaming(comparison);
  const namedFrom = naming.isWaiting ? (comparison.detail?.namedFrom ?? null) : null;
  const [now, setNow] = useState(() => Date.now());
  const [isAnswered, setIsAnswered] = useState<boolean | null>(null);
  const seconds = namedFrom === null ? null : waitSeconds(namedFrom, receivedAt, now);
  const isOver = seconds === 0;

  useEffect(() => {
    if (namedFrom === null || isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [namedFrom, isOver]);

  useEffect(() => {
    if (isOver) void (async () => setIsAnswered(await askAgain()))();
  }, [isOver, askAgain]);

  return { naming, seconds, announcement: announce(isOver, isAnswered, naming.isNaming) };
}

/** Links to the headings of the page, without those that it does not have. */
const listContents = (map: MapReading | null, hasGuide: boolean) => [
  { id: 'dreams', label: words.dreamsEntry },
  { id: 'shared', label: words.whatIsShared },
  { id: 'compared', label: words.inFigures },
  ...(map ? mapGroups.map((group) => ({ id: groupIds[group], label: groupTitles[group] })) : []),
  ...(hasGuide ? [{ id: 'guide', label: words.toTalk }] : []),
];

const Contents = ({ entries }: { readonly entries: ReturnType<typeof listContents> }) => (
  <nav aria-label={words.contents} className="mt-1 print:hidden">
    <ul className="-mx-4 flex gap-x-4 overflow-x-auto px-4 text-step--1 sm:mx-0 sm:flex-wrap sm:gap-x-5 sm:px-0">
      {entries.map(({ id, label }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 min-w-11 items-center whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-accent"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export default function ComparisonScreen() {
  const { state, askAgain } = useComparison();
  if (state.phase === 'loading') return <LoadingScreen title={words.title} text={words.loading} />;
  if (state.phase === 'shown') return <ShownComparison {...state} askAgain={askAgain} />;
  return <ComparisonNotice detail={null} error={null} {...state} />;
}

function ShownComparison(shown: Loaded) {
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
      <NamingNote naming={naming} seconds={seconds} announcement={announcement} />
      <DreamScenarios scenarios={comparison.dreamScenarios} isNaming={naming.isNaming} />
      <SharedActivities groups={groups} isNaming={naming.isNaming} />
      <DimensionRows rows={readThemeRows(comparison)} />
      {map && <ThemeMap map={map} />}
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
