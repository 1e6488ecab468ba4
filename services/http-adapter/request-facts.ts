import type { FastifyRequest } from 'fastify';

/** Facts that become known while a request is handled, for its log line and the metrics. */
interface Facts {
  pattern?: string;
  refusedCode?: string;
}

const factsKey = Symbol('facts');
type WithFacts = FastifyRequest & { [factsKey]?: Facts };

const factsOf = (request: WithFacts): Facts => (request[factsKey] ??= {});

/** For a route that serves many patterns, like the site's `/*`. */
export function notePattern(request: FastifyRequest, pattern: string): void {
  factsOf(request).pattern = pattern;
}

export function noteRefusal(request: FastifyRequest, code: string): void {
  factsOf(request).refusedCode = code;
}

/** The route's pattern, never the address, since addresses contain tokens. */
export const patternOf = (request: FastifyRequest): string =>
  factsOf(request).pattern ?? request.routeOptions.url ?? 'unknown';

/** The code of the refusal in the answer, or null. */
export const refusedCodeOf = (request: FastifyRequest): string | null => factsOf(request).refusedCode ?? null;
