import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import contract from '../../../openapi/__generated__/marketplace.json' with { type: 'json' };
import { refusal, sendRefusal } from '../../http-adapter/index.ts';
import { refusals } from './refusals.ts';
import { referencePolicy } from './security-headers.ts';

/**
 * `/api/openapi.json`, the contract itself, and `/api/reference`, a page for browsing it (built by
 * scripts/build-reference.mjs).
 */
export async function addReference(app: FastifyInstance, buildFolder: string): Promise<void> {
  let etag: string | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    reply.header('cache-control', 'no-cache');
    if (etag !== undefined && request.headers['if-none-match'] === etag)
      return reply.header('etag', etag).code(304).send();
    // Not cached: it is larger than a megabyte, and rarely requested.
    const text = JSON.stringify(contract);
    etag ??= `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });

  const folder = path.join(buildFolder, 'reference');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length === 0) {
    const message = 'The reference page is not built: run `npm run build`.';
    const missing = refusal('NOT_FOUND', { message });
    app.get('/api/reference', async (_request, reply) => sendRefusal(reply, refusals, missing));
    return;
  }
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: folder,
      serve: false,
      cacheControl: false,
      preCompressed: true,
    });
    const send = (reply: FastifyReply, file: string) =>
      files.includes(file)
        ? reply
            .header('cache-control', 'no-cache')
            .header('content-security-policy', referencePolicy)
            .sendFile(file)
        : sendRefusal(reply, refusals, refusal('NOT_FOUND'));
    scope.get('/api/reference', async (_request, reply) => send(reply, 'index.html'));
    scope.get<{ Params: { file: string } }>('/api/reference/:file', async ({ params }, reply) =>
      send(reply, params.file),
    );
  });
}
