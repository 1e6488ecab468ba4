import { importAgain } from '../../lib/import-again.ts';
import type { SiteConfig } from '../../features/site-config/index.ts';
import { TOKEN_KEY } from '../../machines/session/index.ts';
import { entryFor } from '../routes/gates.ts';
import { createFlowVisits, createTelemetry, type MakeReplay, type Telemetry } from './index.ts';
import type { SafeStorage } from '../frame/safe-storage.ts';

const importContractNames = importAgain(() => import('./contract-names.ts'));

/** The page's telemetry, with both address tables: the site's routes and the contract's paths. */
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
    isAuthenticated: () => Boolean(storage.getItem(TOKEN_KEY)),
    ga4Id: config.ga4Id,
    siteTitle: 'Quayside',
    toPattern: (pathname) => entryFor(pathname)?.path ?? null,
    loadContractNames: async () => (await importContractNames()).contractNames,
    apiBases: [config.apiBase, config.parserBase],
    storage,
    sendPageViews: (body) => postCounts(config, 'page-views', body),
  });
}

/** Observes the page's machines for the drop-off figures. */
export const createPageFlowVisits = (config: SiteConfig) =>
  createFlowVisits((body) => postCounts(config, 'flow-visits', body));

/**
 * Does not use the client: a lost count is not worth an error report, and keepalive lets the request outlive the page.
 */
async function postCounts(
  { apiBase }: SiteConfig,
  of: 'page-views' | 'flow-visits',
  body: object,
): Promise<void> {
  const response = await fetch(`${apiBase}/analytics/${of}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    // The page's address may identify a person, so it must not be sent with the counts.
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`${of}: ${response.status}`);
}
