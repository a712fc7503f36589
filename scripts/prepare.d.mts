/**
 * The types of `prepare.mjs` for TypeScript code. The module is JavaScript, because it runs before
 * Node 24 is installed.
 */

export declare function buildIfChanged(node?: string): void;
