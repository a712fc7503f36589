/** Questions of researchers, which a study asks beside the survey. */

export const maxStudyQuestions = 100;

/** How many answers a question may offer: one hexadecimal digit tells which was chosen. */
export const optionCounts = { min: 2, max: 11 } as const;
