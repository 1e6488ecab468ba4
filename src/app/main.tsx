import '../ui/theme.css';
import { setNonce } from 'get-nonce';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import { startingSession } from '../features/account/index.ts';
import { createOutcomes, startingCart } from '../features/cart/index.ts';
import { keepPreferences } from '../features/preferences/index.ts';
import { readSiteConfig } from '../features/site-config/index.ts';
import { isCachedForOffline } from '../browser/connection.ts';
import { awaitFirstInteraction, firstInteraction } from '../browser/first-interaction.ts';
import { invariant } from '../lib/invariant.ts';
import { loadPart } from '../lib/load-part.ts';
import { once } from '../lib/once.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { TOKEN_KEY } from '../machines/session/index.ts';
import { awaitSessionStart } from './session/await-session-start.ts';
import type { ApiParts } from './frame/create-api.ts';
import { readHydrationData } from './server-rendering/hydration-data.ts';
import { Providers } from './frame/providers.tsx';
import { OfflineNotice } from './offline/connection-notice.tsx';
import { preloadToasts } from './toasts/toaster.tsx';
import { createSafeStorage } from './frame/safe-storage.ts';
import { createDeferredActor } from './frame/deferred-actor.ts';
import { createPageFlowVisits, createPageTelemetry } from './telemetry/page-telemetry.ts';
import { createPageRecorder } from './recording/create-page-recorder.ts';
import type { PageRecorder } from './recording/recorded-page.ts';
import { callReports } from './telemetry/index.ts';
import { canonicalPath } from './routes/gates.ts';
import { createAppRoutes, type EarlyReads } from './screens/app-routes.tsx';
import { keepTheme } from './theme/apply-theme.ts';

const config = readSiteConfig(document);
const storage = createSafeStorage(() => localStorage);
const readToken = (): string | null => storage.getItem(TOKEN_KEY);

// Styles that libraries add at runtime carry this page's nonce (strict CSP).
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

keepPreferences(storage);
keepTheme();

const recorder = createPageRecorder();
const countVisits = createPageFlowVisits(config);
const telemetry = createPageTelemetry(config, storage, async (maxBytes) => {
  const { replayForReport } = await loadPart(() => import('./recording/export-replay.ts'));
  return replayForReport(recorder, { release: config.release, now: () => new Date() }, maxBytes);
});
/** Inspects the machines of screens, without the session and the cart: those have no steps to drop off from. */
const watching: PageRecorder = {
  traces: recorder.traces,
  inspect(event) {
    recorder.inspect(event);
    countVisits(event);
  },
};
const apiParts: ApiParts = {
  baseUrl: new URL(config.apiBase, location.origin).href.replace(/\/$/, ''),
  readToken,
  isTraced: config.traced,
  ...callReports(telemetry),
  onTokenRefused: () => session.send({ type: 'SESSION.EXPIRED' }),
};
const loadApi = once(async () => (await loadPart(() => import('./frame/create-api.ts'))).createApi(apiParts));
const session = createDeferredActor(startingSession, async () => {
  const [{ createSession }, { createStartUpSettings }, { client }] = await Promise.all([
    loadPart(() => import('./session/create-session.ts')),
    loadPart(() => import('./frame/create-api.ts')),
    loadApi(),
  ]);
  return createSession({
    client,
    settings: createStartUpSettings(apiParts),
    storage,
    tabs: window,
    telemetry,
    // The sign-in page forwards every signed-in user to their home.
    leaveForHome: () => location.assign('/login'),
    inspect: recorder.inspect,
  });
});

const outcomes = createOutcomes();
const cart = createDeferredActor(startingCart, async () => {
  const [{ createCart, cartHandle }, { client }] = await Promise.all([
    loadPart(() => import('./cart/create-cart.ts')),
    loadApi(),
  ]);
  const { inspect } = recorder;
  return cartHandle(createCart({ client, session, storage, tabs: window, outcomes, inspect }));
});

/** The screens of the initial address are loaded before hydration: until then the server's HTML is shown. */
async function loadFirstScreens(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

/**
 * The server's rendering, ready to hydrate; null if there is none or its screens did not load. In that case the router
 * shows the failure.
 */
async function takeOver(routes: RouteObject[]): Promise<HydrationState | null> {
  const hydrationData = readHydrationData();
  if (!hydrationData) return null;
  try {
    await loadFirstScreens(routes);
    return hydrationData;
  } catch (error) {
    telemetry.captureError(error);
    return null;
  }
}

async function start(): Promise<void> {
  // For pages that no server has redirected: screens and loaders expect the canonical address.
  const address = canonicalPath(location.pathname) + location.search + location.hash;
  history.replaceState(history.state, '', address);
  const root = document.getElementById('root');
  invariant(root, 'index.html has a #root');
  const early: EarlyReads = new Map();
  const routes = createAppRoutes(loadApi, { early });
  const hydrationData = await takeOver(routes);
  // A returning visitor has most of the app cached and should be able to use all of it offline; a signed-in user came
  // to work.
  if (hydrationData && !isCachedForOffline && readToken() === null)
    awaitFirstInteraction({
      page: document,
      hasShown: window.scrollY > 0 || document.activeElement !== document.body,
    });
  const app = (
    <StrictMode>
      <Providers
        parts={{
          config,
          loadApi,
          session,
          telemetry,
          recorder: watching,
          cart: { ...cart, outcomeOf: outcomes.outcomeOf },
        }}
      >
        <RouterProvider router={createBrowserRouter(routes, { ...(hydrationData && { hydrationData }) })} />
      </Providers>
    </StrictMode>
  );
  // In slices, so that presses in between are handled at once.
  if (hydrationData) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  // Starts what needs knowledge that the server lacks and the first paint does not need.
  whenIdle(() => {
    void awaitSessionStart(storage, session).then(() => {
      void session.start();
      void cart.start();
    });
    void telemetry.start();
    // The code that reports a lost connection cannot be fetched once it is lost.
    void firstInteraction().then(() => {
      OfflineNotice.preload();
      preloadToasts();
    });
    void import('./screens/prefetch-on-intent.ts').then(({ prefetchOnIntent }) =>
      prefetchOnIntent(routes, early),
    );
    if (import.meta.env.PROD)
      void import('./offline/cache-for-offline.ts').then(({ cacheForOffline }) => cacheForOffline());
    if (!storage.isLasting())
      void import('./toasts/warn-that-nothing-is-saved.ts').then(({ warnThatNothingIsSaved }) =>
        warnThatNothingIsSaved(),
      );
  });
}

void start();
