/** The colours of a picture: the page's tokens by value, since a picture stands alone and may differ from the page's theme (a test holds them equal). */
export type Ground = 'dark' | 'light';

export const palettes = {
  dark: {
    '--ground': '#14101a',
    '--raised': '#241c2e',
    '--line': '#ffffff1a',
    '--line-strong': '#ffffff8c',
    '--text': '#f4eff7',
    '--muted': '#b9aec4',
    '--accent': '#f2a077',
    '--fantasy': '#b99bf0',
    '--activity': '#f2a077',
    '--good': '#7fcfa4',
    '--medium': '#e8c465',
    '--poor': '#f08b93',
  },
  light: {
    '--ground': '#faf6f1',
    '--raised': '#f3ece4',
    '--line': '#2a1f331f',
    '--line-strong': '#2a1f338c',
    '--text': '#231a2b',
    '--muted': '#655a70',
    '--accent': '#a8431f',
    '--fantasy': '#6a45b0',
    '--activity': '#b34d22',
    '--good': '#1e7a4c',
    '--medium': '#8a6408',
    '--poor': '#b0303f',
  },
} as const satisfies Record<Ground, Readonly<Record<`--${string}`, string>>>;

/** The light that falls on the ground, from its middle to nothing. */
export const glows = { dark: '#3a2748', light: '#f6dfcb' } as const satisfies Record<
  Ground,
  string
>;
