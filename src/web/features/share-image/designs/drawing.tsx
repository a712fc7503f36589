import type { Design } from '../content/picture-choice.ts';
import type { DesignProps } from './design-props.ts';
import { Lines } from './lines.tsx';
import { Star } from './star.tsx';
import { Words } from './words.tsx';

const drawings = { star: Star, lines: Lines, words: Words } as const satisfies Record<
  Design,
  unknown
>;

/** Draws the chosen design. */
export function Drawing(props: DesignProps) {
  const ChosenDesign = drawings[props.choice.design];
  return <ChosenDesign {...props} />;
}
