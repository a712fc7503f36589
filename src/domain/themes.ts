/** The ten themes of the survey. Only the wire format says dimension or category. */

import { poledThemes, record, type Theme, themes } from 'spark-psychometrics/facts/themes';
import type { BySide, Side } from './portrait.ts';
import { liked, themeNames } from './words.ts';

export {
  type ComparedDimension,
  comparedDimensions,
  type Factor,
  factors,
  factorThemes,
  isPoled,
  type PolarityTheme,
  polarityThemes,
  type PoledTheme,
  poledThemes,
  record,
  scoreThemes,
  type Theme,
  themes,
} from 'spark-psychometrics/facts/themes';
export { factorNames } from './words.ts';

interface ThemeFacts {
  /** The name on cards, in lists of answers and beside figures. */
  readonly name: string;
  /** The plain name everywhere else: on its own, in a list, or after a colon. */
  readonly phrase: string;
  /** Null for a theme without poles. */
  readonly poles: { readonly positive: string; readonly negative: string } | null;
}

export const themeFacts: Readonly<Record<Theme, ThemeFacts>> = themeNames;

export const poleNames = /* @__PURE__ */ record(poledThemes, (theme) => themeNames[theme].poles);

/** What somebody likes in a theme, on their side of it if that is known. */
export function nameLiked(theme: Theme, side: Side): string {
  const bySide: BySide = liked[theme];
  return bySide[side] ?? bySide.plain;
}

/** Groups by theme, in the fixed order; a theme without entries is left out. */
export function groupByTheme<Entry>(
  entries: Iterable<Entry>,
  themeOf: (entry: Entry) => Theme,
): { readonly theme: Theme; readonly entries: readonly Entry[] }[] {
  const byTheme = Map.groupBy(entries, themeOf);
  return themes.flatMap((theme) => {
    const ofTheme = byTheme.get(theme);
    return ofTheme ? [{ theme, entries: ofTheme }] : [];
  });
}
