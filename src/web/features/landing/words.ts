export const badge = 'Science-Backed • Privacy-First';
export const discoverYour = 'Discover Your';
export const profile = 'Profile';
export const tagline = 'Find out what you want in intimacy, and where you and a partner meet.';
/** In the head of the page, for search engines. */
export const description = `For adults (18+). ${tagline}`;
export const startYourAssessment = 'Start Your Assessment';
export const startAssessment = 'Start Assessment';
export const creatingAccount = 'Creating Account...';
export const takeYourTime = 'Take your time. Only you see your answers.';
export const adultsOnly = 'For adults (18+) only';
export const alreadyTaken = 'Already taken the survey? Login here';
export const onDevice = 'Or answer on this device only: nothing is sent.';

export const tryOne = 'Try one';
/** Question A04 of the bank. */
export const sampleQuestion = 'Playing with an ice cube on warm skin with a partner.';
export const sampleHint = 'One tap, like every question. This one is not saved.';
/** The phrases that the page needs; it does without the facts of all ten themes. */
export const names = {
  DS: 'Leading and following',
  PRIMAL: 'The chase',
  SENS: 'Touch and senses',
  EXVOY: 'Showing and watching',
} as const;
export const sampleCounted = (value: number) => `Theme: ${names.SENS}. Your ${value} is not saved.`;

export const whatYouGet = 'What you’ll get';
export const inventedExample = 'an invented example';
export const exampleLine = 'Leads · likes slow touch · likes to be chased';
export const chartLabel = 'A chart of ten themes, three of them strong';
export const whereYouMeet = 'Where the two of you meet';
/** Three groups of a comparison, each with themes and a few words about them. */
export const meetings = [
  ['You both', [[names.SENS, 'You’re both drawn to it.']]],
  [
    'Give and take',
    [
      [names.DS, 'You lead, they follow.'],
      [names.PRIMAL, 'You’re caught, they hunt.'],
    ],
  ],
  ['Ask about', [[names.EXVOY, 'You’d rather watch. So would they.']]],
] as const;

export const benefits = [
  [
    'Anonymous & Private',
    'No name, number or e-mail. Your account is a code only you have, and one step erases it all.',
  ],
  ['Comparable Profiles', 'See where you two meet, and what each could give the other.'],
  [
    'Shareable Profile Images',
    'Square pictures for dating apps and social media, made on your device. You choose what they show.',
  ],
] as const;

export const howItWorks = 'How It Works';
export const takeAssessment = 'Take Assessment';
export const takeAssessmentText =
  '48 core questions, then 15-25 chosen for you. One tap each, saved as you go.';
export const getYourProfile = 'Get Your Profile';
export const getYourProfileText =
  'Visual charts of ten themes and six polarities, and a summary in plain words.';
/** Follows `getYourProfileText` where the operator has switched on texts by a language model. */
export const aiInsights = 'With your consent, AI-generated personalised insights as well.';
export const compareAndShare = 'Compare & Share';
export const compareAndShareText = 'With one person or many, by a code you can take back any time.';

export const readyWhenYouAre = 'Ready when you are.';

export const loading = 'Loading…';
export const takingLong = 'This is taking a while. If nothing happens, please reload the page.';
export const partMissing = 'Part of this page didn’t load. Please reload it.';

/** Shown instead of the start button in browsers without JavaScript. */
export const needsJavaScript =
  'The questions and the profiles need JavaScript, which is off in your browser. Leave, above, works without it. The site sets no cookies.';
