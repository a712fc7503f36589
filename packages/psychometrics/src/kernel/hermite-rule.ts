/** Nodes and weights of five-point Gauss–Hermite quadrature for the standard normal. */
export const hermiteRule = [
  [0, 8 / 15],
  [1.355626179974266, 0.22207592200561263],
  [-1.355626179974266, 0.22207592200561263],
  [2.8569700138728056, 0.011257411327720691],
  [-2.8569700138728056, 0.011257411327720691],
] as const;
