/**
 * The sentences of the summary, written whole: the code picks four and never joins. Each has 13 to
 * 17 words, so that every summary has 50 to 70.
 */

import type { Mood, Side } from '../../domain/portrait.ts';
import type { PolarityTheme, Theme } from '../../domain/themes.ts';

type Plain = Readonly<Record<'plain', string>>;
type Sentences = {
  readonly [T in Theme]: T extends PolarityTheme ? Readonly<Record<Side, string>> : Plain;
};

/** Describes the first interest of the line. */
export const hearts: Sentences = {
  DS: {
    positive:
      'Deciding what happens next is the pleasure here, with someone glad to leave it to you.',
    negative: 'Not having to decide is the pleasure here, once you know you are in good hands.',
    both: 'Some evenings you want the lead, on others you’d give it away, and neither feels borrowed.',
    plain: 'It matters to you that somebody leads; who that is can be settled on the night.',
  },
  SM: {
    positive:
      'You enjoy watching strong sensation land, when the person feeling it has asked for exactly that.',
    negative:
      'When touch is strong enough to drown out the day, you’re exactly where you want to be.',
    both: 'Strong sensation is a conversation for you, and you’re happy to take either part in it.',
    plain: 'A light touch is fine, but it’s the stronger kind that really gets your attention.',
  },
  BOND: {
    plain:
      'Being held in place, or holding someone there, turns a little stillness into something exciting for you.',
  },
  EXVOY: {
    positive:
      'Attention warms you: knowing that someone is looking can be half of the fun, or more.',
    negative:
      'You’d take the good seat: looking, with everyone’s consent, can be enough for a whole evening.',
    both: 'You enjoy the glance from both ends, the one you send and the one you catch.',
    plain: 'A lot of it happens through the eyes for you, long before anybody touches anybody.',
  },
  FET: {
    plain: 'It’s the details that do it: how something feels, fits, shines or sounds on skin.',
  },
  HUMIL: {
    positive: 'Teasing someone who loves it is your kind of game, and their grin is the prize.',
    negative:
      'A little embarrassment, from someone who means you well, is a treat rather than a wound.',
    both: 'You enjoy a good tease in either direction, as long as everybody is in on it.',
    plain: 'A tease with a bite, agreed on beforehand, pleases you more than a compliment.',
  },
  PRIMAL: {
    positive: 'Words are optional here: you’d sooner run after somebody, laugh, wrestle and win.',
    negative: 'Words are optional here: you’d sooner run, put up a fight and lose it happily.',
    both: 'Run or be run after, you don’t mind which, as long as hearts are beating fast.',
    plain: 'You enjoy it when two grown people stop being sensible and simply go for each other.',
  },
  ROLE: {
    positive:
      'Making someone feel safe and spoiled is no chore for you; it’s part of the attraction.',
    negative:
      'Letting someone fuss over you, with nothing to prove, is part of what makes you glow.',
    both: 'Tenderness runs both ways with you, tucking someone in one day and being tucked in the next.',
    plain: 'Kindness is attractive to you in itself, whichever of you is doing the caring.',
  },
  ENM: {
    plain:
      'Your idea of closeness has room for more people, provided that everyone knows and agrees.',
  },
  SENS: {
    plain: 'You like to take your time: warm hands, cool silk, and no hurry to get anywhere.',
  },
};

/** Describes the second interest beside any first one. */
export const besides: Readonly<Record<Theme, string>> = {
  DS: 'Add the question of who leads, and even a simple evening gets a plot.',
  SM: 'Stronger sensation goes well with it, and gives a calm beginning somewhere to climb to.',
  BOND: 'A firm hold, given or taken, fits right in, since stillness sharpens everything else.',
  EXVOY: 'Eyes come into it too, and a long look can start things before anyone moves.',
  FET: 'The right fabric or outfit makes it better still, so getting dressed may be half the plan.',
  HUMIL: 'A dash of teasing keeps all that from getting too solemn, which suits you nicely.',
  PRIMAL: 'Some rough and tumble belongs with it, for the moments when talking gets in the way.',
  ROLE: 'Care holds it together, before and after, so things can get lively without getting cold.',
  ENM: 'A third person in the story, told or real, can make it brighter for you.',
  SENS: 'Slow touch is the thread through it, and the reason a whole evening never feels long.',
};

