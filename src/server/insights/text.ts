/**
 * What the service is told, and what of its text may be shown (decisions E2). A sentence names the claims that it rests on;
 * whatever it says beyond them, about another dimension, in another direction or with more certainty, is refused. The
 * checks would rather refuse a good sentence than let a bad one pass: the summary by rules is always there.
 */
import { type DimensionKey, dimensionKeys, dimensionNames, poleNames, type PolarityKey, polarityKeys } from '../../contract/dimensions.ts';
import type { Estimate, Profile } from '../../psychometrics/index.ts';
import { type Claim, claimsOf, statementOf } from '../profile/profile.ts';

const instructions = `You write for one adult who has answered a questionnaire about interests between consenting adults. Write in plain, warm English, as a clinician would: respectful, never graphic, never explicit, no slang, no diagnosis, no advice on technique, nothing about age.
You get numbered claims and the figures behind them. Say these claims in your own words, to the person as "you". Add nothing that is not a claim.
Write 4 to 9 lines and nothing else. Each line is one sentence that begins with the numbers of the claims it rests on, in square brackets, and ends with a full stop:
[2] You are drawn to ...
Rules:
- The claims of one line are of the same kind. A line names only dimensions of its claims, and names at least one where the claim names one.
- Keep the claim's direction and its doubt. Say low interest as: of little interest, would rather leave, below the middle. Use no other negation. Where a claim says that something is ahead by less than its margin, say perhaps, may or might.
- Where both sides of a dimension stand in one name, join them by "or"; "both" and "either" only where the claim is (switches).
- Of imagining and doing, and of the two sides of a dimension, speak only where the claim does.
- At most two lines may begin with [0]: they say nothing about the person's interests, for example that a profile is a beginning of a conversation.
- No digits, no per cent, no lists, no headings, no quotation marks, no links, no "always", "never", "certainly".`;

const range = ({ value, se }: Estimate, low = 0): string => {
  const [from, to] = [value - 1.96 * se, value + 1.96 * se].map((end) => Math.round(Math.min(100, Math.max(low, end))));
  return `${Math.round(value)}, between ${from} and ${to}`;
};

/** Scores and margins, and the claims they carry: no answer, no question, no id, no code. */
export function promptOf(profile: Profile): { readonly claims: readonly Claim[]; readonly system: string; readonly user: string } {
  const claims = claimsOf(profile);
  const dimension = (key: DimensionKey): string => `${dimensionNames[key]}: ${range(profile.scores[key])}; imagined ${range(profile.dimensions[key].fantasy)}; done ${range(profile.dimensions[key].activity)}`;
  const tendency = (key: PolarityKey): string => `${poleNames[key].negative} (-100) to ${poleNames[key].positive} (100): ${range(profile.polarities[key], -100)}`;
  const parts = [
    'Claims:',
    ...claims.map((claim, index) => `${index + 1}. (${claim.kind}) ${statementOf(claim)}`),
    'Scores from 0 to 100, each with the range that it lies in with 95 % certainty:',
    ...dimensionKeys.map(dimension),
    'Tendencies:',
    ...polarityKeys.map(tendency),
  ];
  return { claims, system: instructions, user: parts.join('\n') };
}

