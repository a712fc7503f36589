/** The texts of ui/components. */

export const copied = 'Copied!';
export const copyByHand = 'Select and copy by hand';
