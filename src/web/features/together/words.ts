import type { Theme } from '../../../domain/themes.ts';
import { type Breadth, type CommonStrength, maxSharedItems } from '../../../domain/together.ts';
import { plural } from '../../ui/language/numbers.ts';

export const invitationTitle = 'You are invited to a shared reading';
export const invitationIntro =
  'Someone would like to see what you two have in common. Neither sees anything until both say yes, and nobody is told who said no.';
export const needsAnswersFirst =
  'First your own answers; only you see them. The invitation waits in this browser.';
export const surveyUnfinished =
  'First the rest of your survey. The invitation waits in this browser.';
export const joiningExplained =
  'Joining tells the other person one thing: whether you rated few, some, many or nearly all questions high. You learn the same of them. Then you decide.';
export const joining = 'Joining…';
export const join = 'Join';
export const notNow = 'Not now';

export const yesNotSaved = 'Your yes could not be saved. Please try again.';
export const answersTitle = 'Look through them';
export const hardLimitHint =
  'takes a question out of everything you share, with its other side. Saved at once.';
export const tickHint = (maxTicks: number): string =>
  `is for up to ${maxTicks} questions you answered with 4. It counts only if they ticked or rated it high too; otherwise they never learn of it.`;
export const ofTicked = (count: number, maxTicks: number): string =>
  `${count} of ${maxTicks} ticked`;
export const otherSideLimited = 'Left out: its other side is a hard limit';
export const hardLimit = 'Hard limit';
export const tick = 'Yes, if you want it';
export const decisionTitle = 'Do you want to see it together?';
export const nothingBeforeBoth = (time: string): string =>
  `Neither of you sees anything until both have said yes. Open until ${time}.`;
export const breadthTitle = 'How much they rated high';
export const yoursTitle = 'What of yours could appear';
export const yourAnswer = 'Your answer';
export const takingBack =
  'You can take your yes back, or later withdraw the reading for both; not what someone remembers or saved.';
export const savingYourYes = 'Saving your yes…';
export const sayYes = 'Say yes';
export const noneInTheme = 'none could appear';
export const someInTheme = (count: number): string => `${count} could appear`;

const endedQuietly =
  'They are not told: for them it stays open until its time is up. To begin again, you need a new invitation.';
/** The button that ends a reading, and its dialog. */
export const endings = {
  invited: {
    button: 'End this invitation',
    title: 'End this invitation?',
    text: 'Its link stops working. You can make a new one at any time.',
    confirm: 'End it',
    keep: 'Keep it',
  },
  deciding: {
    button: 'No, leave it',
    title: 'Leave this reading?',
    text: endedQuietly,
    confirm: 'Leave it',
    keep: 'Go back',
  },
  waiting: {
    button: 'Take my yes back',
    title: 'Take your yes back?',
    text: endedQuietly,
    confirm: 'Take it back',
    keep: 'Keep it',
  },
  replaced: {
    button: 'Remove it from my list',
    title: 'Remove this reading?',
    text: 'They are not told.',
    confirm: 'Remove it',
    keep: 'Keep it',
  },
  shown: {
    button: 'Withdraw this reading',
    title: 'Withdraw it for both of you?',
    text: 'It is erased at once and for good, and any agreement with it. What they remember or have saved cannot be taken back.',
    confirm: 'Withdraw it',
    keep: 'Keep it',
  },
} as const;

const dayHours = 24;

/** A time in days, or in hours up to one day. */
export const within = (hours: number): string =>
  hours > dayHours
    ? plural(hours / dayHours, { one: '# day', other: '# days' })
    : plural(hours, { one: '# hour', other: '# hours' });
export const yourInvitation = 'Your invitation';
export const itWorksOnce = (time: string): string =>
  `It works once, for the first person who joins, until <span>${time}</span>.`;
export const linkLabel = 'Its link, shown only now';
export const sendItNow =
  'Send it before you leave this page. Once they’ve joined, your list asks for your answer.';
export const inviteSomebodyElse = 'Invite someone else';
export const inviteSomebody = 'Invite someone';
export const howLong = 'How long may both of you take to say yes?';
export const linkExplained =
  'The link works once, for one person. Until you both say yes, they learn one thing: whether you rated few, some, many or nearly all questions high.';
export const makingLink = 'Making the link…';
export const makeLink = 'Make the link';

export const seen = [
  'How well you fit, in words and in percent',
  'The themes where you meet',
  `At most ${maxSharedItems} interests that both of you rated high`,
] as const;
export const unseen = [
  'What only one of you likes',
  'What either of you marked as a hard limit',
  'Any other answer or score of the other person',
] as const;
export const bothOfYouWillSee = 'Both of you will see';
export const neitherOfYouWillSee = 'Neither of you will see';
export const invitationUnusable =
  'This invitation cannot be used. Each works once, until its time is up; or part of its address is missing. Ask for a new one.';
