/** Without this index the hourly job reads every link that ended within a month, each hour. */
export const linkIndexes: Readonly<Record<string, string>> = {
  links_shown: 'links (expires_at) where record is not null',
};
