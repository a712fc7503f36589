import { PolarityRow } from '../charts/polarity-row.tsx';
import { StarChart } from '../charts/star-chart.tsx';
import { writeCaption } from '../content/picture-choice.ts';
import { writeSentences } from '../content/sentences.ts';
import { Frame } from '../frame/frame.tsx';
import { displayFont, margin } from '../frame/measures.ts';
import { highlightPhrases } from '../text/highlight.ts';
import { balanceLines } from '../text/line-breaking.ts';
import { createMeasure } from '../text/measure-width.ts';
import type { DesignProps } from './design-props.ts';
import { fitSentence, lineHeight, type FittedSentence } from './fit-sentence.ts';

/** Keeps an ampersand on the same line as the word after it. */
const bindAmpersand = (text: string): string => text.replaceAll(' & ', ' &\u00a0');

/** A sentence in large type, with a small star below it. */
export function Words({ shown, choice: { background, hasNames, caption }, ...frame }: DesignProps) {
  const { lead, rest, accents } = writeSentences(shown, hasNames);
  const sentence = fitSentence(bindAmpersand(lead));
  const bottom = margin + sentence.lines.length * sentence.fontSize * lineHeight + 40;
  return (
    <Frame
      {...frame}
      background={background}
      caption={writeCaption(shown, { caption })}
      glow={[0.78, 0.78]}
    >
      <StarChart themes={shown.themes} x={770} y={760} radius={206} hasNames={false} />
      <Lead {...sentence} accents={accents.map(bindAmpersand)} />
      {shown.polarities.length > 0 ? (
        shown.polarities.map((polarity, index) => (
          <PolarityRow
            key={polarity.key}
            polarity={polarity}
            hasNames={hasNames}
            x={margin}
            y={Math.max(bottom + 20, 588) + index * 64}
            width={380}
            scale={1.25}
          />
        ))
      ) : (
        <Rest text={rest} y={Math.max(bottom + 30, 720)} />
      )}
    </Frame>
  );
}

type LeadProps = FittedSentence & { readonly accents: readonly string[] };

const Lead = ({ fontSize, lines, accents }: LeadProps) => (
  <g
    fontFamily={displayFont}
    fontSize={fontSize}
    fontWeight={380}
    letterSpacing="-0.012em"
    fill="var(--text)"
  >
    {highlightPhrases(lines, accents).map((runs, index) => (
      <text
        key={lines[index]}
        x={margin}
        y={margin + fontSize * (0.8 + index * lineHeight)}
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
);

const restWidth = 400;
const restSize = 36;

function Rest({ text, y }: { readonly text: string; readonly y: number }) {
  const lines = balanceLines(text, restWidth, createMeasure(`400 ${restSize}px Figtree`));
  return (
    <text x={margin} y={y} fontSize={restSize} fill="var(--muted)">
      {lines.map((line, index) => (
        <tspan key={line} x={margin} dy={index === 0 ? 0 : '1.35em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
