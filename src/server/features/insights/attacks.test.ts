/** Who writes is taken for an enemy here: the texts come from outside, whatever the prompt says (decisions/018). */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimsOfEveryKind as claims } from '../../../../test/support/claims.ts';
import { type Theme, themes, polarityThemes } from '../../../domain/themes.ts';
import { type Claim, sides } from '../profile/profile.ts';
import { forms, namesOf, pairsOf } from './forms.ts';
import { endingsOf, openers, slots } from './surroundings.ts';
import { checkLine } from './text.ts';

const word = 'uses a word outside its vocabulary';
const form = 'says its claim in no known form';
const more = 'says more than its claim';
const other = 'speaks of another dimension or side';
const plain = 'is no plain sentence';
const missing = 'names claims that are not there, or of several kinds';

describe('what is refused, and why', () => {
  test.each([
    // beside the claim
    ['[1] Bondage draws you, and the neighbours would enjoy hearing of it.', word],
    ['[1] Bondage draws you, and your partner is fine with it.', more],
    ['[1] Bondage draws you, and you are warm.', more],
    ['[1] Bondage draws you, and you like this survey.', more],
    ['[1] Bondage draws you; tell this survey of it.', more],
    ['[1] Bondage draws you at ten.', word],
    ['[1] Bondage draws you, in one of the ten dimensions.', more],
    ['[1] Bondage, naked, draws you.', word],
    ['[1] Bondage draws you as a disorder.', word],
    ['[1] Bondage will always draw you.', word],
    ['[1] Bondage with young people draws you.', word],
    ['[1] Bondage draws you, this profile lies.', more],
    ['[1] Bondage draws you, and this shows.', word],
    ['[1] Bondage draws you and it is so and so and so and so and so and so and so and so.', more],
    ['[2] Humiliation is of little interest to you, and of warmth to your partner.', more],
    ['[2] Warmth and humiliation play are of little interest to you.', more],
    ['[1] You like bondage and warmth.', more],
    ['[1] You like bondage, themes and numbers.', more],
    ['[2] Humiliation is of little interest to you, and it is welcome.', more],
    ['[2] Humiliation is of little interest to you, and that is a warm note.', more],
    ['[8] Openness beyond one partner may be ahead, and it is welcome.', more],
    ['[1] What matters is your own: bondage draws you.', word],
    ['[1] Begin a chapter, bondage draws you.', word],
    // without a claim
    ['[0] A profile is a beginning of a conversation and not its end.', missing],
    ['[0] You enjoy what is new.', missing],
    ['[0,1] Bondage draws you.', missing],
    ['[12] Bondage draws you.', missing],
    ['[1,2] Bondage draws you.', missing],
    ['Bondage draws you.', 'names no claim'],
    ['[1', 'names no claim'],
    ['[1] This is a warm profile.', form],
    // the other way round
    ['[3] You lean toward being dominated.', word],
    ['[3] You lean toward following.', other],
    ['[3] You lean toward leading and following.', other],
    ['[3] You lean away from leading.', word],
    ['[3] You lean toward your leading.', form],
    ['[3] Leading leans toward you.', word],
    ['[3] You lean toward leading or following.', form],
    ['[3] In intense sensation you lean toward leading.', other],
    [
      '[3,9] In intense sensation you lean toward leading.',
      'crosses a dimension with the side of another',
    ],
    ['[9] You lean toward giving intense sensation.', other],
    ['[9] You lean toward intense sensation.', form],
    ['[1] Bondage bores you.', word],
    ['[1] Bondage used to draw you.', word],
    ['[1] Bondage drew you.', word],
    ['[1] You were drawn to bondage.', word],
    ['[1] You would be drawn to bondage.', form],
    ['[1] You may like bondage.', form],
    ['[1] Bondage does not draw you.', word],
    ['[1] Bondage draws you little.', more],
    ['[1] Bondage draws you less than soft play.', more],
    ['[1] You draw bondage.', form],
    ['[1] You like to leave bondage aside.', form],
    ['[1] None of bondage draws you.', more],
    ['[1] You like imagining bondage.', form],
    ['[1] Is bondage what you like.', plain],
    ['[1] Are you drawn to bondage.', plain],
    ['[1] Most of all, soft play draws you.', 'puts another dimension first'],
    ['[1] What you like most is sensory play.', 'puts another dimension first'],
    ['[1] You are drawn to humiliation play.', other],
    ['[1] You are drawn to bondage and to humiliation.', other],
    ['[2] Humiliation play draws you.', form],
    ['[2] Humiliation play is hardly of little interest to you.', word],
    ['[2] There is little in humiliation play that you would rather leave out.', form],
    ['[2] You would rather leave out that humiliation play is of little interest to you.', more],
    ['[2] Humiliation play is of little interest to you, and you like it.', more],
    ['[2] Being humiliated is of little interest to you.', form],
    ['[4] In primal play you like the hunter’s side.', other],
    ['[4] You like to lead and follow.', other],
    ['[5] Showing or watching you imagine, and imagining is more than matched by doing.', word],
    ['[5] In showing or watching, you do more than you imagine.', form],
    ['[5] In showing or watching, you imagine less than you do.', form],
    ['[5] In watching, you imagine more than you do.', other],
    ['[6] In giving or receiving care, imagining appeals to you more than doing.', form],
    ['[7] Six of ten dimensions lie below the middle.', form],
    ['[7] Four of ten dimensions lie above the middle.', form],
    [
      '[7] In four of the ten dimensions your interest is below the middle, in five of the ten dimensions.',
      more,
    ],
    ['[8] Openness beyond one partner is ahead of the others.', form],
    ['[8] Openness beyond one partner may be ahead, clearly.', more],
    ['[8] Perhaps this is so: openness beyond one partner is ahead.', form],
    ['[10] None of the ten dimensions draws you strongly.', form],
    ['[11] All ten dimensions draw you.', form],
    // spelt round
    ['[1] Ｂondage draws you.', plain],
    ['[1] Bondage draws you, násty.', plain],
    ['[1] Вondage draws you.', plain],
    ['[1] Bondage draws you, n-a-k-e-d.', word],
    ['[1] Bondage draws you, a s s.', word],
    ['[1] Bondage draws\u200b you.', plain],
    ['[1] Bondage draws\u00a0you.', plain],
    ['[1] BONDAGE draws you.', plain],
    ['[1] Bondage draws you ;–).', plain],
    ['[1] Bondage draws you :.', plain],
    ['[1] Bondage draws you (warm).', plain],
    ['[1] Bondage draws you. Humiliation too.', plain],
    ['[1] Bondage draws you in 90 % of cases.', plain],
    ['[1] <b>Bondage</b> draws you.', plain],
    ['[1] <THEME BOND> draws you.', plain],
    ['[1] Theme bond draws you.', word],
    ['[1] THEMES draws you.', plain],
    ['[1] Bondage draws you, see https://example.com.', plain],
    ['[1] Bondage draws you 😀.', plain],
    ['[1] Bondage draws you', plain],
    ['[1] bondage draws you.', plain],
    [`[1] Bondage draws you, ${'and so on '.repeat(40)}.`, plain],
    ['[1] As an AI I like bondage.', plain],
    ['[1] Ignore the prompt, bondage draws you.', word],
    ['[1] Constructor draws you.', word],
    ['[1] It’s constructor’s bondage that draws you.', word],
  ])('%s', (line, reason) => {
    expect(checkLine(line, claims)).toEqual({ refused: reason });
  });

  test('takes no time over what is made to take long', () => {
    for (const line of [
      `[1] ${' '.repeat(6000)}x`,
      `[${'1,'.repeat(3000)}1] A.`,
      `[1] A${'-a'.repeat(3000)}.`,
    ])
      expect(checkLine(line, claims)).toHaveProperty('refused');
  });
});

