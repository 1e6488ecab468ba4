import { fromPromise } from 'xstate';
import { answer, type MarketplaceClient } from '../../api/index.ts';

/** Sends the question through the API (contract: sendAssistantMessage). */
export const assistantActors = (client: MarketplaceClient) => ({
  askAgent: fromPromise<{ reply: string }, { sessionId: string; message: string }>(
    async ({ input, signal }) => {
      const { data } = await answer(client.POST('/assistant/messages', { body: input, signal }));
      return data;
    },
  ),
});
