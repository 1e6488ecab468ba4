import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { reloadUnlessDeferred, reloadIfOutdated } from './deferred-reload.ts';
import { saveMessages } from './save-messages.ts';

const reload = () => window.location.reload();

/** The screen inside a page of the lab reloads with that page; Storybook itself surrounds the others. */
const isInsideAnother = window.parent !== window && window.parent.location.pathname.endsWith('/iframe.html');

// Loaded into every page of the lab during development (see save-path-plugin.ts, which prevents Vite's own reload).
if (import.meta.hot && !isInsideAnother) {
  import.meta.hot.on(saveMessages.changed, () => reloadUnlessDeferred(reload));
  addons.getChannel().on(STORY_CHANGED, () => reloadIfOutdated(reload));
}