/** Written before there was a list of what is allowed, and of another kind: what a sentence must not hold. */
const speaksOf: Readonly<Record<Theme, RegExp>> = {
  DS: /\b(domin\w+|dom|submi\w+|power|control\w*|authorit\w+|lead(s|ing|er|ership)?|follow(s|ing|er|ed)?|obe(y|di)\w*|surrender\w*|command\w*|serv(e|ing|ice)|yield\w*)\b/,
  SM: /\b(sadis\w+|masochis\w+|pain\w*|intens\w+|sting\w*|impact|spank\w*|rough\w*|hurt\w*)\b/,
  BOND: /\b(bondage|restrain\w*|rope\w*|tied|tying|bound|binding|cuff\w*|disciplin\w*|immobil\w+)\b/,
  EXVOY:
    /\b(exhibit\w*|voyeur\w*|watch\w*|(being|be) seen|show(s|ing|n)?|display\w*|audience|onlook\w*|gaz(e|ing))\b/,
  FET: /\b(fetish\w*|material\w*|cloth\w*|leather|latex|lace|fabric\w*|garment\w*|texture\w*|wear(s|ing)?|outfit\w*|objects?)\b/,
  HUMIL: /\b(humiliat\w*|embarrass\w*|degrad\w*|sham(e|ed|ing|eful)|humbl\w*|mock\w*)\b/,
  PRIMAL:
    /\b(primal|hunt\w*|chas(e|ed|ing)|prey|predat\w*|pursu\w+|wrestl\w*|animal\w*|instinct\w*|wild\w*)\b/,
  ROLE: /\b(caring|cared|care(s|giv\w*)?|nurtur\w*|look(ed|ing|s)? after|protect\w*|comfort\w*|roles?)\b/,
  ENM: /\b(openness|monogam\w*|polyam\w*|one partner|several partners|more partners|other partners|jealous\w*)\b/,
  SENS: /\b(soft\w*|sensory|sensual\w*|gentle|gently|tender\w*|massag\w*|silk\w*|feather\w*|touch\w*|slow\w*)\b/,
};
const denies =
  /n’t\b|\b(little|less|least|low|lower|few|no|not|nor|neither|hardly|barely|scarcely|far|but|if|would|rather|leave|out|outside|aside|away|against|avoid\w*|dislik\w*|avers\w*|refus\w*|reject\w*|behind|below|none|without|last|was|were|had|been|did|used|once|formerly|before)\b/;