export const needsAnswersTitle = 'First your own answers';
export const continueSurvey = 'Continue the survey';
export const needsFinishedSurvey = 'A shared reading compares two finished surveys.';
export const failed = 'Failed to load your shared readings';
export const overTitle = 'This reading is over';
export const overText =
  'Its time is up, or one of you said no or withdrew it. Neither of you is told which.';

export const intro = 'See what you two have in common, once both have said yes.';
export const yourReadings = 'Your readings';
export const over = (count: number): string => `Over (${count})`;
export const waitingTitle = 'You have said yes';
export const waiting = (time: string): string =>
  `If they say yes too, you will both see the reading here. Open until <span>${time}</span>.`;
export const waitingExplained = 'Until then neither is told what the other has done.';
export const invitedTitle = 'Nobody has joined yet';
export const invited = (time: string): string =>
  `Your invitation works once, until <span>${time}</span>. Its link cannot be shown again.`;
export const replacedTitle = 'Your answers have changed since';
export const replaced =
  'This reading belongs to your answers before the retake. Invite the other person again.';

export const loadingResult = 'Loading the reading…';
export const sharedReading = 'Shared reading';
export const bothWantTitle = 'What you both want';
export const bothWantHint =
  'Each of you rated these high, or ticked “Yes, if you want it”. Neither of you sees which.';
export const didItHelp = 'Did this help you talk?';
export const didItHelpHint =
  'From 1, not at all, to 7, very much. Your answer goes into your donated copy; the other person never sees it.';
export const helpedEnds = ['not at all', 'very much'] as const;
export const keptTitle = 'Kept for the two of you';
export const kept = (until: string): string =>
  `This reading, and any agreement with it, is erased on ${until}, or as soon as one of you withdraws it.`;
export const inCommon = {
  much: 'much in common',
  some: 'something in common',
} as const satisfies Record<CommonStrength, string>;

/** The list's text about a reading that is open until a time, or kept until a day. */
export const status = {
  deciding: (time: string): string => `Waiting for your answer. Open until ${time}.`,
  shown: (day: string): string => `Both of you said yes. Kept until ${day}.`,
  waiting: (time: string): string => `You said yes. Open until ${time}.`,
  invited: (time: string): string => `Nobody has joined yet. Open until ${time}.`,
  replaced: (): string => 'It belongs to your earlier answers, so it can’t continue.',
  over: (): string => 'Over.',
} as const;
/** The text of the link to a reading; null if it has no page of its own. */
export const action = {
  deciding: 'Look and decide',
  shown: 'Open the reading',
  waiting: 'Look',
  invited: 'Look',
  replaced: 'Look',
  over: null,
} as const;
export const yourInvitationOf = (day: string): string => `Your invitation of ${day}`;
export const anInvitationOf = (day: string): string => `An invitation to you, ${day}`;
export const noneCouldAppear =
  'None of your answers can appear: each one is below 5, or a hard limit.';
export const couldAppear = (count: number, maxSharedItems: number): string =>
  `${plural(count, { one: 'One of your answers', other: '# of your answers' })} could appear. Only what they chose too will, and at most ${maxSharedItems} interests in all.`;
interface BreadthText {
  readonly name: string;
  readonly sentence: string;
  /** The consequence for the decision. */
  readonly meaning: string;
}
export const breadths: Readonly<Record<Breadth, BreadthText>> = {
  few: {
    name: 'few',
    sentence: 'They rated few questions high.',
    meaning: 'Only those can appear; much of what you like stays unseen.',
  },
  some: {
    name: 'some',
    sentence: 'They rated some of the questions high.',
    meaning: 'Only what both of you chose can appear.',
  },
  many: {
    name: 'many',
    sentence: 'They rated many of the questions high.',
    meaning: 'Much of what you rated high can appear. Look through your list.',
  },
  nearlyAll: {
    name: 'nearly all',
    sentence: 'They rated nearly everything high.',
    meaning: `Someone who does that sees everything you share, up to ${maxSharedItems} of your high answers. It may be how they feel, or a way to find out how you feel.`,
  },
};
export const differentTastes =
  'You each like different things best. That’s common, and no bad sign. Ask each other what makes you curious.';
export const youMeet: Readonly<Record<Theme, string>> = {
  DS: 'You meet in leading and following.',
  SM: 'You meet in intense sensation.',
  BOND: 'You meet in bondage.',
  EXVOY: 'You meet in showing and watching.',
  FET: 'You meet in materials and clothing.',
  HUMIL: 'You meet in playful humiliation.',
  PRIMAL: 'You meet in the chase.',
  ROLE: 'You meet in caring.',
  ENM: 'You meet in leaving room for more than one partner.',
  SENS: 'You meet in touch and senses.',
};

export const loading = 'Loading your shared readings…';
export const backToComparison = 'Back to the comparison';
export const allSharedReadings = 'All shared readings';
