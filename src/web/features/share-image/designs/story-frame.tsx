import type { Ref } from 'react';
import { product } from '../../../../domain/product.ts';
import { certainties } from '../../../ui/certainty/words.ts';
import type { Shown, StoryChoice } from '../content/story.ts';
import { Frame } from '../frame/frame.tsx';
import { displayText, margin, side } from '../frame/measures.ts';
import { fitSentence, lineHeight } from '../text/fit-sentence.ts';
import * as words from '../text/words.ts';
import { LeadContent } from './lead-content.tsx';
import { OverlappingCircles } from './overlapping-circles.tsx';
import { FacetsScale, scalePitch, SidesScale } from './scales.tsx';

interface Props {
  readonly shown: Shown;
  readonly choice: StoryChoice;
  readonly label: string;
  readonly drawing?: Ref<SVGSVGElement> | undefined;
}

/** The centre of the glow in each frame, as fractions of the side, so that they differ. */
const glows = {
  lead: [0.86, 0.58],
  surprise: [0.25, 0.2],
  imagined: [0.8, 0.25],
  done: [0.8, 0.25],
  boundary: [0.5, 0.85],
  invitation: [0.5, 0.8],
} as const satisfies Record<Shown['kind'], readonly [number, number]>;

/** One frame of the story. What is hidden leaves no gap: the rest moves up. */
export function StoryFrame({ shown, choice, ...frame }: Props) {
  const caption = [shown.hasBrand ? product.name : '', choice.caption.trim()];
  return (
    <Frame
      {...frame}
      background={choice.background}
      glow={glows[shown.kind]}
      caption={caption.filter((part) => part !== '').join(' · ')}
      note={writeNote(shown)}
    >
      <text x={margin} y={contentTop} fontSize={42} fill="var(--accent)">
        {words.frames[shown.kind].kicker}
      </text>
      {shown.kind === 'lead' ? <LeadContent {...shown} /> : <Statement shown={shown} />}
    </Frame>
  );
}

const contentTop = 138;
const sentenceTop = 180;
const footTop = side - 170;
/** The space above the line of a scale, for its labels. */
const scaleRise = 130;

function writeNote(shown: Shown): string {
  if (shown.kind === 'invitation') return '';
  if (shown.kind === 'lead' || shown.sentence === null) return words.fromMyAnswers;
  return words.certaintyFromMyAnswers(certainties[shown.certainty]);
}

function Statement({ shown }: { readonly shown: Exclude<Shown, { readonly kind: 'lead' }> }) {
  const hasCircles = shown.kind === 'invitation' || shown.kind === 'boundary';
  const scales = 'scales' in shown ? shown.scales : [];
  const facets = 'facets' in shown ? shown.facets : null;
  const scaleHeight = scales.length * scalePitch + (facets === null ? 0 : 190);
  const room = footTop - sentenceTop - scaleHeight - (hasCircles ? 370 : 0);
  const sentence = shown.sentence === null ? null : fitSentence(shown.sentence, room);
  const height = sentence === null ? 0 : sentence.lines.length * sentence.fontSize * lineHeight;
  const middle = (sentenceTop + footTop - scaleHeight) / 2;
  const scaleTop = sentence === null ? middle + scaleRise : sentenceTop + height + scaleRise;
  return (
    <>
      {sentence && (
        <g {...displayText} fontSize={sentence.fontSize} fill="var(--text)">
          {sentence.lines.map((line, index) => (
            <text
              key={line}
              x={margin}
              y={sentenceTop + sentence.fontSize * (0.86 + index * lineHeight)}
            >
              {line}
            </text>
          ))}
        </g>
      )}
      {scales.map((scale, index) => (
        <SidesScale
          key={scale.theme}
          {...scale}
          y={scaleTop + index * scalePitch}
          colour={index === 0 ? 'var(--fantasy)' : 'var(--activity)'}
        />
      ))}
      {facets && <FacetsScale facets={facets} y={scaleTop} />}
      {hasCircles && <Circles areApart={shown.kind === 'boundary'} />}
    </>
  );
}

/** Two people: apart at a boundary, and meeting in an invitation. */
const Circles = ({ areApart }: { readonly areApart: boolean }) => (
  <OverlappingCircles
    x={areApart ? margin + 302 : margin + 228}
    y={footTop - 160}
    radius={145}
    offset={areApart ? 156 : 82}
  />
);
