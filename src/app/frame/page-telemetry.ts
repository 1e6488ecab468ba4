import type { SiteConfig } from '../../features/site-config/index.ts';
import { TOKEN_KEY } from '../../machines/session/index.ts';
import { entryFor } from '../routes/gates.ts';
import { createTelemetry, type MakeReplay, type Telemetry } from '../telemetry/index.ts';
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
    // Not through the client: a page view that is lost is not worth an error report, and keepalive outlives the page.
    sendPageViews: async (body, { keepalive }) => {
      const response = await fetch(`${config.apiBase}/analytics/page-views`, {
        method: 'POST',
        keepalive,
        credentials: 'omit',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`Page views were not taken: ${response.status}`);
    },
  });
}
