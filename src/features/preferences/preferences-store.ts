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

/** This browser's settings: the theme, and whether new notifications are shown as toasts (default: on). */
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

function readPreferences(storage: KeyValueStorage): Preferences {
  const theme = storage.getItem(THEME_KEY);
  return {
    theme: isThemeMode(theme) ? theme : defaults.theme,
    notificationsEnabled: storage.getItem(NOTIFICATIONS_KEY) !== 'false',
  };
}

/**
 * Restores the stored settings, saves changes, and follows changes in other tabs. Only saves what was changed here,
 * since other values may be older than another tab's. Returns a function that stops it.
 */
export function keepPreferences(
  storage: KeyValueStorage,
  tabs: Pick<Window, 'addEventListener'> | null = typeof window === 'undefined' ? null : window,
): () => void {
  let stored: Preferences;
  const restore = () => {
    stored = readPreferences(storage);
    preferencesStore.trigger.restored(stored);
  };
  restore();
  const subscription = preferencesStore.subscribe(({ context }) => {
    const before = stored;
    stored = context;
    if (context.theme !== before.theme) storage.setItem(THEME_KEY, context.theme);
    if (context.notificationsEnabled !== before.notificationsEnabled)
      storage.setItem(NOTIFICATIONS_KEY, String(context.notificationsEnabled));
  });
  const listening = new AbortController();
  tabs?.addEventListener(
    'storage',
    ({ key }) => {
      // A null key means that the whole storage was cleared.
      if (key === null || key === THEME_KEY || key === NOTIFICATIONS_KEY) restore();
    },
    { signal: listening.signal },
  );
  return () => {
    subscription.unsubscribe();
    listening.abort();
  };
}
