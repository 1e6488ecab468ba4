import { createStore } from '@xstate/store';

export type ThemeMode = 'light' | 'dark' | 'system';

/** Storage keys; `notificationsEnabled` is the specification's (§9). `public/theme.js` reads the theme before the first paint. */
export const THEME_KEY = 'theme';
export const NOTIFICATIONS_KEY = 'notificationsEnabled';

interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const themeModes: readonly string[] = ['light', 'dark', 'system'] satisfies ThemeMode[];
const isThemeMode = (value: string | null): value is ThemeMode =>
  value !== null && themeModes.includes(value);

interface Preferences {
  theme: ThemeMode;
  notificationsEnabled: boolean;
}

const defaults: Preferences = { theme: 'system', notificationsEnabled: true };

/** What this browser remembers about how the app should look and whether arriving notifications may pop up (default on). */
export const preferencesStore = createStore({
  context: defaults,
  on: {
    restored: (_, event: Preferences) => ({
      theme: event.theme,
      notificationsEnabled: event.notificationsEnabled,
    }),
    themeChosen: (context, event: { theme: ThemeMode }) => ({ ...context, theme: event.theme }),
    notificationsSwitched: (context, event: { enabled: boolean }) => ({
      ...context,
      notificationsEnabled: event.enabled,
    }),
  },
});

/** Restores the stored preferences and keeps storage in step from then on. Returns what stops that. */
export function keepPreferences(storage: KeyValueStorage): () => void {
  const theme = storage.getItem(THEME_KEY);
  preferencesStore.trigger.restored({
    theme: isThemeMode(theme) ? theme : 'system',
    notificationsEnabled: storage.getItem(NOTIFICATIONS_KEY) !== 'false',
  });
  const subscription = preferencesStore.subscribe(({ context }) => {
    storage.setItem(THEME_KEY, context.theme);
    storage.setItem(NOTIFICATIONS_KEY, String(context.notificationsEnabled));
  });
  return () => subscription.unsubscribe();
}
