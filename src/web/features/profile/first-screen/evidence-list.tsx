import { paths } from '../../../platform/navigation/paths.ts';
import { TextLink } from '../../../ui/components/text-link.tsx';
import type { Evidence } from './evidence.ts';
import * as words from './words.ts';

interface Props {
  /** The id that the button which opens the list controls. */
  readonly id: string;
  readonly evidence: Evidence;
}

/** The figures behind a phrase or a claim, and the way to the answers that they come from. */
export const EvidenceList = ({ id, evidence: { figures } }: Props) => (
  <div id={id} className="text-step--1 leading-snug text-muted">
    <ul className="flex flex-col gap-1 tabular-nums">
      {figures.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
    <TextLink to={paths.answers()}>{words.yourAnswers}</TextLink>
  </div>
);
