/** The colour of a verdict, from best to worst. Each tone has a token in theme/tokens.css. */
export type Tone = 'good' | 'medium' | 'poor';
