import { product } from '../../../../domain/product.ts';

/** Sending a comparison back. */
export const sendBack = 'Send it back';
export const sendBackHint =
  'The link holds your share code. It opens this comparison for the other person, from their side.';
/** Stands in a message, before the link. */
export const message = `Here is how we compare on ${product.name}:`;

/** Keeping the other person in a list. */
export const keepTitle = 'Keep this comparison';
export const name = 'A name only you see';
export const nameHint =
  'It stands on your profile, under “Compare Profiles”. Nobody else learns of it.';
export const keep = 'Keep';
export const keptAs = (name: string): string => `Kept as “${name}”`;
export const rename = 'Rename';
export const remove = 'Remove';
export const notKept = 'The comparison was not kept. Please try again.';
export const notRemoved = 'Nothing was removed. Please try again.';

/** The list. */
export const people = 'People I’ve compared with';
export const removeNamed = (name: string): string => `Remove “${name}”`;
export const removed = (name: string): string => `“${name}” is removed.`;
export const undo = 'Undo';
