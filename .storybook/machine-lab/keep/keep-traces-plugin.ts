import type { Plugin, WebSocketClient } from 'vite';
import { z } from 'zod';
import { keepMessages } from './keep-messages.ts';
import { keepTrace } from './keep-trace.ts';

const request = z.strictObject({ id: z.string(), flow: z.string(), name: z.string(), text: z.string() });

async function formatted(json: string, path: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  return format(json, { ...(await resolveConfig(path)), filepath: path });
}

/** Lets the replay page keep a trace as a test, while a person develops: the built pages have no server and offer the file instead. */
export const keepTracesPlugin = (machinesFolder: string): Plugin => ({
  name: 'quayside-keep-traces',
  apply: 'serve',
  configureServer(server) {
    server.ws.on(keepMessages.keep, (data: unknown, client: WebSocketClient) => {
      const asked = request.safeParse(data);
      if (!asked.success) return;
      const { id } = asked.data;
      keepTrace(asked.data, { machinesFolder, load: (path) => server.ssrLoadModule(path), format: formatted })
        .catch((error: unknown) => ({
          id,
          ok: false,
          reason: `It could not be written: ${error instanceof Error ? error.message : String(error)}`,
        }))
        .then((answer) => client.send(keepMessages.kept, answer))
        .catch((error: unknown) => server.config.logger.error(String(error)));
    });
  },
});
