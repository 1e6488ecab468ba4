import { join, matchesGlob } from 'node:path';
import type { Plugin, WebSocketClient } from 'vite';
import { formatText } from '../../../scripts/format-text.mjs';
import { answerRead, answerSave } from './answer-requests.ts';
import { checkPath } from './check-path.ts';
import { createPathService, type PathService } from './path-service.ts';
import { saveMessages } from './save-messages.ts';

/** Files written by a save that pages of the lab load. */
const written = ['src/machines/*/*.flow.{json,gen.ts}', '.storybook/machine-lab/states/*.states.stories.tsx'];
/** Storybook's list of stories, which it rebuilds for generated ones, re-rendering every story. */
const storyList = 'storybook-stories.js';

/**
 * Lets the path editor save a path during development. Pages are notified that flows changed instead of being
 * reloaded, which would destroy the editor's state (deferred-reload.ts).
 */
export function savePathPlugin(root: string): Plugin {
  let service: PathService | null = null;
  const isWrittenBySaving = (file: string): boolean =>
    written.some((glob) => matchesGlob(file, join(root, glob))) ||
    (file.endsWith(storyList) && service?.isSaving() === true);

  return {
    name: 'quayside-save-path',
    apply: 'serve',
    configureServer(server) {
      const place = {
        machinesFolder: join(root, 'src/machines'),
        load: (path: string) => server.ssrLoadModule(path),
        format: (text: string, file: string) => formatText(file, text),
      };
      const open = createPathService({
        place,
        check: (flow, options) => checkPath(flow, { root, ...options }),
      });
      service = open;
      const hear = (message: string, answer: typeof answerSave | typeof answerRead) =>
        server.ws.on(message, (data: unknown, client: WebSocketClient) => {
          answer(data, open, (event, reported) => client.send(event, reported))
            .then((isAnswered) => {
              if (!isAnswered) server.config.logger.warn(`“${message}” had no id, and was not answered.`);
            })
            .catch((error: unknown) => server.config.logger.error(String(error)));
        });
      hear(saveMessages.save, answerSave);
      hear(saveMessages.read, answerRead);
    },
    hotUpdate: {
      order: 'post',
      handler({ file, modules }) {
        if (modules.length === 0 || !isWrittenBySaving(file)) return;
        if (this.environment.name === 'client') this.environment.hot.send(saveMessages.changed, {});
        return [];
      },
    },
  };
}
