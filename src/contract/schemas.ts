/**
 * The request and reply bodies of every call, as zod schemas (spec §3; product decisions B3, C, D).
 * The server parses and validates with them. The browser imports only the types inferred from them.
 */

export * from './account-data.ts';
export * from './accounts.ts';
export * from './admin.ts';
export * from './comparison.ts';
export * from './ids.ts';
export * from './profile.ts';
export * from './sharing.ts';
export * from './statistics.ts';
export * from './survey.ts';
export * from './together.ts';
