/** The types of `run-server.mjs` for tests. */

export declare function withoutCoreDumps(
  command: string,
  args: readonly string[],
): [command: string, args: string[]];
