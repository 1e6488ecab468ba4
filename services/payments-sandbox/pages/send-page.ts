import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Serves a style sheet of this folder. */
export async function sendStyles(app: FastifyInstance, path: string, file: string): Promise<void> {
  const styles = await readFile(new URL(file, import.meta.url), 'utf8');
  app.get(path, async (_request, reply) =>
    reply.header('cache-control', 'max-age=60').type('text/css; charset=utf-8').send(styles),
  );
}

/**
 * Sends a hosted page: no scripts, no styles but ours. `leadsTo`: the origins to which its form may redirect, since
 * browsers check redirects against `form-action` too.
 */
export function sendPage(reply: FastifyReply, text: string, leadsTo: readonly string[]): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...leadsTo].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .headers({
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(text);
}
