import type { Plugin, WebSocketClient } from 'vite';
import { z } from 'zod';
import { fetchFigures } from './fetch-figures.ts';
import { figuresMessages, type FiguresAnswer } from './figures-messages.ts';

const request = z.strictObject({
  id: z.string().max(100),
  flow: z.string().min(1).max(60),
  days: z.int().min(1).max(400),
});

/** The address of the market that runs next to Storybook. */
function marketOf(environment: Readonly<Record<string, string | undefined>>) {
  const url = (environment.QUAYSIDE_URL ?? 'http://localhost:4000').replace(/\/+$/, '');
  return { url, token: environment.QUAYSIDE_TOKEN ?? null, fetch };
}

/**
 * Provides a running market's counts to the drop-off page during development: Storybook's pages may not call another
 * origin, its server may.
 */
export const marketFiguresPlugin = (): Plugin => ({
  name: 'quayside-market-figures',
  apply: 'serve',
  configureServer(server) {
    const market = marketOf(process.env);
    server.ws.on(figuresMessages.ask, (data: unknown, client: WebSocketClient) => {
      const asked = request.safeParse(data);
      if (!asked.success)
        return server.config.logger.warn('A request for figures was invalid and was not answered.');
      const { id, flow, days } = asked.data;
      const answer = (reported: FiguresAnswer) => client.send(figuresMessages.answer, reported);
      fetchFigures(market, flow, days)
        .then((figures) => answer({ id, ok: true, figures, market: market.url }))
        .catch((error: unknown) =>
          answer({ id, ok: false, reason: error instanceof Error ? error.message : String(error) }),
        );
    });
  },
});
