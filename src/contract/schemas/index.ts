/**
 * The request and reply bodies of every call, as zod schemas (spec §3; product decisions B3, C, D).
 * The server parses and validates with them. The browser imports only the types inferred from them.
 */

export * from './account-data.ts';
export * from './accounts.ts';
export * from './parts/acknowledgements.ts';
export * from './parts/calibration.ts';
export * from './parts/statistics.ts';
export * from './admin.ts';
export * from './comparison.ts';
export * from './parts/history.ts';
export * from './insights.ts';
export * from './links.ts';
export * from './profile.ts';
export * from './sign-in.ts';
export * from './survey.ts';
export * from './together.ts';
