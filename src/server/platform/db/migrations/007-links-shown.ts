/** Without it the hourly job reads every link that ended within a month, again and again. */
export const linkIndexes: Readonly<Record<string, string>> = {
  links_shown: 'links (expires_at) where record is not null',
};
