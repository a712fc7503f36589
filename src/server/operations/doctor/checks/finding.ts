/** What the doctor found out about one subject. */
export interface Finding {
  /** `problem`: insecure, or data can be lost. `warning`: the operator should know. */
  readonly level: 'ok' | 'warning' | 'problem';
  readonly subject: string;
  /** The state, and what to do about it. */
  readonly text: string;
}

const createFinding =
  (level: Finding['level']) =>
  (subject: string, text: string): Finding => ({ level, subject, text });

export const ok = createFinding('ok');
export const warning = createFinding('warning');
export const problem = createFinding('problem');
