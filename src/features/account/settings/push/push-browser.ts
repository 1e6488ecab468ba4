import type { components } from '../../../../api/index.ts';
import { Refusal } from '../../../../lib/refusal.ts';

type PushTarget = components['schemas']['PushTarget'];

// A worker of its own, below an address that no page has: nothing is in between when pages load.
const script = '/push-worker.js';
const scope = '/push-worker/';

/** The browser, as far as pushes go. */
export interface PushBrowser {
  readonly permission: () => PushPermission;
  readonly watch: (onChange: () => void) => () => void;
  /** Whether this browser is subscribed at all. Whether the market knows of it is another question. */
  readonly isSubscribed: () => Promise<boolean>;
  /** Asks the person's browser. Rejects with a sentence for them where it says no. */
  readonly subscribe: (publicKey: string) => Promise<PushTarget>;
  /** Lets go of what it subscribed to, and of the worker. */
  readonly unsubscribe: () => Promise<void>;
}

/** What this browser lets a site do; `open` is asked, or allowed. */
export type PushPermission = 'unsupported' | 'denied' | 'open';

function permission(): PushPermission {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'open';
}

const watchers = new Set<() => void>();

/** It is also changed in the browser's own settings: whoever comes back from there finds it as it is. */
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
    // Its workers can't be looked at, in a private window for example: then none of ours is there.
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

const notAllowed = 'Your browser was told not to show messages of Quayside.';
const notAnswered =
  'Your browser asks whether Quayside may show messages. Switch it on again and choose Allow.';
const notReached = 'Your browser couldn’t reach its push service. Try again later, or in another browser.';

async function subscribe(publicKey: string): Promise<PushTarget> {
  const answer = await Notification.requestPermission();
  for (const tell of watchers) tell();
  if (answer !== 'granted') throw new Refusal(answer === 'denied' ? notAllowed : notAnswered);
  try {
    const { pushManager } = await activeRegistration();
    // One that was made for another key of the market can't be kept.
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
    // The market sends it nothing any more, whatever the browser keeps.
  }
}

/** The one that the page is in. */
export const thisBrowser: PushBrowser = { permission, watch, isSubscribed, subscribe, unsubscribe };
