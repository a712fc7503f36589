import { CertaintyMark } from '../../../ui/components/certainty-mark.tsx';
import type { PortraitView } from '../first-screen/portrait-view.ts';
import * as words from './words.ts';

interface Props {
  readonly contrast: NonNullable<PortraitView['contrast']>;
}

export const ContrastSection = ({ contrast: { text, certainty } }: Props) => (
  <section className="pt-2 pb-2 sm:pt-4">
    <h2 className="text-step-1">{words.title}</h2>
    <p className="mt-1 leading-snug text-balance">
      {text} <CertaintyMark certainty={certainty} />
    </p>
  </section>
);
