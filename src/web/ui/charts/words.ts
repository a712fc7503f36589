/** The texts of ui/charts. */

export const fantasy = 'fantasy';
export const activity = 'activity';
export const margin = '95 % margin';
export const showAsTable = 'Show as table';
export const facetsInWords = (
  name: string,
  fantasy: string,
  activity: string,
  max: number,
): string => `${name}: fantasy ${fantasy}, activity ${activity}, of ${max}`;
export const polarityInWords = (negative: string, positive: string, reading: string): string =>
  `${negative} to ${positive}: ${reading}`;
export const withMostPeople = (low: number, high: number): string =>
  `with most people from ${low} to ${high}`;
export const pairInWords = (name: string, mine: number, theirs: number): string =>
  `${name}: you ${mine}, they ${theirs}, of 100`;
export const you = 'you';
export const they = 'they';
export const fantasyInitial = 'F';
export const activityInitial = 'A';
export const percentWithMargin = (percent: number, low: number, high: number): string =>
  `${percent} percent, 90 % margin from ${low} to ${high}`;
