import { evenLinesOf, markedLines, measureIn } from '../lettering.ts';
import { sentencesOf } from '../words.ts';
import type { DesignProps } from './design-props.ts';
import { display, edge, Frame, side } from './frame.tsx';
import { PolarityRow } from './polarity-row.tsx';
import { StarChart } from './star-chart.tsx';

const sizes = [128, 116, 104, 92, 80, 70, 62, 56] as const;
const leading = 1.14;
/** The most that the sentence may take from the top. */
const room = 440;

interface Set {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The largest size at which the sentence has room. */
function fit(text: string): Set {
  const tried = sizes.map((size): Set => ({
    size,
    lines: evenLinesOf(text, side - 2 * edge, measureIn(`380 ${size}px Fraunces`)),
  }));
  return (
    tried.find(({ size, lines }) => lines.length * size * leading <= room) ?? {
      size: 56,
      lines: tried.at(-1)?.lines ?? [text],
    }
  );
}

/** Keeps the sign and the word after it together. */
const bound = (text: string): string => text.replaceAll(' & ', ' &\u00a0');

/** A sentence first; the drawing it rests on stands below. */
export function Words({ shown, choice: { ground, hasNames, caption }, ...frame }: DesignProps) {
  const { lead, rest, accent } = sentencesOf(shown, hasNames);
  const { size, lines } = fit(bound(lead));
  const under = edge + lines.length * size * leading + 40;
  const restLines = evenLinesOf(rest, 400, measureIn('400 36px Figtree'));
  const hasPolarities = shown.polarities.length > 0;
  return (
    <Frame {...frame} ground={ground} caption={caption} light={[0.78, 0.78]}>
      <StarChart dimensions={shown.dimensions} x={770} y={760} radius={206} hasNames={false} />
      <g
        fontFamily={display}
        fontSize={size}
        fontWeight={380}
        letterSpacing="-0.012em"
        fill="var(--text)"
      >
        {markedLines(lines, accent.map(bound)).map((runs, index) => (
          <text
            key={lines[index]}
            x={edge}
            y={edge + size * (0.8 + index * leading)}
            xmlSpace="preserve"
          >
            {runs.map(({ text, isAccent }) => (
              <tspan key={text} fill={isAccent ? 'var(--accent)' : undefined}>
                {text}
              </tspan>
            ))}
          </text>
        ))}
      </g>
      {hasPolarities ? (
        shown.polarities.map((polarity, index) => (
          <PolarityRow
            key={polarity.key}
            polarity={polarity}
            hasNames={hasNames}
            x={edge}
            y={Math.max(under + 20, 588) + index * 64}
            width={380}
            scale={1.25}
          />
        ))
      ) : (
        <text x={edge} y={Math.max(under + 30, 720)} fontSize={36} fill="var(--muted)">
          {restLines.map((line, index) => (
            <tspan key={line} x={edge} dy={index === 0 ? 0 : '1.35em'}>
              {line}
            </tspan>
          ))}
        </text>
      )}
    </Frame>
  );
}
