import { preferencesStore, type ThemeMode } from '../../features/preferences/index.ts';

const darkPreferred = '(prefers-color-scheme: dark)';

const isDark = (mode: ThemeMode): boolean =>
  mode === 'dark' || (mode === 'system' && matchMedia(darkPreferred).matches);

/**
 * Keeps the page's class equal to the chosen theme or, for `system`, to the system's. `public/theme.js` does the same
 * before the first paint.
 */
export function keepTheme(): void {
  const apply = (): void => {
    document.documentElement.className = isDark(preferencesStore.getSnapshot().context.theme)
      ? 'dark'
      : 'light';
  };
  preferencesStore.subscribe(apply);
  matchMedia(darkPreferred).addEventListener('change', apply);
  apply();
}
