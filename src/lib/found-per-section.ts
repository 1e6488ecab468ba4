/** How many results of each kind the global search shows, so that all kinds fit on a screen. */
export const foundPerSection = 4;
