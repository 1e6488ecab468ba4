import { operationIds } from '../../api/index.ts';
import type { SiteConfig } from '../../features/site-config/index.ts';
import { entryFor } from '../routes/gates.ts';
import { createTelemetry, type Telemetry } from '../telemetry/index.ts';
import type { SafeStorage } from './safe-storage.ts';

const endpoints = [...new Set(Object.keys(operationIds).map((call) => call.slice(call.indexOf(' ') + 1)))];

/** `/auth/sessions/42` → `/auth/sessions/{sessionId}`; null when the contract knows no such path. */
export function endpointPattern(path: string): string | null {
  const segments = path.split('/');
  const fits = (template: string): boolean => {
    const parts = template.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith('{') || part === segments[index])
    );
  };
  return endpoints.includes(path) ? path : (endpoints.find(fits) ?? null);
}

/** The page's telemetry, told about both tables of addresses: the site's routes and the contract's paths. */
export function createPageTelemetry(config: SiteConfig, storage: SafeStorage): Telemetry {
  return createTelemetry({
    dsn: config.sentryDsn,
    environment: config.environment,
    release: config.release,
    ga4Id: config.ga4Id,
    siteTitle: 'Quayside',
    toPattern: (pathname) => entryFor(pathname)?.path ?? null,
    toEndpointPattern: endpointPattern,
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
