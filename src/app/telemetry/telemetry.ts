import { importAgain } from '../../lib/import-again.ts';
import { createAnalytics } from './analytics.ts';
import { createBacklog } from './backlog.ts';
import type { Consent } from './consent.ts';
import { listenForEarlyErrors } from './early-errors.ts';
import { shapeOf, templateOf } from './scrub/shape.ts';
import type {
  Crumb,
  DoneCall,
  Entry,
  FailedCall,
  Recorder,
  ReportedUser,
  TelemetryConfig,
} from './telemetry.types.ts';

export interface Telemetry {
  /**
   * Loads the SDK and sends the backlog. Call after the first paint; a failed load is retried when the connection is
   * back.
   */
  start(): Promise<void>;
  /** Specification §7: 'API Call failed: {message}'. The bodies may be raw; only their shape is recorded. */
  apiCallFailed(call: FailedCall): void;
  /** Route patterns; a filled-in path given by mistake becomes its pattern. */
  routeChanged(change: { readonly from: string; readonly to: string }): void;
  pageViewed(pattern: string): void;
  /** Role 'unknown' when absent or empty (docs/requirements.md §4). Also for a restored session. */
  signedIn(user: { readonly id: string; readonly role?: string | null }): void;
  /** Records 'User logged out' and forgets the user. */
  signedOut(): void;
  /** A successful call: reported if it is a critical user action. The body may be raw; only its shape is recorded. */
  apiCallDone(call: DoneCall): void;
  captureError(error: unknown, info?: { readonly componentStack?: string | null }): void;
  readonly consent: Consent;
}

const importRecorder = importAgain(() => import('./recorder.ts'));

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 2_000);
};

const createReports = (dsn: string, config: TelemetryConfig, openedOn: string) => {
  const backlog = createBacklog();
  let recorder: Recorder | null = null;
  let loading: Promise<void> | null = null;
  const put = (entry: Entry): void => (recorder ? recorder.record(entry) : backlog.keep(entry));
  const stopListening = listenForEarlyErrors((error) =>
    put({ kind: 'error', error, handled: false, atMs: Date.now() }),
  );

  const addReplay = (started: Recorder): void =>
    whenIdle(() => {
      // Reports are complete without the replay, so a failed load is not retried.
      started.addReplay().catch(() => undefined);
    });
  const load = async (): Promise<void> => {
    const [{ startRecorder }, names] = await Promise.all([importRecorder(), config.loadContractNames?.()]);
    const started = startRecorder(dsn, { ...config, ...names }, openedOn);
    stopListening();
    for (const entry of backlog.drain()) started.record(entry);
    recorder = started;
    addReplay(started);
  };

  const start = (): Promise<void> => {
    loading ??= load().catch(() => {
      // Bad Wi-Fi or a content blocker: the backlog stays bounded and is sent when the network is back.
      loading = null;
      window.addEventListener('online', () => void start(), { once: true });
    });
    return loading;
  };

  return { put, start, navigated: (to: string): void => recorder?.navigated(to) };
};

/**
 * The telemetry of one page (docs/requirements.md §7 "Error reporting"). Create it early: errors are recorded from then
 * on.
 */
export const createTelemetry = (config: TelemetryConfig): Telemetry => {
  const patternOf = (path: string): string => config.toPattern(path) ?? '/*';
  const reports =
    config.dsn === null ? null : createReports(config.dsn, config, patternOf(window.location.pathname));
  const analytics = createAnalytics(config);
  let user: ReportedUser | null = null;

  const crumb = (entry: Omit<Crumb, 'atMs'>): void =>
    reports?.put({ kind: 'crumb', crumb: { ...entry, atMs: Date.now() } });

  return {
    consent: analytics.consent,
    start: () => reports?.start() ?? Promise.resolve(),
    apiCallFailed: (call) =>
      crumb({
        category: 'http',
        level: 'error',
        message: `API Call failed: ${call.message}`,
        data: {
          endpoint: templateOf(call.endpoint),
          method: call.method,
          statusCode: call.statusCode,
          code: call.code,
          responseData: shapeOf(call.responseData),
          requestPayload: shapeOf(call.requestPayload),
          time: new Date().toISOString(),
          userAgent: navigator.userAgent,
          authenticated: config.isAuthenticated(),
          role: user?.role ?? 'unknown',
        },
      }),
    routeChanged({ from, to }) {
      crumb({ category: 'navigation', level: 'info', data: { from: patternOf(from), to: patternOf(to) } });
      reports?.navigated(patternOf(to));
    },
    pageViewed: (pattern) => analytics.viewed(patternOf(pattern)),
    signedIn({ id, role }) {
      user = { id, role: role || 'unknown' };
      reports?.put({ kind: 'user', user });
    },
    signedOut() {
      crumb({ category: 'auth', level: 'info', message: 'User logged out' });
      user = null;
      reports?.put({ kind: 'user', user: null });
    },
    apiCallDone: ({ method, endpoint, requestPayload }) =>
      reports?.put({
        kind: 'done',
        call: `${method} ${endpoint}`,
        details: shapeOf(requestPayload),
        atMs: Date.now(),
      }),
    captureError: (error, info) =>
      reports?.put({
        kind: 'error',
        error,
        handled: true,
        ...(info?.componentStack && { componentStack: info.componentStack }),
        atMs: Date.now(),
      }),
  };
};
