/** The texts of ui/theme. */

export const switchToDark = 'Switch to the dark theme';
export const switchToLight = 'Switch to the light theme';
