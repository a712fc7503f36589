/** The texts of ui/dialogs. */

export const opening = 'Opening…';
export const partNotLoaded = 'This part didn’t load. Check your connection, then reload the page.';
