/** Applies the visitor's choice of visible parts to the frames. Pure functions. */

import { product } from '../../../domain/product.ts';
import { capitalise } from '../../../domain/texts.ts';
import { formatEstimate, polarityScale } from '../../ui/charts/geometry.ts';
import { certainties } from '../../ui/words.ts';
import type { ClaimFrame, Frame, InvitationFrame, LeadFrame, PicturePhrase } from './frames.ts';
import type { Background } from './palette.ts';
import * as words from './words.ts';

/** Something in a frame that can be hidden. */
export interface Part {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
}

export interface StoryChoice {
  readonly background: Background;
  /** Keys of the parts that are hidden, such as 'lead.DS'. */
  readonly hidden: readonly string[];
  /** Free text that the visitor typed, at the foot of every frame. */
  readonly caption: string;
}

export const maxCaptionLength = 40;

/** Parts that name the person or the product start hidden. */
const brand = 'brand';
const archetype = 'lead.archetype';

export const firstChoice = (background: Background): StoryChoice => ({
  background,
  hidden: [brand, archetype],
  caption: '',
});

export const toggle = (keys: readonly string[], key: string): string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];

const phraseKey = (text: string): string => `lead.${text}`;
const partKey = ({ kind }: Frame, part: string): string => `${kind}.${part}`;

/** Lists the parts of a frame that can be hidden, in drawing order. */
export const listParts = (frame: Frame): Part[] => [
  ...listOwnParts(frame),
  { key: brand, label: words.productName(product.name) },
];

function listOwnParts(frame: Frame): Part[] {
  if (frame.kind === 'invitation')
    return [{ key: partKey(frame, 'sentence'), label: words.question }];
  if (frame.kind === 'lead')
    return [
      ...frame.line.map(({ text }) => ({ key: phraseKey(text), label: capitalise(text) })),
      ...(frame.title === null
        ? []
        : [{ key: archetype, label: words.archetype, hint: frame.title }]),
      ...(frame.themes.length === 0
        ? []
        : [{ key: partKey(frame, 'chart'), label: words.chart, hint: words.chartHint }]),
    ];
  return [
    { key: partKey(frame, 'sentence'), label: words.sentence },
    ...frame.scales.map(({ theme }) => ({
      key: partKey(frame, theme),
      label: words.betweenEnds(theme),
    })),
    ...(frame.facets === null ? [] : [{ key: partKey(frame, 'facets'), label: words.facets }]),
  ];
}

export type Shown =
  | (LeadFrame & { readonly hasBrand: boolean })
  | (Omit<ClaimFrame, 'sentence'> & {
      readonly sentence: string | null;
      readonly hasBrand: boolean;
    })
  | (InvitationFrame & { readonly sentence: string | null; readonly hasBrand: boolean });

/** Returns the visible frame, or null if it would show nothing about the person. */
export function selectShown(frame: Frame, { hidden }: StoryChoice): Shown | null {
  const isShown = (part: string) => !hidden.includes(partKey(frame, part));
  const hasBrand = !hidden.includes(brand);
  if (frame.kind === 'invitation')
    return isShown('sentence') ? { ...frame, sentence: words.invitation, hasBrand } : null;
  if (frame.kind === 'lead') {
    const isPhraseShown = (text: string) => !hidden.includes(phraseKey(text));
    const line = frame.line.filter(({ text }) => isPhraseShown(text));
    const left = frame.line.flatMap(({ text, theme }) => (isPhraseShown(text) ? [] : [theme]));
    const themes = isShown('chart') ? frame.themes.filter(({ key }) => !left.includes(key)) : [];
    const title = hidden.includes(archetype) ? null : frame.title;
    const isEmpty = line.length === 0 && themes.length === 0 && title === null;
    return isEmpty ? null : { ...frame, line: startWithCapital(line), themes, title, hasBrand };
  }
  const sentence = isShown('sentence') ? frame.sentence : null;
  const scales = frame.scales.filter(({ theme }) => isShown(theme));
  const facets = isShown('facets') ? frame.facets : null;
  const isEmpty = sentence === null && scales.length === 0 && facets === null;
  return isEmpty ? null : { ...frame, sentence, scales, facets, hasBrand };
}

const startWithCapital = (line: readonly PicturePhrase[]): PicturePhrase[] =>
  line.map((phrase, index) =>
    index === 0 ? { ...phrase, text: capitalise(phrase.text) } : phrase,
  );

/** Describes the visible parts of a frame. */
export function describeFrame(shown: Shown, { caption }: Pick<StoryChoice, 'caption'>): string {
  const parts = [
    ...describeContent(shown),
    caption.trim(),
    ...(shown.hasBrand ? [product.name] : []),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function describeContent(shown: Shown): string[] {
  if (shown.kind === 'invitation') return [shown.sentence ?? ''];
  if (shown.kind === 'lead')
    return [
      ...shown.line.map(
        ({ text, certainty }) => `${words.withCertainty(text, certainties[certainty])}.`,
      ),
      shown.title ?? '',
      shown.themes.length > 0 ? words.chartDescription : '',
    ];
  const { sentence, certainty, scales, facets } = shown;
  return [
    sentence === null ? '' : words.withCertainty(sentence, certainties[certainty]),
    ...scales.map(({ theme, estimate }) =>
      words.scaleDescription(...words.ends[theme], Math.round(polarityScale(estimate.value))),
    ),
    facets === null
      ? ''
      : words.facetsDescription(formatEstimate(facets.fantasy), formatEstimate(facets.activity)),
  ];
}
