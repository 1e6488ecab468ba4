import { join, matchesGlob } from 'node:path';
import type { Plugin, WebSocketClient } from 'vite';
import { answerRead, answerSave } from './answer-requests.ts';
import { checkPath } from './check-path.ts';
import { pathDesk, type PathDesk } from './path-desk.ts';
import { saveMessages } from './save-messages.ts';

async function formatted(json: string, path: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  return format(json, { ...(await resolveConfig(path)), filepath: path });
}

/** What saving a path writes that pages of the lab load. */
const written = ['src/machines/*/*.flow.{json,gen.ts}', 'src/features/**/*.states.stories.tsx'];
/** Storybook's list of stories, which it makes anew for the generated ones: every story would be drawn anew with it. */
const storyList = 'storybook-stories.js';

/**
 * Lets the path editor save a path, while a person develops. Pages are told that flows have changed instead of being loaded anew, which the editor's
 * would not survive (held-page.ts).
 */
export function savePathPlugin(root: string): Plugin {
  let desk: PathDesk | null = null;
  const isWrittenBySaving = (file: string): boolean =>
    written.some((glob) => matchesGlob(file, join(root, glob))) ||
    (file.endsWith(storyList) && desk?.isSaving() === true);

  return {
    name: 'quayside-save-path',
    apply: 'serve',
    configureServer(server) {
      const place = {
        machinesFolder: join(root, 'src/machines'),
        load: (path: string) => server.ssrLoadModule(path),
        format: formatted,
      };
      const open = pathDesk({ place, check: (flow, options) => checkPath(flow, { root, ...options }) });
      desk = open;
      const hear = (message: string, answer: typeof answerSave | typeof answerRead) =>
        server.ws.on(message, (data: unknown, client: WebSocketClient) => {
          answer(data, open, (event, told) => client.send(event, told))
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