/** By which words a sentence speaks of a dimension. Wide on purpose. */
const mentions: Readonly<Record<DimensionKey, RegExp>> = {
  DS: /\b(domin\w+|dom|submi\w+|power|control\w*|authorit\w+|lead(s|ing|er|ership)?|follow(s|ing|er|ed)?|obe(y|di)\w*|surrender\w*|in charge|command\w*|serv(e|ing|ice)|yield\w*)\b/,
  SM: /\b(sadis\w+|masochis\w+|pain\w*|intens\w+|sting\w*|impact|spank\w*|rough\w*|hurt\w*|strong sensation)\b/,
  BOND: /\b(bondage|restrain\w*|rope\w*|tied|tying|bound|binding|cuff\w*|disciplin\w*|immobil\w+)\b/,
  EXVOY: /\b(exhibit\w*|voyeur\w*|watch\w*|(being|be) seen|show(s|ing|n)?|display\w*|audience|onlook\w*|gaz(e|ing))\b/,
  FET: /\b(fetish\w*|material\w*|cloth\w*|leather|latex|lace|fabric\w*|garment\w*|texture\w*|wear(s|ing)?|outfit\w*|objects?)\b/,
  HUMIL: /\b(humiliat\w*|embarrass\w*|degrad\w*|sham(e|ed|ing|eful)|humbl\w*|mock\w*)\b/,
  PRIMAL: /\b(primal|hunt\w*|chas(e|ed|ing)|prey|predat\w*|pursu\w+|wrestl\w*|animal\w*|instinct\w*|wild\w*)\b/,
  ROLE: /\b(caring|cared|care(s|giv\w*)?|nurtur\w*|look(ed|ing|s)? after|protect\w*|comfort\w*|roles?)\b/,
  ENM: /\b(openness|monogam\w*|polyam\w*|one partner|several partners|more partners|other partners|jealous\w*)\b/,
  SENS: /\b(soft\w*|sensory|sensual\w*|gentle|gently|tender\w*|massag\w*|silk\w*|feather\w*|touch\w*|slow\w*)\b/,
};

/** By which words it takes a side of one. */
const sideWords: Readonly<Record<PolarityKey, { readonly positive: RegExp; readonly negative: RegExp }>> = {
  DS: { positive: /\b(lead\w*|domin\w+|in charge|tak\w+ control|command\w*)\b/, negative: /\b(follow\w*|submi\w+|surrender\w*|obe(y|di)\w*|yield\w*|giv\w+ up control|serv(e|ing))\b/ },
  SM: { positive: /\b(giv(e|ing)|sadis\w+|inflict\w*)\b/, negative: /\b(receiv\w+|masochis\w+|tak(e|ing))\b/ },
  EXVOY: { positive: /\b((being|be) seen|show\w*|exhibit\w*|display\w*)\b/, negative: /\b(watch\w*|voyeur\w*|gaz\w+|onlook\w*)\b/ },
  HUMIL: { positive: /\b(humiliates|humiliating)\b/, negative: /\b(humiliated)\b/ },
  PRIMAL: { positive: /\b(hunter\S*|hunting|hunt|chasing|predat\w*)\b/, negative: /\b(pursued|prey|chased|hunted)\b/ },
  ROLE: { positive: /\b(taking care|take care|caring for|looking after|caregiv\w*|nurturing|protecting)\b/, negative: /\b(looked after|cared for|nurtured|protected)\b/ },
};

/** What turns a liking into its opposite. */
const against = /n’t\b|\b(little|less|least|low|lower|few|no|not|nor|neither|hardly|barely|scarcely|far from|anything but|rather leave|leave out|outside|aside|away|against|avoid\w*|dislik\w*|avers\w*|refus\w*|reject\w*|behind|below|none|without|last)\b/;
/** The ways in which low interest may be said, so that nothing else with a 'little' in it passes for it. */
const low = /\b((little|low|less) interest|(interests?|draws?) you (little|less)|rather leave\b([^,]{0,60}\b(out|outside|aside))?|below the middle|none of)\b/;
const bothSides = /\b(both|either|switch\w*)\b/;
const ahead = /\b(ahead|most|first|highest|strongest)\b/;
const doubt = /\b(perhaps|may|might|could|possibly|(by )?less than (its margin|that)|within its margin)\b/g;
const imagined = /\b(imagin\w*|fantas\w*|dream\w*|daydream\w*|thought|thoughts|thinking|mind)\b/;
const done = /\b(do|does|doing|done|act|acts|acting|practice|practise\w*|real life|reality|try|trying)\b/;
const comparing = /\b(more|less|further|stronger|weaker|better|greater|beyond|outweigh\w*|ahead|than)\b/;