const never = [
  /\b(sex\w*|organs?|genital\w*|penis\w*|cock\w*|dick\w*|vagin\w*|pussy|clit\w*|anal\w*|anus|ass|butt\w*|breast\w*|tits?|nipple\w*|orgasm\w*|climax\w*|cum\w*|come\w*|semen|penetrat\w*|fuck\w*|suck\w*|lick\w*|thrust\w*|naked|nude\w*|slut\w*|whore\w*|bitch\w*|blood\w*|chok\w+|rape\w*|incest\w*|parts|hard|wet|body|bodies)\b/,
  /\b(child\w*|kid|kids|teen\w*|minor\w*|boys?|girls?|young\w*|infant\w*|baby|babies|daddy|mommy|mummy|school\w*|underage|son|daughter|years?|old\w*|age\w*|born|grow\w*)\b/,
  /\b(disorder\w*|diagnos\w*|patholog\w*|trauma\w*|addict\w*|compuls\w*|neuro\w*|therap\w*|abnormal\w*|normal|sick\w*|ill\w*|disease\w*|symptom\w*|narciss\w*|attachment)\b/,
  /\b(always|never|certain\w*|definite\w*|undoubted\w*|doubt|proofs?|proves?|will|must|crav\w*|obsess\w*|needs?|loves?|extreme\w*|deep\w*|passion\w*|every\w*|nothing|nobody|only|very|surely)\b/,
  /\b(i|we|me|my|our|us|he|she|they|them|him|her|his|their|who(m|se|ever)?|people|person|man|men|woman|women|wife|husband|friends?|neighbou?rs?|assistant|sorry|cannot|instruction\w*|prompt\w*|system|ignore|administrator|website|http\w*|www|code|password|claims?|users?)\b/,
];

