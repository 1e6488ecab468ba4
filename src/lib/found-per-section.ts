/** So many of each kind a search over everything finds: what fits on a screen without scrolling far. */
export const foundPerSection = 4;
