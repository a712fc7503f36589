import type { Ref } from 'react';
import type { Certainty } from '../../../domain/certainty.ts';
import { product } from '../../../domain/product.ts';
import { axisAngles, polarPoint, radarPath } from '../../ui/charts/geometry.ts';
import { certainties } from '../../ui/words.ts';
import { fitLines, fitSentence, lineHeight, measureDisplay } from './fit-sentence.ts';
import { Frame } from './frame.tsx';
import type { PictureTheme, PicturePhrase } from './frames.ts';
import { OverlappingCircles } from './pair-card.tsx';
import { displayText, margin, side } from './palette.ts';
import { PictureText } from './picture-text.tsx';
import { FacetsScale, scalePitch, SidesScale } from './scales.tsx';
import type { Shown, StoryChoice } from './story.ts';
import * as words from './words.ts';

interface StoryChartProps {
  readonly themes: readonly PictureTheme[];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly opacity: number;
}

/** A radar without labels can be drawn from this many themes on. */
const minThemes = 3;

/** The radar of the profile without labels. */
function StoryChart({ themes, x, y, radius, opacity }: StoryChartProps) {
  if (themes.length < minThemes) return null;
  const outline = radarPath(
    themes.map(({ score }) => score.value),
    radius,
  );
  return (
    <g transform={`translate(${x} ${y})`} opacity={opacity} fill="none" strokeWidth={4}>
      <g stroke="var(--line-strong)" strokeWidth={1.6} opacity={0.4}>
        {[radius, radius / 2].map((ring) => (
          <circle key={ring} r={ring} />
        ))}
        {axisAngles(themes.length).map((angle) => {
          const end = polarPoint(angle, radius);
          return <line key={angle} x2={end.x} y2={end.y} />;
        })}
      </g>
      <path d={outline} fill="var(--fantasy)" fillOpacity={0.22} stroke="var(--fantasy)" />
    </g>
  );
}

interface LeadContentProps {
  readonly line: readonly PicturePhrase[];
  readonly themes: readonly PictureTheme[];
  readonly title: string | null;
}

const top = 170;
const maxFontSize = 128;
const titleSize = 50;
/** The space below a phrase for its line and its word. */
const markHeight = 92;
const height = 700;
const besideText = { x: 872, y: 640, radius: 400, opacity: 0.55 };
const alone = { x: side / 2, y: 530, radius: 350, opacity: 1 };

/** Draws the phrases about the person before the chart, each over a line for its certainty. */
function LeadContent({ line, themes, title }: LeadContentProps) {
  const rows = line.length + (title === null ? 0 : 0.7);
  const byHeight = height / Math.max(1, rows) - markHeight;
  const fontSize = fitLines(
    line.map(({ text }) => text),
    Math.min(maxFontSize, byHeight),
  );
  const pitch = fontSize + markHeight;
  const hasText = line.length > 0 || title !== null;
  return (
    <>
      <StoryChart themes={themes} {...(hasText ? besideText : alone)} />
      {line.map(({ text, certainty }, index) => (
        <g key={text} transform={`translate(${margin} ${top + fontSize + index * pitch})`}>
          <PictureText {...displayText} fontSize={fontSize} fill="var(--text)">
            {text}
          </PictureText>
          <Certain certainty={certainty} width={measureDisplay(fontSize)(text)} />
        </g>
      ))}
      {title !== null && (
        <PictureText
          x={margin}
          y={top + line.length * pitch + titleSize + 20}
          {...displayText}
          fontSize={titleSize}
          fill="var(--muted)"
        >
          {title}
        </PictureText>
      )}
    </>
  );
}

/** The dashes of the line under a phrase. A clear phrase has a solid line. */
const dashes: Readonly<Record<Certainty, string | undefined>> = {
  clearly: undefined,
  probably: '20 12',
  close: '4 12',
};

interface CertainProps {
  readonly certainty: Certainty;
  readonly width: number;
}

/** The mark of certainty: a line and a word, as on the profile. */
const Certain = ({ certainty, width }: CertainProps) => (
  <g transform="translate(0 30)">
    <line x2={width} stroke="var(--accent)" strokeWidth={5} strokeDasharray={dashes[certainty]} />
    <PictureText y={42} fontSize={34} fill="var(--accent)">
      {certainties[certainty]}
    </PictureText>
  </g>
);

interface StoryFrameProps {
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

/** Draws one frame of the story. Hidden parts leave no gap. */
export function StoryFrame({ shown, choice, ...frame }: StoryFrameProps) {
  const caption = [shown.hasBrand ? product.name : '', choice.caption.trim()];
  return (
    <Frame
      {...frame}
      background={choice.background}
      glow={glows[shown.kind]}
      caption={caption.filter((part) => part !== '').join(' · ')}
      note={writeNote(shown)}
    >
      <PictureText x={margin} y={contentTop} fontSize={42} fill="var(--accent)">
        {words.frames[shown.kind].kicker}
      </PictureText>
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
            <PictureText
              key={line}
              x={margin}
              y={sentenceTop + sentence.fontSize * (0.86 + index * lineHeight)}
            >
              {line}
            </PictureText>
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

/** The emblem shows two people, apart for a boundary and meeting for an invitation. */
const Circles = ({ areApart }: { readonly areApart: boolean }) => (
  <OverlappingCircles
    x={areApart ? margin + 302 : margin + 228}
    y={footTop - 160}
    radius={145}
    offset={areApart ? 156 : 82}
  />
);
