export {
  keepPreferences,
  NOTIFICATIONS_KEY,
  preferencesStore,
  THEME_KEY,
  type ThemeMode,
} from './preferences-store.ts';
