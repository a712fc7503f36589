/**
 * What the first edition of the questions and their reading reached on the bars that were added
 * after it, by the item of the bar. Measured once by the parts of this study, with the questions,
 * parameters and prior of that edition (Set B: 3,000 patterns; pairs: 1,200 of each kind). Its code
 * no longer exists, so these figures cannot be computed anew.
 */
export const firstEdition: Readonly<Record<string, number>> = {
  '8j': 0.58,
  '8k': 0.995,
  '8l': 0.65,
  m2a: 0.4525,
  m2b: 0.1391,
  m2c: 14.97,
  m3a: 0.251,
  m3b: 0.024,
  m5a: 0.8392,
  m5b: 0.9842,
  m5c: 0.9337,
  m5d: 0.8446,
  m5e: 1,
  m5f: 0.04833,
  m5g: 0.007083,
  m5h: 0.00625,
  m5i: 2,
  m6a: 0.4035,
  m6b: 0.7287,
  m8b: 0.011,
};