/**
 * Describes a single interest: it is most of the person's interests, one of all ten, or the only
 * one.
 */
export const alone = {
  open: 'Around it much is still undecided, which leaves plenty to find out in good company.',
  all: 'The rest of the list appeals as well, so choosing together may take the longest.',
  most: 'Much of the list could go, which leaves more evening for the part you came for.',
  rest: 'One clear taste is plenty: it makes you easy to understand and rather easy to please.',
} as const;

/** Describes the first interest for a partner. */
export const partners: Sentences = {
  DS: {
    positive: 'For a partner that means plans, clear words, and being able to switch off for once.',
    negative: 'A partner gets your trust, and with it the pleasant job of planning for two.',
    both: 'A partner can ask each evening whose turn it is, and that is half the charm.',
    plain: 'Whoever you’re with may take charge or hand it to you; either can work.',
  },
  SM: {
    positive: 'A partner who likes it strong won’t have to ask twice, only to say how strong.',
    negative: 'A partner can be bolder with you than with most, once you’ve said how bold.',
    both: 'A partner can hand it out or take it, and find good company in you either way.',
    plain: 'A partner can turn things up a notch, and see which of you enjoys what.',
  },
  BOND: {
    plain: 'Someone patient will do well with you: knots take time, and so does letting go.',
  },
  EXVOY: {
    positive: 'Whoever is with you has the best view in the house, and an invitation to enjoy it.',
    negative: 'Whoever is with you gets to be admired, thoroughly, and at their own pace.',
    both: 'Whoever is with you gets admired, and gets somebody to admire, perhaps in the same minute.',
    plain: 'Whoever is with you can leave the light on, and may be glad of it.',
  },
  FET: {
    plain: 'A partner can delight you with very little, so long as it’s the right very little.',
  },
  HUMIL: {
    positive:
      'Someone who turns pink easily will have a wonderful time, once you both know the rules.',
    negative: 'Someone with a sharp tongue and a soft heart would be in good company with you.',
    both: 'Someone quick on the uptake will enjoy you: the joke can turn round at any moment.',
    plain: 'Someone with a sense of mischief will find you game, once the limits are clear.',
  },
  PRIMAL: {
    positive: 'Someone who likes a head start should get one; it makes catching up more fun.',
    negative: 'Someone fast on their feet will love this, and won’t mind that you’re hard to hold.',
    both: 'Someone playful will do well with you, and should probably take their good shoes off.',
    plain: 'Someone playful will do well with you, and may want to move the furniture first.',
  },
  ROLE: {
    positive: 'Being with you can feel like coming in from the cold and being handed a warm towel.',
    negative: 'A partner who likes to spoil people can do it to their heart’s content with you.',
    both: 'A partner gets the blanket today and hands it to you tomorrow, which seems fair.',
    plain: 'A partner can be soft around you without waiting for a special occasion.',
  },
  ENM: {
    plain: 'A partner is best told early, so that everything after that is their choice too.',
  },
  SENS: {
    plain: 'A partner needs no equipment and no courage, just an evening and a phone switched off.',
  },
};

/** One gentle suggestion, for the third interest or else the first. */
export const suggestions: Readonly<Record<Theme, string>> = {
  DS: 'Before you begin, say who decides what, and agree on one word that ends it.',
  SM: 'Settle on a scale from one to ten together, and start lower than you think.',
  BOND: 'Begin with hands held rather than tied, and ask now and then how the fingers feel.',
  EXVOY: 'Agree beforehand what may be looked at, by whom, and where the curtain stays closed.',
  FET: 'Show a partner the exact thing instead of describing it, and let them touch it first.',
  HUMIL: 'Write down three words that are welcome and one that never is, then compare lists.',
  PRIMAL: 'Clear some floor, agree on what “caught” means, and keep water and a blanket nearby.',
  ROLE: 'Ask for one small kindness this week, or offer one, and notice how it lands.',
  ENM: 'Talk it through on an ordinary day first, and let the slower of you set the speed.',
  SENS: 'Try taking turns with closed eyes, ten minutes each, with nothing else on the programme.',
};

