import type { FastifyRequest } from 'fastify';

/** What turns out about a request on its way; its log line and the metrics are told by it. */
interface Facts {
  pattern?: string;
  refusedCode?: string;
}

const factsKey = Symbol('facts');
type WithFacts = FastifyRequest & { [factsKey]?: Facts };

const factsOf = (request: WithFacts): Facts => (request[factsKey] ??= {});

/** For a route that stands for many patterns, as the site's `/*` does. */
export function notePattern(request: FastifyRequest, pattern: string): void {
  factsOf(request).pattern = pattern;
}

export function noteRefusal(request: FastifyRequest, code: string): void {
  factsOf(request).refusedCode = code;
}

/** The route's pattern and never the address, since addresses hold tokens. */
export const patternOf = (request: FastifyRequest): string =>
  factsOf(request).pattern ?? request.routeOptions.url ?? 'unknown';

/** The code of the refusal that was the answer, or null. */
export const refusedCodeOf = (request: FastifyRequest): string | null => factsOf(request).refusedCode ?? null;
