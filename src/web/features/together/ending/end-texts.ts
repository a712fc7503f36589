/** What ending a reading means in each state. */

import * as words from './words.ts';

export type Endable = 'invited' | 'deciding' | 'waiting' | 'replaced' | 'shown';

interface EndText {
  /** On the button that opens the dialog. */
  readonly button: string;
  readonly title: string;
  readonly text: string;
  /** On the button in the dialog that ends the reading. */
  readonly confirm: string;
  readonly keep: string;
}

export const endTexts: Readonly<Record<Endable, EndText>> = {
  invited: {
    button: words.endInvitation,
    title: words.endInvitationTitle,
    text: words.linkWillStop,
    confirm: words.endIt,
    keep: words.keepIt,
  },
  deciding: {
    button: words.noLeaveIt,
    title: words.leaveTitle,
    text: words.leavingExplained,
    confirm: words.leaveIt,
    keep: words.goBack,
  },
  waiting: {
    button: words.takeBackButton,
    title: words.takeBackTitle,
    text: words.takingBackExplained,
    confirm: words.takeItBack,
    keep: words.keepIt,
  },
  replaced: {
    button: words.removeFromList,
    title: words.removeTitle,
    text: words.removingExplained,
    confirm: words.removeIt,
    keep: words.keepIt,
  },
  shown: {
    button: words.withdrawButton,
    title: words.withdrawTitle,
    text: words.withdrawingExplained,
    confirm: words.withdrawIt,
    keep: words.keepIt,
  },
};
