import {
  addBreadcrumb,
  BrowserClient,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureEvent,
  captureException,
  captureReactException,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  startBrowserTracingNavigationSpan,
  startBrowserTracingPageLoadSpan,
  withScope,
} from '@sentry/react';
import type { Event } from '@sentry/react';
import type { TransportCode } from '../../api/index.ts';
import { attachReplay } from './attached-replay.ts';
import { criticalActionOf } from './critical-actions.ts';
import { guardedTransport } from './guarded-transport.ts';
import { ignoredErrors } from './ignored-errors.ts';
import { createAddresses } from './scrub/address.ts';
import type { Crumb, Entry, Recorder, ReportConfig, ReportedUser } from './telemetry.types.ts';

/** Specification §9. */
const rates = { tracesSampleRate: 0.1, replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 };
const maxBreadcrumbs = 100;

/**
 * Integrations are listed explicitly: the SDK's default set would double the file and collect data that is not sent.
 */
const createClient = (dsn: string, config: ReportConfig): BrowserClient =>
  new BrowserClient({
    ...rates,
    dsn,
    environment: config.environment,
    release: config.release,
    maxBreadcrumbs,
    // The depth of a shape (scrub/shape.ts) inside a breadcrumb's data.
    normalizeDepth: 8,
    ignoreErrors: [...ignoredErrors],
    stackParser: defaultStackParser,
    transport: guardedTransport(createAddresses(config, window.location.origin)),
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupe(),
      breadcrumbsIntegration({ history: false }),
      // Navigation is reported by the router, with patterns, instead of by the history, with addresses.
      browserTracingIntegration({ instrumentNavigation: false, instrumentPageLoad: false }),
    ],
    // The API reads no trace headers, and baggage would send the page's name to other origins.
    tracePropagationTargets: [],
    // The SDK would append the host to fetch's own error messages, which the API client compares.
    enhanceFetchErrorMessages: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
      frameContextLines: 0,
    },
  });

/**
 * Nobody can act on a call that was ended by the connection or by leaving the page (docs/requirements.md §8 ignores
 * 'Network Error').
 */
const brokenOff = new Set<unknown>(['NETWORK_ERROR', 'ABORTED', 'CANCELED'] satisfies TransportCode[]);

const isCritical = ({ level, category, data }: Crumb): boolean =>
  category === 'user.critical' || (level === 'error' && !brokenOff.has(data?.code));

const isAction = ({ contexts }: Event): boolean => contexts?.action?.category === 'user.critical';

/**
 * The SDK's integration that drops a report repeated in a row: a repeated failure is one report, but every action is
 * reported.
 */
function dedupe(): ReturnType<typeof dedupeIntegration> {
  const inner = dedupeIntegration();
  return {
    ...inner,
    processEvent: (event, hint, client) =>
      isAction(event) ? event : (inner.processEvent?.(event, hint, client) ?? null),
  };
}

/**
 * Specification §7: a breadcrumb of level error, or of a critical user action, also raises this warning. The
 * fingerprint identifies the failure, so that the SDK's dedupe drops only the same failure repeated in a row (a poll
 * during an outage).
 */
const raise = (crumb: Crumb): void => {
  const { operation, endpoint, method, statusCode, code } = crumb.data ?? {};
  const named = [operation ?? crumb.message, statusCode, code].filter(
    (part) => part !== undefined && part !== null,
  );
  captureEvent({
    message: 'Critical user action',
    level: 'warning',
    timestamp: crumb.atMs / 1000,
    tags: { category: 'user.critical' },
    fingerprint: ['user.critical', crumb.category, ...named.map(String)],
    contexts: {
      action: {
        category: crumb.category,
        message: crumb.message,
        operation,
        endpoint,
        method,
        statusCode,
        code,
      },
    },
  });
};

/** Describes a failed call by its name in the contract, or by method and path if the contract has no such operation. */
const withOperation = (crumb: Crumb, { operationOf }: ReportConfig): Crumb => {
  const { method, endpoint } = crumb.data ?? {};
  if (typeof method !== 'string' || typeof endpoint !== 'string') return crumb;
  const call = `${method} ${endpoint}`;
  return { ...crumb, data: { operation: operationOf?.(call) ?? call, ...crumb.data } };
};

/** Reports a call that is a critical action. */
const recordDone = (
  { call, details, atMs }: Extract<Entry, { kind: 'done' }>,
  { operationOf }: ReportConfig,
): void => {
  const action = criticalActionOf(operationOf?.(call) ?? call);
  if (action !== null)
    recordCrumb({ category: 'user.critical', level: 'warning', message: action, data: { details }, atMs });
};

const recordCrumb = (crumb: Crumb): void => {
  const { atMs, category, level, message, data } = crumb;
  addBreadcrumb({ category, level, message, data: data && { ...data }, timestamp: atMs / 1000 });
  if (category === 'navigation')
    getCurrentScope().setTransactionName(typeof data?.to === 'string' ? data.to : 'unknown');
  if (isCritical(crumb)) raise(crumb);
};

const recordUser = (user: ReportedUser | null): void => {
  const scope = getCurrentScope();
  scope.setUser(user && { id: user.id, role: user.role });
  scope.setTag('role', user?.role ?? 'unknown');
};

const recordError = ({ error, handled, componentStack, atMs }: Extract<Entry, { kind: 'error' }>): void => {
  withScope((scope) => {
    scope.addEventProcessor((event) => ({ ...event, timestamp: atMs / 1000 }));
    const hint = { mechanism: { type: handled ? 'quayside.caught' : 'quayside.early', handled } };
    if (componentStack === undefined) captureException(error, hint);
    else captureReactException(error, { componentStack }, hint);
  });
};

/** Starts the SDK. `pattern` is the route pattern of the page's first address. Call once per page. */
export const startRecorder = (dsn: string, config: ReportConfig, pattern: string): Recorder => {
  const client = createClient(dsn, config);
  getCurrentScope().setClient(client);
  // Read for each event, because the token can change without notice, for example in another tab.
  client.addEventProcessor((event) => ({
    ...event,
    tags: { ...event.tags, authenticated: String(config.isAuthenticated()) },
  }));
  client.init();
  // After the SDK's filters, because a report that is dropped needs no replay.
  if (config.makeReplay) client.addEventProcessor(attachReplay(config.makeReplay));
  recordUser(null);
  const route = { 'sentry.segment.name.source': 'route' } as const;
  startBrowserTracingPageLoadSpan(client, { name: pattern, attributes: route });

  return {
    record(entry) {
      if (entry.kind === 'crumb') recordCrumb(withOperation(entry.crumb, config));
      else if (entry.kind === 'done') recordDone(entry, config);
      else if (entry.kind === 'user') recordUser(entry.user);
      else recordError(entry);
    },
    navigated(to) {
      startBrowserTracingNavigationSpan(
        client,
        { name: to, attributes: route },
        { url: window.location.origin + to },
      );
    },
    async addReplay() {
      const { createReplay } = await import('./replay.ts');
      client.addIntegration(createReplay());
    },
  };
};
