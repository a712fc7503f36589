/** The types of `prepare.mjs`, which is JavaScript because it runs before Node 24 is there. */

export declare function buildIfChanged(node?: string): void;
