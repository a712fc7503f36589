/** Which of one's own answers can appear in something that is shared. Pure functions. */

import type { Reply } from '../../../contract/endpoints.ts';
import { isMarked, type LimitMarks } from './limit-marks.ts';

type Asked = Pick<Reply<'listAnswers'>['answers'][number], 'itemId' | 'shownWith'>;

/**
 * Whether no hard limit leaves the question out. A mark on the other side of a scene, or on the
 * activity behind a fantasy, leaves it out too.
 */
export const isShareable = (marks: LimitMarks, { itemId, shownWith = [] }: Asked): boolean =>
  ![itemId, ...shownWith].some((id) => isMarked(marks, id));
