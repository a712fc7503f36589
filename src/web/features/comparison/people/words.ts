import { product } from '../../../../domain/product.ts';

/** Sending a comparison back. */
export const sendBack = 'Send it back';
export const sendBackHint = 'Holds your share code; opens this from their side.';
/** The text before the link in a message. */
export const message = `Here is how we compare on ${product.name}:`;

/** Keeping the other person in a list. */
export const keepTitle = 'Keep this person in your list';
export const name = 'A name only you see';
export const keep = 'Keep';
export const keptAs = (name: string): string => `Kept as “${name}”`;
export const rename = 'Rename';
export const notKept = 'The list was not changed. Please try again.';
export const notRemoved = 'Nothing was removed. Please try again.';

/** The list. */
export const people = 'People I’ve compared with';
export const removeNamed = (name: string): string => `Remove “${name}”`;
export const removed = (name: string): string => `“${name}” is removed.`;
export const undo = 'Undo';
