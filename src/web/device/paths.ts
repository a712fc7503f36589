/** The screens that only this page has. They stand in no address. */
export const devicePaths = {
  cards: '/cards',
  together: '/two',
} as const;
