/** The request and reply bodies of every call. The browser imports only the inferred types. */

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
