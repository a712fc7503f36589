/** The page 'Help'. A test holds it to the reading age of a child of eleven. */

export const pageTitle = 'Pause, stop, or get help';
export const pageIntro =
  'You owe this site nothing. You can stop at any point, and come back or not. This page says how, and where to find someone to talk to.';

export const pauseTitle = 'Taking a break';
export const pause = [
  'Each answer is saved when you give it. You can close the page at any time. Your login code brings you back to the same place.',
  'A question may stir something up. Then look away from the screen. Feel your feet on the floor, and breathe out slowly. The question can wait.',
] as const;

export const passTitle = 'Passing a question';
export const pass = [
  'You can pass any question with “Rather not say”. You need no reason, and nobody is told. The survey goes on and ends as it would have.',
  'Your profile says nothing about what you passed. You can change your mind later, on the page “My answers”.',
] as const;

export const tracesTitle = 'Leaving without a trace';
export const traces = [
  '“Leave” is at the top of each page. It opens a plain page at once. Your browser still keeps its history. A private window keeps none.',
  'Do other people use this phone or computer? Tick “This is a shared device” when you sign in or begin. Then nothing stays in the browser once you close the tab.',
  'To erase it all and take back your consent, open “Edit Profile” and press “Delete my account”. Your answers, your profile and your codes are gone at once. No one can bring them back, and no one asks why.',
] as const;

export const pressureTitle = 'If somebody makes you show it';
export const pressure = [
  'No one has a right to see this. Not a partner, not a parent, not a boss. If someone pushes you to answer, to show your profile or to say yes, that is pressure. It is not your fault.',
  'You come first, not the secret. If it is safer to show it now, show it. You can change things later, when you are alone:',
] as const;
export const pressureSteps = [
  'Mark a question as a hard limit, on “My answers”. No list for another person will name it.',
  'Renew your link, or switch sharing off, on “Edit Profile”. The old link stops at once.',
  'Do not say yes to a shared reading. The other person cannot tell a no from a wait.',
  'Make a new login code. That signs out every other browser.',
  'Delete the account, if that is what you want.',
] as const;
export const pressureAfter =
  'What someone has seen, they have seen. But you decide what they see from now on. And you can talk to someone who knows such trouble well. The last part of this page says where.';

export const distressTitle = 'If an interest distresses you';
export const distress = [
  'What you think about and what you want to do are two things. You can like a thought and never want it to be real. A thought is not a plan. It does not say what kind of person you are.',
  'The scores here are not a finding of a doctor. No number on this site means that something is wrong with you.',
  'Does a thought scare you, or not let you go? Are you afraid that you could hurt yourself or someone else? Then do not stay alone with it. A doctor, a therapist or a helpline will listen. You can ask first what they keep to themselves.',
] as const;

export const limitsTitle = 'Limits and stop signals';
export const limits = [
  'A high score is not a yes. Ask each time, and wait for a clear yes. Each of you can take it back, even halfway.',
  'Say first what you do not want. Choose a word that stops everything at once, such as “red”. Choose a sign too, for when you cannot speak.',
  'Start with less than you have in mind. Look after each other when it is over, and ask again the next day.',
  'Silence is not a yes. Nor is a yes from someone who is asleep, drunk or scared.',
] as const;

export const talkTitle = 'Someone to talk to';
export const danger =
  'Are you or is someone else in danger right now? Call the emergency number of your country.';
export const directoryHint =
  'Each link leads to another site. Nothing is loaded from there until you press it:';
/** Follows the name of a directory. */
export const byCountry = 'helplines by country, to call or to write to';
