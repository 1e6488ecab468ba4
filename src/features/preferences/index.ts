export { keepPreferences, preferencesStore, type ThemeMode } from './preferences-store.ts';
