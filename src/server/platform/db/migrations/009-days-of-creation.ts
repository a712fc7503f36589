/** By this index the hourly job finds the accounts of a day that never answered. */
export const creationIndexes: Readonly<Record<string, string>> = {
  users_created: 'users (created_day)',
};
