/**
 * Words for checking texts by a language model. These lists were written before the grammar of such
 * texts and independently of it, so that tests can check the grammar against the lists.
 */

import type { Theme } from '../../../src/domain/themes.ts';

const join = (alternatives: readonly RegExp[]): string =>
  alternatives.map(({ source }) => source).join('|');

const anyWord = (...alternatives: readonly RegExp[]): RegExp =>
  new RegExp(`\\b(${join(alternatives)})\\b`);

export const themeWords: Readonly<Record<Theme, RegExp>> = {
  DS: anyWord(
    /domin\w+|dom|submi\w+|power|control\w*|authorit\w+|lead(s|ing|er|ership)?/,
    /follow(s|ing|er|ed)?|obe(y|di)\w*|surrender\w*|command\w*|serv(e|ing|ice)|yield\w*/,
  ),
  SM: anyWord(/sadis\w+|masochis\w+|pain\w*|intens\w+|sting\w*|impact|spank\w*|rough\w*|hurt\w*/),
  BOND: anyWord(
    /bondage|restrain\w*|rope\w*|tied|tying|bound|binding|cuff\w*|disciplin\w*|immobil\w+/,
  ),
  EXVOY: anyWord(
    /exhibit\w*|voyeur\w*|watch\w*|(being|be) seen|show(s|ing|n)?|display\w*|audience/,
    /onlook\w*|gaz(e|ing)/,
  ),
  FET: anyWord(
    /fetish\w*|material\w*|cloth\w*|leather|latex|lace|fabric\w*|garment\w*|texture\w*/,
    /wear(s|ing)?|outfit\w*|objects?/,
  ),
  HUMIL: anyWord(/humiliat\w*|embarrass\w*|degrad\w*|sham(e|ed|ing|eful)|humbl\w*|mock\w*/),
  PRIMAL: anyWord(
    /primal|hunt\w*|chas(e|ed|ing)|prey|predat\w*|pursu\w+|wrestl\w*|animal\w*|instinct\w*/,
    /wild\w*/,
  ),
  ROLE: anyWord(
    /caring|cared|care(s|giv\w*)?|nurtur\w*|look(ed|ing|s)? after|protect\w*|comfort\w*/,
    /roles?/,
  ),
  ENM: anyWord(
    /openness|monogam\w*|polyam\w*|one partner|several partners|more partners|other partners/,
    /jealous\w*/,
  ),
  SENS: anyWord(
    /soft\w*|sensory|sensual\w*|gentle|gently|tender\w*|massag\w*|silk\w*|feather\w*|touch\w*/,
    /slow\w*/,
  ),
};

const denyingWord = anyWord(
  /little|less|least|low|lower|few|no|not|nor|neither|hardly|barely|scarcely|far|but|if|would/,
  /rather|leave|out|outside|aside|away|against|avoid\w*|dislik\w*|avers\w*|refus\w*|reject\w*/,
  /behind|below|none|without|last|was|were|had|been|did|used|once|formerly|before/,
);
/** Matches words that deny, compare or refer to the past, such as 'not', 'less' and 'formerly'. */
export const denial = new RegExp(`n’t\\b|${denyingWord.source}`);

/**
 * Match words about bodies, children, illness or certainty, and words that name people or the
 * program.
 */
export const neverSaid: readonly RegExp[] = [
  anyWord(
    /sex\w*|organs?|genital\w*|penis\w*|cock\w*|dick\w*|vagin\w*|pussy|clit\w*|anal\w*|anus/,
    /ass|butt\w*|breast\w*|tits?|nipple\w*|orgasm\w*|climax\w*|cum\w*|come\w*|semen/,
    /penetrat\w*|fuck\w*|suck\w*|lick\w*|thrust\w*|naked|nude\w*|slut\w*|whore\w*|bitch\w*/,
    /blood\w*|chok\w+|rape\w*|incest\w*|parts|hard|wet|body|bodies/,
  ),
  anyWord(
    /child\w*|kid|kids|teen\w*|minor\w*|boys?|girls?|young\w*|infant\w*|baby|babies|daddy/,
    /mommy|mummy|school\w*|underage|son|daughter|years?|old\w*|age\w*|born|grow\w*/,
  ),
  anyWord(
    /disorder\w*|diagnos\w*|patholog\w*|trauma\w*|addict\w*|compuls\w*|neuro\w*|therap\w*/,
    /abnormal\w*|normal|sick\w*|ill\w*|disease\w*|symptom\w*|narciss\w*|attachment/,
  ),
  anyWord(
    /always|never|certain\w*|definite\w*|undoubted\w*|doubt|proofs?|proves?|will|must|crav\w*/,
    /obsess\w*|needs?|loves?|extreme\w*|deep\w*|passion\w*|every\w*|nothing|nobody|only|very/,
    /surely/,
  ),
  anyWord(
    /i|we|me|my|our|us|he|she|they|them|him|her|his|their|who(m|se|ever)?|people|person|man/,
    /men|woman|women|wife|husband|friends?|neighbou?rs?|assistant|sorry|cannot|instruction\w*/,
    /prompt\w*|system|ignore|administrator|website|http\w*|www|code|password|claims?|users?/,
  ),
];

/** Matches words that express liking, compare or count, such as 'enjoy', 'more' and 'two'. */
export const comparison = anyWord(
  /more|most|than|further|like|enjoy|draw\w*|lean\w*|imagin\w*|do|does|doing|lies/,
  /any|all|some|one|two|three|or/,
);

const graphicWords = [
  /ass|anus|anal|cock|cum|dick|tits?|slut|whore|rape|penis|semen|nude|naked|pussy|fuck|suck|lick/,
  /kids?|child|teen|boy|girl|young/,
];
/**
 * Matches a text that consists of exactly one graphic word. A test uses it to find short words that
 * spell such a word when joined.
 */
export const graphicWord = new RegExp(`^(${join(graphicWords)})$`);
