/** The types of `sbom.mjs` for `npm run bundle`. */

export declare function createSbom(omitted?: readonly string[]): string;
