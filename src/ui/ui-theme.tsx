import { Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { PageTheme } from './page-theme.tsx';
import { themeChoices } from './theme-choices.ts';
import styles from './ui-theme.module.css';

/**
 * What menus, dialogs and tooltips ask for, inside a `PageTheme`. Apart from it because Radix brings the whole positioning library along, which a
 * public page does without.
 */
export function OverlayTheme({ children }: { children: ReactNode }) {
  return (
    <Theme {...themeChoices} hasBackground={false} className={styles.overlays}>
      {children}
    </Theme>
  );
}

/** Quayside's look with all that any piece may ask for. */
export function UiTheme({ children }: { children: ReactNode }) {
  return (
    <PageTheme>
      <OverlayTheme>{children}</OverlayTheme>
    </PageTheme>
  );
}
