import type { ReactNode } from 'react';
import { isOnDevice } from '../../platform/on-device.ts';
import type { PairSubject } from '../share-image/share-image.ts';
import { ConversationGuide, PairPicture, TalkStart } from './conversation/conversation-guide.tsx';
import type { Guide } from './conversation/guide.ts';

interface Props {
  /** The words for how well the two fit, and where they meet. */
  readonly verdict: ReactNode;
  readonly guide: Guide;
  /** What the visitor can do at once, beside the talk cards. */
  readonly actions?: ReactNode;
  /** What both like, and the entrance to more of it. */
  readonly lists: ReactNode;
  readonly pair: PairSubject;
  /** What the visitor can do with the page, and the figures. */
  readonly children: ReactNode;
}

/**
 * Two people on one page, which opens with each yes: a comparison, a reading once both have said
 * yes, and its agreement. Its parts stand directly under `main`, so that each prints by itself.
 */
export const PairPage = ({ verdict, guide, actions, lists, pair, children }: Props) => (
  <>
    {verdict}
    <TalkStart guide={guide} actions={actions} />
    {lists}
    <ConversationGuide guide={guide}>
      {!isOnDevice && <PairPicture pair={pair} />}
    </ConversationGuide>
    {children}
  </>
);
