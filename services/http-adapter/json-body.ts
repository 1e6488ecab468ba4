import type { FastifyInstance } from 'fastify';
import { refusal, type Refusal } from './refusal.ts';

const jsonDepthMax = 32;
export const jsonLengthMaxBytes = 1024 * 1024;

/** The nesting depth of a JSON text, without parsing it: a deeply nested body must not reach recursive code. */
function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (inString) {
      if (character === 0x5c) at += 1;
      else if (character === 0x22) inString = false;
    } else if (character === 0x22) inString = true;
    else if (character === 0x5b || character === 0x7b) deepest = Math.max(deepest, (depth += 1));
    else if (character === 0x5d || character === 0x7d) depth -= 1;
  }
  return deepest;
}

/** An error that carries a refusal through Fastify's parser callbacks, which only accept errors. */
export class BodyRefused extends Error {
  readonly refusal: Refusal<'VALIDATION'>;
  constructor(message: string, rule: string) {
    super(message);
    this.refusal = refusal('VALIDATION', { message, fields: [{ field: '', message, rule }] });
  }
}

/**
 * Parses JSON bodies: depth is limited, `__proto__` and `constructor.prototype` are refused, an empty body is no body.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    /^application\/(?:[\w.-]+\+)?json\b/,
    { parseAs: 'string' },
    (request, body, done) => {
      const text = String(body);
      if (text === '') return done(null, undefined);
      if (jsonDepth(text) > jsonDepthMax)
        return done(new BodyRefused(`The JSON is nested more than ${jsonDepthMax} levels deep.`, 'depth'));
      return parse(request, text, (error, value) =>
        error
          ? done(new BodyRefused('The JSON is broken: it could not be read.', 'json'))
          : done(null, value),
      );
    },
  );
}
