import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Frame } from './frame.tsx';

/** The heights of the texts at the foot. */
function readHeights(caption: string, note: string): string[] {
  const html = renderToStaticMarkup(
    <Frame background="dark" label="" glow={[0.5, 0.5]} caption={caption} note={note}>
      {null}
    </Frame>,
  );
  return [...html.matchAll(/<text [^>]*y="(\d+)"/g)].map(([, y = '']) => y);
}

test('a caption stands beside a short note, and above a long one', () => {
  expect(new Set(readHeights('Spark · Ask me', 'from my own answers')).size).toBe(1);
  const long = 'wahrscheinlich, aus meinen eigenen Antworten';
  expect(new Set(readHeights('Spark · Frag mich', long)).size).toBe(2);
});
