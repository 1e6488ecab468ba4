/** The settings of Radix Themes. `indigo` is our navy (theme.css). */
export const themeChoices = {
  accentColor: 'indigo',
  grayColor: 'slate',
  radius: 'medium',
  scaling: '100%',
  panelBackground: 'solid',
  appearance: 'inherit',
} as const;
