export const badge = 'Science-Backed • Privacy-First';
export const discoverYour = 'Discover Your';
export const profile = 'Profile';
export const tagline = 'Find out what you want in intimacy, and where you and a partner meet.';
export const startYourAssessment = 'Start Your Assessment';
export const startAssessment = 'Start Assessment';
export const creatingAccount = 'Creating Account...';
export const takeYourTime = 'Take your time. Only you see your answers.';
export const adultsOnly = 'For adults (18+) only';
export const alreadyTaken = 'Already taken the survey? Login here';
export const login = 'Login';

export const tryOne = 'Try one';
/** Question A04 of the bank. */
export const sampleQuestion = 'Playing with an ice cube on warm skin with a partner.';
export const sampleHint = 'Every question is one tap like this. This one is not saved.';
export const sampleCounted = (value: number) =>
  `This one is about soft, sensory play. Your ${value} is not saved.`;

export const whatYouGet = 'What you’ll get';
export const inventedExample = 'an invented example';
export const exampleLine = 'Leads · sensory · likes the chase';
export const chartLabel =
  'A chart of ten themes. Leading, the senses and the chase reach furthest out.';
/** One short name for each theme, in the order of the profile. */
export const chartThemes = [
  'Leading',
  'Pain',
  'Bondage',
  'Seeing',
  'Fabrics',
  'Put-downs',
  'Chase',
  'Caring',
  'Openness',
  'Senses',
] as const;
export const imagined = 'imagined';
export const done = 'done, or would do';
export const whereYouMeet = 'Where the two of you meet';
/** Three groups of a comparison, each with themes and a few words about them. */
export const meetings = [
  ['We both', [['Touch and the senses', 'We both want to give it and to get it.']]],
  [
    'Give and take',
    [
      ['Leading', 'I lead, you follow.'],
      ['The chase', 'You hunt, I’m caught.'],
    ],
  ],
  ['Ask about', [['Seeing and being seen', 'We’d both rather watch. Shall we take turns?']]],
] as const;

export const benefits = [
  [
    'Anonymous & Private',
    'No name, number or e-mail needed. Your account is a code only you have, and you can erase everything in one step.',
  ],
  [
    'Comparable Profiles',
    'See where the two of you meet and what each could give the other, with a plain word on how sure that is.',
  ],
  [
    'Shareable Profile Images',
    'Square pictures for dating apps and social media, drawn on your own device. You choose what they show.',
  ],
] as const;

export const howItWorks = 'How It Works';
export const takeAssessment = 'Take Assessment';
export const takeAssessmentText =
  '48 core questions, then 15-25 chosen for you. One tap each, saved as you go.';
export const getYourProfile = 'Get Your Profile';
export const getYourProfileText =
  'Visual charts of ten themes and six polarities that say how sure they are, and a summary in plain words.';
/** Follows `getYourProfileText` where the operator has switched on texts by a language model. */
export const aiInsights = 'With your consent, AI-generated personalised insights as well.';
export const compareAndShare = 'Compare & Share';
export const compareAndShareText =
  'With one person or with many, by a code that you can take back at any time.';

export const readyWhenYouAre = 'Ready when you are.';
export const footer =
  'For adults (18+) only. Interests, not a diagnosis: nothing here is advice, and nothing obliges anyone to anything.';
export const privacy = 'Privacy';
export const methodology = 'Methodology';
export const statistics = 'Statistics';

export const loading = 'Loading…';
export const takingLong = 'This is taking a while. If nothing happens, please reload the page.';
export const partMissing = 'Part of this page didn’t load. Please reload it.';

/** Shown instead of the start button in browsers without JavaScript. */
export const needsJavaScript =
  'The questions and the profiles need JavaScript, which is off in your browser. This site sets no cookies: a program of its own, in your browser, keeps you signed in, saves each answer and draws the charts. Leave, above, works without it.';
