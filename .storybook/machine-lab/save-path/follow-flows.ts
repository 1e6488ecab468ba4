import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { reloadUnlessDeferred, reloadIfOutdated } from './deferred-reload.ts';
import { saveMessages } from './save-messages.ts';

const reload = () => window.location.reload();

/** The screen inside a page of the lab goes with that page; around the others is Storybook itself. */
const isInsideAnother = window.parent !== window && window.parent.location.pathname.endsWith('/iframe.html');

// Loaded into every page of the lab while a person develops (see save-path-plugin.ts, which keeps Vite from doing it).
if (import.meta.hot && !isInsideAnother) {
  import.meta.hot.on(saveMessages.changed, () => reloadUnlessDeferred(reload));
  addons.getChannel().on(STORY_CHANGED, () => reloadIfOutdated(reload));
}
