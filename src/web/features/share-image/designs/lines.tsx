import { writeCaption } from '../content/picture-choice.ts';
import { Frame } from '../frame/frame.tsx';
import type { DesignProps } from './design-props.ts';
import { NamedLines } from './named-lines.tsx';
import { UprightLines } from './upright-lines.tsx';

/** Draws one line for each theme: in a list with the names, or upright if the names are hidden. */
export function Lines({ shown, choice: { background, hasNames, caption }, ...frame }: DesignProps) {
  return (
    <Frame
      {...frame}
      background={background}
      caption={writeCaption(shown, { caption })}
      glow={hasNames ? [0.85, 0.05] : [0.2, 0.1]}
    >
      {hasNames ? <NamedLines {...shown} /> : <UprightLines {...shown} />}
    </Frame>
  );
}
