import type { Plugin, WebSocketClient } from 'vite';
import { formatText } from '../../../scripts/format-text.mjs';
import { answerRequest } from './answer-request.ts';
import { saveTraceMessages } from './save-trace-messages.ts';
import { saveTrace } from './save-trace.ts';

/**
 * Lets the replay page save a trace as a test during development; the built pages have no server and offer the file as
 * a download.
 */
export const saveTracesPlugin = (machinesFolder: string): Plugin => ({
  name: 'quayside-keep-traces',
  apply: 'serve',
  configureServer(server) {
    const place = {
      machinesFolder,
      load: (path: string) => server.ssrLoadModule(path),
      format: (text: string, file: string) => formatText(file, text),
    };
    server.ws.on(saveTraceMessages.save, (data: unknown, client: WebSocketClient) => {
      answerRequest(data, (asked) => saveTrace(asked, place))
        .then((answer) => {
          if (answer) client.send(saveTraceMessages.saved, answer);
          else server.config.logger.warn('A request to keep a trace had no id, and was not answered.');
        })
        .catch((error: unknown) => server.config.logger.error(String(error)));
    });
  },
});
