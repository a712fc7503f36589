/** The colour of a verdict, from the best to the worst. Each tone has a token in theme/tokens.css. */
export type Tone = 'good' | 'medium' | 'poor';
