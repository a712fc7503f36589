/** The whole of results.json. */

import type { StudySize } from '../tasks.ts';
import type { JudgedBar } from './bars.ts';
import type { Figures } from './figures.ts';

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
