import { fitSentence, lineHeight } from './fit-sentence.ts';
import { type CardProps, footHeight, Frame } from './frame.tsx';
import { displayText, heights, margin } from './palette.ts';
import { PictureText } from './picture-text.tsx';
import * as words from './words.ts';

const kickerTop = margin + 44;
const top = kickerTop + 50;

/** Ask me about one thing: a clear yes that the person has chosen to show. */
export function AskCard({ topic, ...card }: CardProps & { readonly topic: string }) {
  const { lines, fontSize } = fitSentence(
    words.about(topic),
    heights[card.look.format] - top - footHeight,
  );
  return (
    <Frame {...card} glow={[0.75, 0.7]}>
      <PictureText x={margin} y={kickerTop} fontSize={42} fill="var(--muted)">
        {words.askMeAbout}
      </PictureText>
      <g {...displayText} fontSize={fontSize} fill="var(--text)">
        {lines.map((text, index) => (
          <PictureText key={text} x={margin} y={top + fontSize * (0.86 + index * lineHeight)}>
            {text}
          </PictureText>
        ))}
      </g>
    </Frame>
  );
}