/** Suggestions for people whose fantasies and activities differ. */
export const facetSuggestions = {
  imagined: 'Pick one daydream and tell it aloud; telling may be enough, or a start.',
  done: 'Choose something small, ask who would enjoy it with you, and talk about it afterwards.',
} as const;

/** Describes the nearest theme of a person without interests. */
export const nearest: Readonly<Record<Theme, string>> = {
  DS: 'A gentle game of who decides tonight, dinner included, might be the place to look.',
  SM: 'A firmer hand, asked for and never in a hurry, is where curiosity might begin.',
  BOND: 'Two wrists held for a moment, no rope in sight, could be a beginning.',
  EXVOY: 'A light left on, or a look held a little longer, could be a beginning.',
  FET: 'A shirt, a scent or a certain fabric may say more to you than any game.',
  HUMIL: 'A bit of teasing might amuse you, provided it stays light and comes from a friend.',
  PRIMAL: 'A pillow fight is a perfectly good test of whether there is more in it for you.',
  ROLE: 'Being kind to each other on purpose, at some length, is the likeliest way in.',
  ENM: 'The thought of others may be worth a conversation, even if it stays a thought.',
  SENS: 'A long back rub, with nothing expected afterwards, is still the safest bet with you.',
};

/** Tells a partner what to expect from a person with little interest in power. */
export const rather = {
  positive: 'Should one of you have to lead, it had better be you, map in hand.',
  negative: 'Should one of you have to lead, you’d gladly leave that, and the map, to the other.',
} as const;

/** Used if no theme is near. */
export const elsewhere =
  'What matters to you may well be elsewhere: talk, trust, laughter, plain closeness, or peace and quiet.';

interface MoodSentences {
  readonly heart: string;
  /** Replaces the sentence about the nearest theme. */
  readonly beside?: string;
  readonly partner: string;
  readonly suggestion: string;
}

/** Used for a line without interests. */
export const moods: Readonly<Record<Exclude<Mood, 'only'>, MoodSentences>> = {
  all: {
    heart: 'There’s hardly a thing here you’d turn down, so the fun is in choosing where to start.',
    beside: 'That doesn’t mean all at once; even a buffet goes better one plate at a time.',
    partner: 'A partner may bring up any idea, and can expect curiosity, a question or a yes.',
    suggestion: 'Let the other person choose first, then tell them what you would have picked.',
  },
  'own-taste': {
    heart: 'This survey covers one corner of intimacy, and you were kind enough to look around it.',
    partner: 'With someone who feels the same, you can skip this chapter and lose nothing by it.',
    suggestion: 'If somebody ever asks what you’d like, a plain “not this, but that” is plenty.',
  },
  'mostly-own-taste': {
    heart: 'Most of this list can stay on the shelf, and you needn’t explain that to anyone.',
    partner: 'From you a yes is worth something, because it isn’t handed out with every coffee.',
    suggestion:
      'If you’re curious one day, choose a single small thing and stop while it’s pleasant.',
  },
  open: {
    heart: 'Nothing is ruled out and nothing has been chosen, which is a fine place to begin.',
    partner: 'A partner can propose nearly anything, and the two of you find out together.',
    suggestion: 'Each name one thing you’d try and one you wouldn’t; that’s a map already.',
  },
  'mostly-open': {
    heart: 'A few things leave you cool, and the rest depends on the person and the mood.',
    partner: 'A partner does best by asking, since the answer may differ from one week to another.',
    suggestion:
      'Sleep on anything that makes you say “maybe”, and ask yourself again on a good day.',
  },
  unsaid: {
    heart: 'You kept most of this to yourself, and that is as good an answer as any number.',
    beside: 'There’s too little to say about the themes you passed, so this page says nothing.',
    partner: 'What you tell a partner about it, and when you do, stays entirely up to you.',
    suggestion: 'If you ever feel like it, you can still answer a question on the page of answers.',
  },
};
