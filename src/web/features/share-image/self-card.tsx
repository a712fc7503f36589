import { axisAngles, labelAnchor, polarPoint, radarPath } from '../../ui/charts/geometry.ts';
import { maxFontSize, radarLabels, radarRadius, radarView } from '../../ui/charts/radar-labels.ts';
import { fitLines, fitSentence, lineHeight } from './fit-sentence.ts';
import { type CardProps, footHeight, Frame } from './frame.tsx';
import { displayText, heights, margin, side } from './palette.ts';
import { PictureText, seenAt } from './picture-text.tsx';
import type { CardAxis, PictureSubject } from './subjects.ts';
import * as words from './words.ts';

const largest = 96;
/** Smaller lines run on instead. */
const smallest = 60;
const top = margin + 8;

interface Sentences {
  readonly lines: readonly string[];
  readonly fontSize: number;
}

/** One line for each sentence, or all in one text where a line would be too small. */
function layLine(line: readonly string[], room: number): Sentences {
  const fontSize = Math.min(largest, fitLines(line, largest));
  const fits = fontSize >= smallest && line.length * fontSize * lineHeight <= room;
  return fits ? { lines: line, fontSize } : fitSentence(line.join(' '), room);
}

/** Who I am: what the person likes, and the whole chart with its labels. */
export function SelfCard({ subject, ...card }: CardProps & { readonly subject: PictureSubject }) {
  const { line, axes } = subject;
  const height = heights[card.look.format];
  const room = (height - top - footHeight) * (axes.length > 0 ? 0.34 : 1);
  const { lines, fontSize } = line.length > 0 ? layLine(line, room) : { lines: [], fontSize: 0 };
  const chartTop = top + lines.length * fontSize * lineHeight + 30;
  return (
    <Frame {...card} glow={[0.86, 0.5]} note={words.fromMyAnswers}>
      <g {...displayText} fontSize={fontSize} fill="var(--text)">
        {lines.map((text, index) => (
          <PictureText key={text} x={margin} y={top + fontSize * (0.86 + index * lineHeight)}>
            {text}
          </PictureText>
        ))}
      </g>
      {axes.length > 0 && <CardChart axes={axes} top={chartTop} bottom={height - footHeight} />}
    </Frame>
  );
}

interface ChartProps {
  readonly axes: readonly CardAxis[];
  readonly top: number;
  readonly bottom: number;
}

const rings = [radarRadius, radarRadius / 2];

function CardChart({ axes, top: from, bottom: to }: ChartProps) {
  const scale = Math.min((side - margin) / radarView.width, (to - from) / radarView.height);
  const angles = axisAngles(axes.length);
  const outline = radarPath(
    axes.map(({ value }) => value),
    radarRadius,
  );
  return (
    <g transform={`translate(${side / 2} ${(from + to) / 2}) scale(${scale.toFixed(3)})`}>
      <g fill="none" stroke="var(--line-strong)" strokeWidth={0.8} opacity={0.5}>
        {rings.map((ring) => (
          <circle key={ring} r={ring} />
        ))}
        {angles.map((angle) => {
          const end = polarPoint(angle, radarRadius);
          return <line key={angle} x2={end.x} y2={end.y} />;
        })}
      </g>
      <path
        d={outline}
        fill="var(--fantasy)"
        fillOpacity={0.2}
        stroke="var(--fantasy)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {axes.map(({ key, name }, index) => (
        <ChartLabel key={key} name={name} angle={angles[index] ?? 0} />
      ))}
    </g>
  );
}

function ChartLabel({ name, angle }: { readonly name: string; readonly angle: number }) {
  const { lines, at, lift } = radarLabels(name, angle);
  return (
    <PictureText
      x={at.x}
      y={at.y}
      textAnchor={labelAnchor(angle)}
      fontSize={maxFontSize}
      fill="var(--text)"
    >
      {lines.map((line, index) => (
        <tspan key={line} x={seenAt(at.x)} dy={`${index === 0 ? lift : 1.15}em`}>
          {line}
        </tspan>
      ))}
    </PictureText>
  );
}
