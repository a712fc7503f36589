/** What the doctor says of one thing. */
export interface Finding {
  /** `problem`: insecure, or data can be lost. `warning`: somebody should know. */
  readonly level: 'ok' | 'warning' | 'problem';
  readonly subject: string;
  /** What is, and what to do about it. */
  readonly text: string;
}

const as =
  (level: Finding['level']) =>
  (subject: string, text: string): Finding => ({ level, subject, text });

export const ok = as('ok');
export const warning = as('warning');
export const problem = as('problem');
