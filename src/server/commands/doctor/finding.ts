export interface Finding {
  /** `problem`: something is insecure or broken. `warning`: the operator should know about it. */
  readonly level: 'ok' | 'warning' | 'problem';
  readonly subject: string;
  readonly text: string;
}

export type Findings = Finding | null | readonly Findings[];

export const flatten = (findings: Findings): Finding[] => {
  if (findings === null) return [];
  return 'level' in findings ? [findings] : findings.flatMap(flatten);
};

export function about(subject: string) {
  const at =
    (level: Finding['level']) =>
    (text: string): Finding => ({ level, subject, text });
  return { ok: at('ok'), warning: at('warning'), problem: at('problem') };
}

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost', '']);

export const isLoopback = (host: string): boolean => loopbackHosts.has(host);

export const isLocalUrl = (address: string): boolean => isLoopback(new URL(address).hostname);