/** Never, whatever it rests on: what is graphic, about age, a diagnosis, more certain than a questionnaire can be, or not about the reader. */
const refusedWords: Readonly<Record<string, RegExp>> = {
  graphic: /\b(sex(ual)? organs?|genital\w*|penis\w*|cock\w*|dick\w*|vagin\w*|pussy|clit\w*|anal\w*|anus|ass|butt\w*|breast\w*|tits?|nipple\w*|orgasm\w*|climax\w*|cum\w*|ejaculat\w*|semen|penetrat\w*|fuck\w*|suck\w*|lick\w*|thrust\w*|naked|nude\w*|slut\w*|whore\w*|bitch\w*|blood\w*|chok\w+|strangl\w*|rape\w*|incest\w*)\b/,
  age: /\b(child\w*|kid|kids|teen\w*|minor|minors|boy|boys|girl|girls|young\w*|infant\w*|baby|babies|daddy|mommy|mummy|school\w*|underage|son|daughter|years? old)\b/,
  diagnosis: /\b(disorder\w*|diagnos\w*|patholog\w*|trauma\w*|addict\w*|compuls\w*|neuro\w*|therap\w*|abnormal\w*|normal|sick\w*|disease\w*|symptom\w*|narciss\w*|attachment)\b/,
  certainty: /\b(always|never|certain(ly)?|definite\w*|undoubted\w*|without doubt|proof|proves?|clearly show\w*|will|must|crav\w*|obsess\w*|need|needs|love|loves|extreme\w*|deepl?y?|passion\w*|everything|nothing|everyone|nobody|only)\b/,
  'another voice': /\b(i|we|me|my|our|us|as an ai|language model|assistant|sorry|cannot|instruction\w*|prompt\w*|system|ignore|administrator|website|http\w*|www|code|password|claims?|users?)\b/,
};
const liking = /\b(you (are|like|enjoy|want|prefer|imagine|lean|tend|seem|have|feel)|drawn|interest\w*|desire\w*|appeal\w*|attract\w*|taste\w*)\b/;
const plainLetters = /^[\p{Script=Latin} ,;:’()–—-]+\.$/u;

const countWords: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine' };

const dimensionsOf = (claim: Claim): readonly DimensionKey[] => ('dimensions' in claim ? claim.dimensions : 'dimension' in claim ? [claim.dimension] : []);

/** Whether a sentence takes a side, or both, of some dimension where its claims do not; one or the other is no side. */
function sidesWrong(text: string, cited: readonly Claim[]): boolean {
  const [claim] = cited;
  if (claim?.kind === 'switches') return false;
  if (bothSides.test(text)) return true;
  return polarityKeys.some((key) => {
    if (!mentions[key].test(text) || !cited.some((one) => dimensionsOf(one).includes(key))) return false;
    const [positive, negative] = [sideWords[key].positive.test(text), sideWords[key].negative.test(text)];
    const leaning = cited.find((one) => one.kind === 'leans' && one.dimension === key);
    if (leaning?.kind === 'leans') return leaning.pole === 'positive' ? !positive || negative : !negative || positive;
    return positive !== negative || (positive && !/\bor\b/.test(text));
  });
}

const saysBoth = (text: string, cited: readonly Claim[]): boolean =>
  bothSides.test(text) || cited.every((claim) => claim.kind === 'switches' && sideWords[claim.dimension].positive.test(text) && sideWords[claim.dimension].negative.test(text));

