import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Marks calls of this process to itself; new at every start, so that nobody else can send it. */
const innerHeader = 'x-quayside-inner';
const innerSecret = randomUUID();

/** Whether the call was made by this process's page renderer: the visitor's own call was counted already. */
export const isInnerCall = (request: FastifyRequest): boolean => request.headers[innerHeader] === innerSecret;

const notPassedOn = new Set(['authorization', 'cookie', 'host', 'content-length', 'connection']);

/**
 * `fetch` for the page renderer: calls the app itself without a network, only GET under `/api` and never with a
 * session, so that a rendered page contains only public data. Rejects with a TypeError for anything else, like fetch.
 */
export function innerFetch(app: FastifyInstance, siteUrl: string): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, siteUrl) : input, init);
    const url = new URL(request.url);
    if (
      request.method !== 'GET' ||
      url.origin !== new URL(siteUrl).origin ||
      !url.pathname.startsWith('/api/')
    )
      throw new TypeError('The page renderer may only read from its own API');
    const headers = Object.fromEntries([...request.headers].filter(([name]) => !notPassedOn.has(name)));
    const answer = await app.inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { ...headers, 'accept-encoding': 'identity', [innerHeader]: innerSecret },
    });
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) answered.set(name, Array.isArray(value) ? value.join(', ') : String(value));
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answered,
    });
  };
}
