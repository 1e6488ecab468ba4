import type { Plugin, WebSocketClient } from 'vite';
import { answerRequest } from './answer-request.ts';
import { keepMessages } from './keep-messages.ts';
import { keepTrace } from './keep-trace.ts';

async function formatted(json: string, path: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  return format(json, { ...(await resolveConfig(path)), filepath: path });
}

/** Lets the replay page keep a trace as a test, while a person develops: the built pages have no server and offer the file instead. */
export const keepTracesPlugin = (machinesFolder: string): Plugin => ({
  name: 'quayside-keep-traces',
  apply: 'serve',
  configureServer(server) {
    const place = {
      machinesFolder,
      load: (path: string) => server.ssrLoadModule(path),
      format: formatted,
    };
    server.ws.on(keepMessages.keep, (data: unknown, client: WebSocketClient) => {
      answerRequest(data, (asked) => keepTrace(asked, place))
        .then((answer) => {
          if (answer) client.send(keepMessages.kept, answer);
          else server.config.logger.warn('A request to keep a trace had no id, and was not answered.');
        })
        .catch((error: unknown) => server.config.logger.error(String(error)));
    });
  },
});
