import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { PageTheme } from './page-theme.tsx';
import { themeChoices } from './theme-choices.ts';
import styles from './ui-theme.module.css';

/**
 * What menus, dialogs and tooltips need, inside a `PageTheme`. Separate, because Radix imports the whole positioning
 * library, which a public page does not need.
 */
export function OverlayTheme({ children }: { children: ReactNode }) {
  return (
    <Theme {...themeChoices} hasBackground={false} className={styles.overlays}>
      {children}
    </Theme>
  );
}

/** Quayside's theme with everything that any component may need. */
export function UiTheme({ children }: { children: ReactNode }) {
  return (
    <PageTheme>
      <OverlayTheme>{children}</OverlayTheme>
    </PageTheme>
  );
}
