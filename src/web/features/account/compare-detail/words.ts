/** The texts of features/account/compare-detail. */

export const fit = 'Only how well we fit';
export const fitExplained =
  'The level, the percent and the themes in steps of 5; in some themes these tell which side you take. No interest is named.';
export const some = 'A few shared interests';
export const someExplained = (maxNamedItems: number): string =>
  `At most ${maxNamedItems} of your interests can be named, the same ones whoever compares, and only to people who rated them high too.`;
export const everything = 'Everything we share';
export const everythingExplained =
  'Someone who rates everything high would see all your high answers. Choose it only for people you trust.';
export const legend = 'What people with my link may see when they compare';
export const changesApplyNext =
  'A change applies from the next comparison on. It cannot take back what someone has already seen. Hard limits are never named.';
export const byDefault = (label: string): string => `${label} (default)`;
