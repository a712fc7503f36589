/** The sentences of the survey that depend on the answers. */

/**
 * The reasons for a question of Set B. They name no certain result, which would prime the answers.
 */
export const asked = {
  cover: 'Asked so that no theme is left out.',
  open: 'This could still go either way.',
  poles: {
    DS: 'Leading and following are close.',
    SM: 'Giving and receiving are close.',
    BOND: 'Binding and being bound are close.',
    EXVOY: 'Showing and watching are close.',
    HUMIL: 'Teasing and being teased are close.',
    PRIMAL: 'Chasing and being chased are close.',
    ROLE: 'Caring and being cared for are close.',
  },
} as const;
