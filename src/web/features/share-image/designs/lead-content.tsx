import type { Certainty } from '../../../../domain/readings/certainty.ts';
import { certainties } from '../../../ui/certainty/words.ts';
import type { PicturePhrase, PictureTheme } from '../content/picture-subject.ts';
import { displayText, margin, side } from '../frame/measures.ts';
import { displayWidth, fitLines } from '../text/fit-sentence.ts';
import { StoryChart } from './story-chart.tsx';

interface Props {
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

/** The phrases that say who somebody is, each on the line of its certainty, before the chart. */
export function LeadContent({ line, themes, title }: Props) {
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
          <text {...displayText} fontSize={fontSize} fill="var(--text)">
            {text}
          </text>
          <Certain certainty={certainty} width={displayWidth(text, fontSize)} />
        </g>
      ))}
      {title !== null && (
        <text
          x={margin}
          y={top + line.length * pitch + titleSize + 20}
          {...displayText}
          fontSize={titleSize}
          fill="var(--muted)"
        >
          {title}
        </text>
      )}
    </>
  );
}

/** The dashes of the line under a phrase: none where it is clearly so. */
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
    <text y={42} fontSize={34} fill="var(--accent)">
      {certainties[certainty]}
    </text>
  </g>
);
