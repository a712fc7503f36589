/** The sentences of the survey that depend on the answers. */

/** Why a question of Set B is asked. It does not say what is clear by now: that would prime. */
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
