import { useLayoutEffect, type ReactNode } from 'react';
import { UiTheme } from '../src/ui/index.ts';

export type AppearanceChoice = 'system' | 'light' | 'dark';

interface AppearanceProps {
  readonly choice: AppearanceChoice;
  /** Padding around the story; whole screens have none. */
  readonly inset: boolean;
  readonly children: ReactNode;
}

/** As the shell does on the site: the class on `<html>` decides. */
export function Appearance({ choice, inset, children }: AppearanceProps) {
  useLayoutEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const shown = choice === 'system' ? system : choice;
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(shown);
    document.documentElement.lang = 'en';
  }, [choice]);
  return (
    <UiTheme>
      <div style={inset ? { padding: 24 } : undefined}>{children}</div>
    </UiTheme>
  );
}
