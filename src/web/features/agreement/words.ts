import type {
  AftercareNeed,
  AgreementMark,
  Sentence,
  StopSignal,
} from '../../../domain/agreement.ts';

export const title = 'Our agreement';
/** Announced to screen readers. */
export const announced = {
  sent: 'You’ve sent your marks.',
  takenBack: 'You’ve taken back your marks.',
  sheet: 'You have both sent. Here is what you agree on.',
} as const;
export const offer =
  'Mark, each for yourself, what you’d like to do. Neither of you sees anything until both have sent.';
export const make = 'Make our agreement';
export const wasErased = 'You had both sent, and one of you has erased the agreement.';

export const sent = 'You’ve sent your marks. Once both of you have, you’ll see what you agree on.';
export const sentAgain =
  'You’ve sent your marks for a new round. The agreement below stays until both of you have sent.';
export const change = 'Change my marks';
export const takeBack = 'Take my marks back';
export const takingBack = 'Taking your marks back…';
export const notTakenBack = 'Your marks could not be taken back. Please try again.';

// The form.

export const formTitle = 'What would you like?';
export const formIntro =
  'Neither of you sees anything until both have sent. Then you see what you both said yes to and what to talk about first. What one of you doesn’t want now simply isn’t there.';
export const backToReading = 'Back to the reading';
export const loadingForm = 'Loading the form…';

export const bothWant = 'What you both want';
export const unmarked = 'What you leave unmarked counts as not now.';
export const nothingBothWant =
  'The reading names nothing that you both want. You can still agree on how to stop and what helps afterwards.';
export const marks: Readonly<Record<AgreementMark, string>> = {
  yes: 'Yes',
  talk: 'Talk first',
  notNow: 'Not now',
};
export const onlyToTalk = 'Only to talk about';
/** Beside an arrow: who does it, by the reader's side. */
export const doneBy = { positive: 'you do it', negative: 'they do it' } as const;
export const bothSides = 'You both want both sides';

export const add = 'Add something to talk about';
export const addHint = (max: number): string =>
  `Up to ${max} of your own answers. Each one shows only if they add it too; otherwise they never learn of it.`;
export const added = (count: number, max: number): string => `${count} of ${max} added`;
export const allAdded = (max: number): string =>
  `You’ve added ${max}, the most possible. Remove one to add another.`;
export const addedOfTheme = (count: number): string => `${count} added`;
export const answersNotLoaded =
  'Your answers could not be loaded, so nothing can be added just now. The rest can be sent.';

export const stop = 'What would tell you both to stop?';
export const stopSignals: Readonly<
  Record<StopSignal, { readonly name: string; readonly how: string }>
> = {
  word: { name: 'A word', how: 'one that nobody says by chance' },
  gesture: { name: 'A gesture', how: 'such as three taps, for when you can’t speak' },
  trafficLight: { name: 'A traffic light', how: 'green goes on, yellow is slower, red stops' },
};

export const afterwards = 'What helps you afterwards?';
export const chosen = (count: number): string => `${count} chosen`;
export const aftercare: Readonly<Record<AftercareNeed, string>> = {
  holding: 'Being held',
  quiet: 'Quiet',
  talking: 'Talking',
  waterAndFood: 'Water and something to eat',
  warmth: 'A blanket and warmth',
  timeAlone: 'Time alone',
  messageNextDay: 'A message the next day',
};

export const sentence = 'One sentence for them';
export const noSentence = 'No sentence';
export const sentences: Readonly<Record<Sentence, string>> = {
  slowly: 'Let’s take it slowly. There is no hurry.',
  askAgain: 'Please ask me each time, even for what I said yes to.',
  newToMe: 'Some of this is new to me.',
  curious: 'I’m curious, and a little nervous.',
  talkFirst: 'I’d like to talk it over before we try anything.',
  checkIn: 'Check in with me along the way.',
  stopAnytime: 'We can stop at any point, and nothing is lost.',
  laugh: 'If something goes wrong, I’d like us to laugh about it.',
  oneThing: 'Let’s begin with just one thing.',
  thankYou: 'Thank you for telling me what you’d like.',
  closeness: 'Being close to you matters more to me than what we do.',
  lookForward: 'I’m looking forward to this with you.',
};

export const send = 'Send my marks';
export const sending = 'Sending your marks…';
export const notSent = 'Your marks could not be sent. They are still here: please try again.';

// The sheet.

export const wish =
  'A yes here is a wish. Either of you can take it back at any moment, in the middle too.';
export const agreedOn = (day: string): string => `Made on ${day}.`;
export const bothSayYes = 'What you both say yes to';
export const talkFirst = 'To talk about first';
export const nothingLeft =
  'Just now there is nothing that you both want to do or to talk about. That is an answer too, and an honest one.';
export const signalsStand = 'The stop signals still stand.';
export const signals = 'Stop signals';
export const noSignals =
  'Neither of you has chosen one. Settle on a word before you begin; a plain “stop” always counts.';
export const helpsAfterwards = 'What helps afterwards';
export const ofBoth = 'both of you';
export const ofOne = 'one of you';
export const saidToEachOther = 'What you say to each other';
export const you = 'You';
export const theOther = 'The other';

export const print = 'Print our agreement';
export const newRound = 'Start a new round';

export const talkAgain = 'Add a date to talk again';
export const day = 'Day';
export const time = 'Time';
export const dateHint =
  'Makes a file for any calendar, with nothing in it but the time and the title “A talk”. It is made on this device; nothing is sent or kept.';
export const dayMissing = 'Choose a day first.';
export const saveDate = 'Save the date';
export const dateSaved = (fileName: string): string => `Saved as ${fileName}.`;
/** The title in the calendar, which other people may read. */
export const dateTitle = 'A talk';

export const erase = 'Erase our agreement';
export const eraseTitle = 'Erase the agreement for both of you?';
export const eraseText =
  'It is erased for both of you, at once and for good, with any marks for a new round. The reading stays. What they remember, have saved or printed cannot be taken back.';
export const confirmErase = 'Erase it';
export const keep = 'Keep it';
export const erasing = 'Erasing it…';
export const notErased = 'It could not be erased just now. Please try again.';
