export interface Finding {
  /** `problem`: something is insecure or broken. `warning`: the operator should know about it. */
  readonly level: 'ok' | 'warning' | 'problem';
  readonly subject: string;
  readonly text: string;
}

const createFinding =
  (level: Finding['level']) =>
  (subject: string, text: string): Finding => ({ level, subject, text });

export const ok = createFinding('ok');
export const warning = createFinding('warning');
export const problem = createFinding('problem');

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost', '']);

export const isLoopback = (host: string): boolean => loopbackHosts.has(host);

export const isLocalUrl = (address: string): boolean => isLoopback(new URL(address).hostname);
