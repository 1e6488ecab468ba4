import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../openapi/__generated__/ai-parser.ts';
import { errorOfRejection } from './api-error.ts';
import { failedCalls, type FailedCall } from './failed-calls.ts';

export type ParserClient = Client<paths>;

/** The AI parser's client, which never sends a token or a cookie (docs/requirements.md §7, contract: ai-parser). */
export function createParserClient(options: {
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
  onFailedCall?: (failure: FailedCall) => void;
}): ParserClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    credentials: 'omit',
    headers: { Accept: 'application/json' },
    ...(options.fetch && { fetch: options.fetch }),
  });
  client.use({ onError: ({ error }) => errorOfRejection(error, false) });
  if (options.onFailedCall) client.use(failedCalls(options.onFailedCall));
  return client;
}
