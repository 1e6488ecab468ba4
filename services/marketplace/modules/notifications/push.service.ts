import { ECDH } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isPublicWebAddress } from '../../../../src/lib/public-web-address.ts';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { Session } from '../account/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Task } from '../../platform/jobs/index.ts';
import { unmeasuredCalls, type OutgoingCalls } from '../../platform/outgoing-calls.ts';
import type { AppSecrets } from '../../platform/secrets.ts';
import { notificationsPathOf } from './notifications.domain.ts';
import type { postPush, PushAnswer } from './post-push.ts';
import { openPushKeys, publicPushKey } from './push-keys.service.ts';
import {
  deleteSubscription,
  findSubscription,
  hasSubscription,
  planPushes,
  saveSubscription,
  type PushTarget,
} from './push.repository.ts';
import { webPush } from './web-push.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Jobs {
    send_push: { readonly subscriptionId: string };
  }
}

export interface PushParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly secrets: AppSecrets;
  readonly calls?: OutgoingCalls | undefined;
  readonly postPush: typeof postPush;
  /** Our contact address for push services. */
  readonly contact: string;
}

/** Notifications within this time are one push. */
const gatheredMs = 3000;
/** About an hour of retries: after that the notification is in the list, and the next push announces it. */
const attempts = 8;
/**
 * How long the push service keeps a push for a closed browser; afterwards its user sees the notifications in the app.
 */
const ttlSeconds = 24 * 60 * 60;

type Browser = Pick<Session, 'id' | 'userId'>;

interface PushState {
  readonly publicKey: string;
  /** Whether it is on in the browser of this session. */
  readonly isOn: boolean;
}

/** Contract: getPush. */
export async function getPush(parts: PushParts, { id }: Pick<Browser, 'id'>): Promise<PushState> {
  return { publicKey: await publicPushKey(parts), isOn: await hasSubscription(parts.db, id) };
}

const notReachable = (field: string, message: string) =>
  ({ code: 'VALIDATION', fields: [{ field, message, rule: 'push' }] }) as const;

type NotReachable = ReturnType<typeof notReachable>;

/** Whether it is a valid public key: a point on the curve. */
function isKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}

/** Contract: turnOnPush. */
export async function turnOnPush(
  parts: PushParts,
  { id: sessionId, userId }: Browser,
  target: PushTarget,
): Promise<Result<PushState, NotReachable>> {
  if (!isPublicWebAddress(target.endpoint))
    return refuse(notReachable('endpoint', 'This address isn’t on the public internet.'));
  if (!isKey(target.p256dh)) return refuse(notReachable('p256dh', 'Nothing can be encrypted for this key.'));
  const { endpoint, p256dh, auth } = target;
  const createdAt = parts.clock.now();
  await saveSubscription(parts.db, {
    id: parts.ids.newId(),
    userId,
    sessionId,
    endpoint,
    p256dh,
    auth,
    createdAt,
  });
  return ok(await getPush(parts, { id: sessionId }));
}

/** Contract: turnOffPush. */
export async function turnOffPush(parts: PushParts, { id }: Browser): Promise<PushState> {
  await deleteSubscription(parts.db, { sessionId: id });
  return getPush(parts, { id });
}

/** For the sender of notifications, in its transaction: plans pushes to the users' browsers. */
export const pushTo = (
  { clock }: Pick<PushParts, 'clock'>,
  trx: Transaction<Database>,
  userIds: readonly string[],
): Promise<void> =>
  planPushes(trx, userIds, {
    runAt: new Date(clock.now().getTime() + gatheredMs),
    maxAttempts: attempts,
  });

/**
 * The push service no longer knows this browser, or never did: 404 and 410 (RFC 8030), or an address that we don't send
 * to.
 */
const isGone = (answer: PushAnswer): boolean => answer === 404 || answer === 410 || answer === 'not public';
const isDone = (answer: PushAnswer): boolean => typeof answer === 'number' && answer >= 200 && answer < 300;

/** Sends one browser a push that there are new notifications. It contains only a link, not the content. */
export const pushTask =
  (parts: PushParts): Task<'send_push'> =>
  async ({ subscriptionId }, { attempt, maxAttempts, log }) => {
    const target = await findSubscription(parts.db, subscriptionId, parts.clock.now());
    if (target === undefined) return;
    const { endpoint, p256dh, auth, role } = target;
    const keys = await openPushKeys(parts);
    const { headers, body } = (await webPush()).generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ path: notificationsPathOf(role) }),
      {
        vapidDetails: { subject: `mailto:${parts.contact}`, ...keys },
        TTL: ttlSeconds,
        // The push service keeps one of these for a closed browser.
        topic: 'news',
        contentEncoding: 'aes128gcm',
      },
    );
    const answer = await (parts.calls ?? unmeasuredCalls)
      .measured(
        'push service',
        () => parts.postPush({ endpoint, headers: { ...headers }, body }),
        (given) => (isDone(given) ? 'done' : 'refused'),
      )
      .catch((error: unknown) => {
        // Retried; but an outdated push is not worth an admin's attention.
        if (attempt < maxAttempts) throw error;
        log.warn({ err: error }, 'a push service did not answer');
        return null;
      });
    if (answer === null || isDone(answer)) return;
    if (isGone(answer)) return deleteSubscription(parts.db, { id: subscriptionId });
    if (attempt < maxAttempts) throw new Error(`The push service answered ${answer}.`);
    log.warn({ answer, at: new URL(endpoint).hostname }, 'a push service took no push');
  };
