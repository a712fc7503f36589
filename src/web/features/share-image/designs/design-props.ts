import type { Ref } from 'react';
import type { PictureChoice, PictureSubject } from '../content/picture-choice.ts';

export interface DesignProps {
  /** The part of the subject that the choice shows. */
  readonly shown: PictureSubject;
  readonly choice: PictureChoice;
  readonly label: string;
  readonly drawing?: Ref<SVGSVGElement> | undefined;
}