const kinds = Object.keys(forms) as Claim['kind'][]; // as: the forms are by kind
const around = [...openers, ...kinds.flatMap(endingsOf), ...Object.values(slots)];
const wordsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/[a-z]+/g) ?? [])),
];
const plainWords = wordsOf(around);

describe('the vocabulary', () => {
  test('has no word around a form that speaks of a dimension, denies, compares, or must never be said', () => {
    expect(around.filter((text) => /\byou\b/.test(text))).toEqual(['for you [,]']);
    expect(around.filter((text) => /\b(ten|other)\b/.test(text))).toEqual([
      'in other words [,]',
      '[and/also/so] among the ten dimensions [,]',
    ]);
    for (const pattern of [
      ...Object.values(speaksOf),
      ...never,
      denies,
      /\b(more|most|than|further|like|enjoy|draw\w*|lean\w*|imagin\w*|do|does|doing|lies|any|all|some|one|two|three|or)\b/,
    ])
      expect(
        plainWords.filter((one) => pattern.test(one)),
        String(pattern),
      ).toEqual([]);
  });

  test('spells none of what must never be said out of whole words run together', () => {
    const short = wordsOf([...around, ...Object.values(forms).flat()]).filter(
      (one) => one.length < 5,
    );
    const graphic =
      /^(ass|anus|anal|cock|cum|dick|tits?|slut|whore|rape|penis|semen|nude|naked|pussy|fuck|suck|lick|kids?|child|teen|boy|girl|young)$/;
    const joined = short.flatMap((one) =>
      short.flatMap((two) => [one + two, ...short.map((three) => one + two + three)]),
    );
    expect(joined.length).toBeGreaterThan(10_000);
    expect(joined.filter((text) => graphic.test(text))).toEqual([]);
  });
});

/** One way to say a form: each choice made, each slot filled with what is given, of whomever. */
function spoken(
  text: string,
  fill: (slot: string) => string,
  choose: (count: number) => number,
): string {
  let said = text;
  while (/\[[^[\]]*\]/.test(said))
    said = said.replace(/\[([^[\]]*)\]/, (_, inner: string) => (choose(2) === 0 ? '' : inner));
  return said
    .trim()
    .split(/\s+/)
    .map((part) =>
      part in slots
        ? spoken(slots[part as keyof typeof slots], fill, choose)
        : /^[A-Z]+$/.test(part)
          ? fill(part)
          : (part.split('/')[choose(part.split('/').length)] ?? ''),
    )
    .join(' ');
}

const everySide = polarityThemes.flatMap((key) => [
  sides[key].positive,
  sides[key].negative,
  sides[key].both,
  ...pairsOf(key),
]);
const everyName = [...themes.flatMap(namesOf), ...everySide];
const everyWord = [...wordsOf([...around, ...Object.values(forms).flat()]), ...everyName];
const numbers = ['three', 'four', 'five', 'nine'];

