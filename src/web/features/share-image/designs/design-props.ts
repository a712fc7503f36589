import type { Ref } from 'react';
import type { Choice, Subject } from '../choice.ts';

export interface DesignProps {
  /** What of a profile the choice lets show. */
  readonly shown: Subject;
  readonly choice: Choice;
  readonly label: string;
  readonly drawing?: Ref<SVGSVGElement> | undefined;
}
