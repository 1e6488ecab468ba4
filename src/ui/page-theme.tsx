import type { ReactNode } from 'react';
import { themeChoices } from './theme-choices.ts';

/**
 * Quayside's theme for a whole page: what Radix's `Theme` sets on its root, without what only overlays need
 * (`OverlayTheme`). Light or dark is the class `light` or `dark` on `<html>`, set by the shell; styles come from
 * `src/ui/theme.css`, which the entry imports once.
 */
export function PageTheme({ children }: { children: ReactNode }) {
  const { accentColor, grayColor, radius, scaling, panelBackground } = themeChoices;
  return (
    <div
      className="radix-themes"
      data-is-root-theme="true"
      data-accent-color={accentColor}
      data-gray-color={grayColor}
      data-has-background="true"
      data-panel-background={panelBackground}
      data-radius={radius}
      data-scaling={scaling}
    >
      {children}
    </div>
  );
}
