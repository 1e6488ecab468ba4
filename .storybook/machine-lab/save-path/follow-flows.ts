import { addons } from 'storybook/preview-api';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { flowsChanged, pageLeft } from './held-page.ts';
import { saveMessages } from './save-messages.ts';

const reload = () => window.location.reload();

// Loaded into every page of the lab while a person develops (see save-path-plugin.ts, which keeps Vite from doing it).
import.meta.hot?.on(saveMessages.changed, () => flowsChanged(reload));
if (import.meta.hot) addons.getChannel().on(STORY_CHANGED, () => pageLeft(reload));
