/** The content of results.json. */

import type { StudySize } from '../tasks/plan.ts';
import type { JudgedBar } from './bars/bar.ts';
import type { Figures } from './figures/figures.ts';

export interface Study {
  about: {
    date: string;
    seed: string;
    durationSeconds: number;
    bank: string;
    node: string;
    cores: number;
    size: StudySize;
  };
  bars: JudgedBar[];
  figures: Figures;
}