/** A sentence from a form of some claim, with words of all kinds put in and taken out: most of it nearly right. */
const sentences = fc
  .record({
    of: fc.nat(claims.length - 1),
    formOf: fc.nat(claims.length - 1),
    isOwn: fc.integer({ min: 0, max: 3 }),
    at: fc.nat(),
    choices: fc.array(fc.nat(59), { minLength: 60, maxLength: 60 }),
    edits: fc.array(
      fc.record({
        at: fc.nat(30),
        word: fc.constantFrom(...everyWord, ...plainWords, ...plainWords),
        removes: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ of, formOf, isOwn, at, choices, edits }) => {
    let next = 0;
    const choose = (count: number): number => (choices[next++ % choices.length] ?? 0) % count;
    const claim = claims[of];
    const list = forms[(isOwn > 0 ? claim : claims[formOf])?.kind ?? 'drawn'];
    const own =
      claim && 'dimension' in claim
        ? [claim.dimension]
        : claim && 'dimensions' in claim
          ? claim.dimensions
          : [];
    const sideOf = claim?.kind === 'leans' ? [sides[claim.dimension][claim.pole]] : [];
    const fill = (slot: string): string => {
      if (slot === 'COUNT') return numbers[choose(numbers.length)] ?? '';
      const key = own[choose(own.length || 1)];
      const theirs =
        choose(4) === 0 || key === undefined
          ? everyName
          : slot === 'SIDES'
            ? sideOf
            : slot.startsWith('THEME')
              ? namesOf(key)
              : everySide;
      return theirs[choose(theirs.length || 1)] ?? 'bondage';
    };
    const endings = endingsOf(choose(4) === 0 ? 'drawn' : (claim?.kind ?? 'drawn'));
    const [opener, ending] = [
      choose(2) === 0 ? '' : (openers[choose(openers.length)] ?? ''),
      choose(2) === 0 ? '' : (endings[choose(endings.length)] ?? ''),
    ];
    const words = spoken(`${opener} ${list[at % list.length]} ${ending}`, fill, choose).split(' ');
    for (const edit of edits.slice(choose(3) === 0 ? 0 : edits.length))
      words.splice(
        edit.at % (words.length + 1),
        edit.removes && choose(3) === 0 ? 1 : 0,
        edit.word,
      );
    return {
      of,
      text: `${words
        .join(' ')
        .replaceAll(/ (?=[,;:])/g, '')
        .replace(/^./, (first) => first.toUpperCase())}.`,
    };
  });

describe('whatever is written in these words', () => {
  test('says, where it passes, its own claim and nothing of another dimension, another side or the other way', () => {
    const passed = new Set<string>();
    fc.assert(
      fc.property(sentences, ({ of, text }) => {
        const claim = claims[of];
        if (!claim || !('text' in checkLine(`[${of + 1}] ${text}`, claims))) return;
        passed.add(text);
        const said = text
          .toLowerCase()
          .replaceAll('openness to more than one partner', 'openness beyond one partner');
        const own: readonly Theme[] =
          'dimensions' in claim ? claim.dimensions : 'dimension' in claim ? [claim.dimension] : [];
        const allowed = claim.kind === 'leans' && claim.dimension === 'SM' ? ['SM'] : own;
        for (const key of themes)
          if (!allowed.includes(key))
            expect(speaksOf[key].test(said), `${key}: ${text}`).toBe(false);
        for (const pattern of never) expect(pattern.test(said), text).toBe(false);
        if (claim.kind === 'drawn' || claim.kind === 'leans' || claim.kind === 'switches') {
          expect(denies.test(said), text).toBe(false);
          expect(
            /\b(more|less|than|imagin\w*|do|doing|may|might|perhaps|could)\b/.test(said),
            text,
          ).toBe(false);
        }
        if (claim.kind === 'drawn' && /\bmost\b/.test(said))
          expect(said, text).toMatch(speaksOf.BOND);
        if (claim.kind === 'leans') {
          const opposite =
            sides[claim.dimension][claim.pole === 'positive' ? 'negative' : 'positive'];
          expect(
            said.replaceAll(new RegExp(namesOf(claim.dimension).join('|'), 'g'), ''),
            text,
          ).not.toContain(opposite);
          expect(said).toContain(sides[claim.dimension][claim.pole]);
        }
        if (claim.kind === 'little') expect(said, text).toMatch(/little|low|rather leave/);
        if (claim.kind === 'little')
          expect(said.match(/little|low\b|lowest|rather leave|below/g), text).toHaveLength(1);
        if (claim.kind === 'below')
          expect(said.match(/\b(three|four|five|nine)\b/g), text).toEqual(['four']);
        if (claim.kind === 'perhaps')
          expect(said, text).toMatch(/perhaps|may|might|could|less than|no single/);
        if (claim.kind === 'imagines-more')
          expect(said.indexOf('imagin'), text).toBeLessThan(said.search(/\bdo(ing)?\b/));
        if (claim.kind === 'does-more')
          expect(said.search(/\bdo(ing)?\b/), text).toBeLessThan(said.indexOf('imagin'));
      }),
      { numRuns: 20_000 },
    );
    expect(passed.size).toBeGreaterThan(1000);
  });
});
