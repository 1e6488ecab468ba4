import type { SiteConfig } from '../../features/site-config/index.ts';
import { TOKEN_KEY } from '../../machines/session/index.ts';
import { entryFor } from '../routes/gates.ts';
import { createFlowVisits, createTelemetry, type MakeReplay, type Telemetry } from '../telemetry/index.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The page's telemetry, told about both tables of addresses: the site's routes and the contract's paths. */
export function createPageTelemetry(
  config: SiteConfig,
  storage: SafeStorage,
  makeReplay: MakeReplay,
): Telemetry {
  return createTelemetry({
    dsn: config.sentryDsn,
    environment: config.environment,
    release: config.release,
    makeReplay,
    isAuthenticated: () => storage.getItem(TOKEN_KEY) !== null,
    ga4Id: config.ga4Id,
    siteTitle: 'Quayside',
    toPattern: (pathname) => entryFor(pathname)?.path ?? null,
    loadEndpointPattern: async () => (await import('./endpoint-pattern.ts')).endpointPattern,
    apiBases: [config.apiBase, config.parserBase],
    storage,
    sendPageViews: (body) => postCounts(config, 'page-views', body),
  });
}

/** What watches the page's machines, for the figures of how far people come. */
export const createPageFlowVisits = (config: SiteConfig) =>
  createFlowVisits((body) => postCounts(config, 'flow-visits', body));

/** Not through the client: a count that is lost is not worth an error report, and keepalive outlives the page. */
async function postCounts(
  { apiBase }: SiteConfig,
  of: 'page-views' | 'flow-visits',
  body: object,
): Promise<void> {
  const response = await fetch(`${apiBase}/analytics/${of}`, {
    ...{ method: 'POST', keepalive: true, credentials: 'omit', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    // The address of the page may name somebody: what is counted does not.
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The ${of} were not taken: ${response.status}`);
}
