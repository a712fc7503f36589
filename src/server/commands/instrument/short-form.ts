/**
 * The short form for research: 24 questions of Set A, which asks mild questions first, the same for
 * everybody. Chosen greedily under the starting values so that the summed variance of the 17 traits
 * falls most (A-optimality, Fedorov 1972).
 */
export const shortForm: readonly string[] = (
  'A02 A04 A07 A08 A10 A13 A15 A17 A19 A20 A23 A29 ' +
  'A31 A34 A41 A47 A48 A52 A54 A56 A57 A58 A60 A62'
).split(' ');
