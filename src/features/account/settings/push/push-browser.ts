import type { components } from '../../../../api/index.ts';
import { Refusal } from '../../../../lib/refusal.ts';

type PushTarget = components['schemas']['PushTarget'];

// A separate worker whose scope contains no page, so that it does not intercept page loads.
const script = '/push-worker.js';
const scope = '/push-worker/';

/** The browser's push functions. */
export interface PushBrowser {
  readonly permission: () => PushPermission;
  readonly watch: (onChange: () => void) => () => void;
  /** Whether this browser is subscribed; the market may not know of it. */
  readonly isSubscribed: () => Promise<boolean>;
  /** Asks the user for permission. Rejects with a message for the user if it is refused. */
  readonly subscribe: (publicKey: string) => Promise<PushTarget>;
  /** Removes the subscription and the worker. */
  readonly unsubscribe: () => Promise<void>;
}

/** What this browser allows a site to do; `open`: it asks, or has already allowed it. */
export type PushPermission = 'unsupported' | 'denied' | 'open';

function permission(): PushPermission {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'open';
}

const watchers = new Set<() => void>();

/** The permission can also be changed in the browser's settings, so it is read again when the user comes back. */
function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  window.addEventListener('focus', onChange);
  return () => {
    watchers.delete(onChange);
    window.removeEventListener('focus', onChange);
  };
}

async function ownRegistration(): Promise<ServiceWorkerRegistration | null> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find((registration) => new URL(registration.scope).pathname === scope) ?? null;
}

async function isSubscribed(): Promise<boolean> {
  if (Notification.permission !== 'granted') return false;
  try {
    const registration = await ownRegistration();
    return ((await registration?.pushManager.getSubscription()) ?? null) !== null;
  } catch {
    // Workers cannot be read, for example in a private window, so none is registered.
    return false;
  }
}

/** Only an active worker can subscribe. */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(script, { scope });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker === null || worker.state === 'activated') return registration;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
  return registration;
}

const notAllowed = 'Your browser is set not to show notifications from Quayside.';
const notAnswered =
  'Your browser asks whether Quayside may show notifications. Turn this on again and choose Allow.';
const notReached = 'Your browser couldn’t reach its push service. Try again later, or in another browser.';

async function subscribe(publicKey: string): Promise<PushTarget> {
  const answer = await Notification.requestPermission();
  for (const tell of watchers) tell();
  if (answer !== 'granted') throw new Refusal(answer === 'denied' ? notAllowed : notAnswered);
  try {
    const { pushManager } = await activeRegistration();
    // A subscription made with another key of the market cannot be used.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { keys = {} } = made.toJSON();
    const [p256dh = '', auth = ''] = [keys.p256dh, keys.auth].map((key) => key?.replace(/=+$/, ''));
    return { endpoint: made.endpoint, p256dh, auth };
  } catch (cause) {
    throw new Refusal(notReached, { cause });
  }
}

async function unsubscribe(): Promise<void> {
  try {
    const registration = await ownRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    await registration?.unregister();
  } catch {
    // The market no longer sends anything to it, even if the browser keeps it.
  }
}

/** The browser that runs this page. */
export const thisBrowser: PushBrowser = { permission, watch, isSubscribed, subscribe, unsubscribe };