/** What each kind of claim asks of the words that say it; a reason where they do not. */
function kindWrong(kind: Claim['kind'], text: string, cited: readonly Claim[]): string | null {
  if (kind === 'imagines-more' || kind === 'does-more') {
    if (!imagined.test(text) || !comparing.test(text)) return 'does not compare imagining with doing';
    const [first, second] = kind === 'imagines-more' ? [imagined, done] : [done, imagined];
    const at = text.search(comparing);
    const leads = first.test(text.slice(0, at)) && !second.test(text.slice(0, at));
    return leads && !against.test(text.replace('less', '')) ? null : 'compares the other way round';
  }
  if (imagined.test(text) || /\b(done|doing|act on|practi[cs]\w+)\b/.test(text)) return 'speaks of imagining or doing';
  if (kind === 'perhaps') {
    const rest = text.replaceAll(doubt, '');
    return rest !== text && ahead.test(rest) && !against.test(rest.replace('no single dimension stands out beyond its margin', '')) ? null : 'leaves out the doubt';
  }
  if (kind === 'little' || kind === 'below' || kind === 'none-drawn') {
    if (!low.test(text)) return 'leaves out that the interest is low';
    if (against.test(text.replace(low, ''))) return 'turns low interest round';
    const [claim] = cited;
    if (claim?.kind === 'below' && Object.entries(countWords).some(([count, word]) => new RegExp(`\\b${word}\\b`).test(text) && Number(count) !== claim.count)) return 'counts otherwise';
    return null;
  }
  if (against.test(text)) return 'turns its claim round';
  if (kind === 'switches' && !saysBoth(text, cited)) return 'does not say both sides';
  return comparing.test(text.replace(/\b(more|further) of\b/, '')) ? 'compares' : null;
}

export interface Sentence {
  readonly text: string;
  readonly isPlain: boolean;
}

const longestSentence = 260;

/** One line of the service's text: the sentence, or why it may not be shown. */
export function checkLine(line: string, claims: readonly Claim[]): Sentence | { readonly refused: string } {
  const [, numbers, written = ''] = /^\s*\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]\s*(\S.*?)\s*$/.exec(line) ?? [];
  if (numbers === undefined) return { refused: 'names no claim' };
  const text = written.replaceAll("'", '’');
  if (text.length > longestSentence || !plainLetters.test(text)) return { refused: 'is no plain sentence' };
  const words = text.toLowerCase();
  const bad = Object.entries(refusedWords).find(([, pattern]) => pattern.test(words));
  if (bad) return { refused: `has words of: ${bad[0]}` };
  const mentioned = dimensionKeys.filter((key) => mentions[key].test(words));
  const indexes = numbers.split(',').map(Number);
  if (indexes.every((index) => index === 0)) return mentioned.length > 0 || liking.test(words) ? { refused: 'claims without a claim' } : { text, isPlain: true };
  const cited = indexes.flatMap((index) => claims[index - 1] ?? []);
  const kinds = new Set(cited.map(({ kind }) => kind));
  const [kind] = kinds;
  if (cited.length !== indexes.length || kinds.size !== 1 || kind === undefined) return { refused: 'names claims that are not there, or of several kinds' };
  const theirs = cited.flatMap(dimensionsOf);
  if (mentioned.some((key) => !theirs.includes(key))) return { refused: 'speaks of another dimension' };
  if (theirs.length > 0 && mentioned.length === 0) return { refused: 'does not say of which dimension' };
  if (sidesWrong(words, cited)) return { refused: 'takes a side' };
  const reason = kindWrong(kind, words.replaceAll(/\b(beyond|more than) one partner\b/g, 'several partners'), cited); // which compares nothing
  return reason === null ? { text, isPlain: false } : { refused: reason };
}

const fewest = 3;
const most = 10;
const mostPlain = 2;

/** The whole text, once every line has passed; null, or why it may not be kept. */
export function checkWhole(sentences: readonly Sentence[]): string | null {
  if (sentences.length < fewest || sentences.length > most) return 'is too short or too long';
  if (new Set(sentences.map(({ text }) => text)).size !== sentences.length) return 'repeats itself';
  return sentences.filter(({ isPlain }) => isPlain).length > mostPlain ? 'says too little of the profile' : null;
}
