/** The language of every text, number, date and list that the browser shows (BCP 47). */
export const locale = 'en';
