/** What TypeScript code uses of `prepare.mjs`, which runs before anything is installed and is therefore none itself. */
export declare function buildIfChanged(): void;
