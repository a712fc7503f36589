import { formatList, formatNumber, plural } from '../../../ui/language/numbers.ts';

export const startingValues = 'the starting values';
export const setOf = (day: string): string => `the set of ${day}`;

export const loading = 'Loading...';
export const notLoaded = 'Failed to load parameter sets';

export const setTitle = (day: string): string => `Set of ${day}`;

export const presentTitle = 'What scores everybody';
export const byStartingValues =
  'Everybody is scored by the starting values. They were set by judgement and lean on published surveys; no answer given here has gone into them.';
export const bySet = (day: string, people: number): string =>
  `Everybody is scored by the set of ${day}, which rests on the answers of ${formatNumber(people)} people.`;
export const since = (day: string): string => `In use since ${day}.`;
export const chosenIsDamaged = (chosen: string, instead: string): string =>
  `You chose ${chosen}, but what is stored of it is damaged. Until that is mended, everybody is scored by ${instead}.`;
export const goBackTo = (name: string): string => `Go back to ${name}`;

export const setsTitle = 'Parameter sets';
export const setsIntro =
  'A parameter set is what a calibration has found out about the questions: how sharply each one measures, and how readily people agree to it. A new set scores nobody until you choose it. Read the report that the calibration printed first: most of the changes should be small, and you should be able to say why the large ones make sense.';
export const noSets =
  'There are none yet. The first calibration that has enough donated answers adds one.';
export const restsOn = (people: number): string =>
  plural(people, {
    one: 'Rests on the answers of # person.',
    other: 'Rests on the answers of # people.',
  });
export const standings = {
  inUse: 'In use',
  ready: 'Ready to use',
  shadow: 'Too few people',
  damaged: 'Damaged',
} as const;
export const shadowExplained = (people: number): string =>
  `It scores nobody. That takes ${formatNumber(people)} people, because with fewer the figures still depend too much on who happened to answer.`;
export const damagedExplained =
  'What is stored is not what the calibration made, so it scores nobody. Calibrate again, or add the file of its result once more.';
export const reworded = (ids: readonly string[]): string =>
  plural(ids.length, {
    one: `# of its questions has been reworded since (${formatList(ids)}). What the set knows about it belongs to the earlier wording.`,
    other: `# of its questions have been reworded since (${formatList(ids)}). What the set knows about them belongs to the earlier wording.`,
  });

export const scoreTitle = (name: string): string => `Score everybody by ${name}?`;
export const goBackTitle = (name: string): string => `Go back to ${name}?`;
export const whatHappens = [
  'Each profile is computed anew when its owner next looks at it. Nobody has to answer anything again, and the answers themselves stay as they are.',
  'A comparison always reads both people by one and the same set.',
  'You can take this back at any time. The audit log keeps when it was done, and with whose key.',
] as const;
export const scoreEverybody = 'Score by this set';
export const goBack = 'Go back';
export const leaveIt = 'Leave it as it is';
export const switching = 'Switching...';
export const switched = (name: string): string => `Everybody is now scored by ${name}`;
export const failedToSwitch = 'Failed to switch parameter sets';
export const nothingSwitched = (reason: string): string => `Nothing was switched. ${reason}`;
