import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useApi } from '../../../api/index.ts';
import {
  backoffMs,
  notificationsActors,
  notificationsMachine,
  type Arrival,
} from '../../../machines/notifications/index.ts';
import { useFlow } from '../../../statecharts/react/use-flow.ts';
import { preferencesStore } from '../../preferences/index.ts';
import { useServerCache, useSessionIsHeld } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import { arrivalStore, type ArrivalWay } from './arrival-store.ts';
import { toastsOf } from './arrival-toasts.ts';
import { tabChannel } from './tab-channel.ts';

/** How a tab that is in this state gets what is new. */
export function wayOf(snapshot: SnapshotFrom<typeof notificationsMachine>): ArrivalWay {
  if (snapshot.matches({ on: 'polling' })) return 'polling';
  return snapshot.matches({ on: { streaming: 'live' } }) || snapshot.matches({ on: 'following' })
    ? 'live'
    : 'away';
}

/** What is read again after news: lists of news and dashboards always, and what one cannot have changed oneself. */
const staleAfter = (arrived: Arrival['arrived']): string[][] => [
  ['notifications'],
  ['dashboards'],
  ...arrived.flatMap(({ kind }) => staleByKind[kind] ?? []),
];

const staleByKind: Partial<Record<Arrival['arrived'][number]['kind'], string[][]>> = {
  // Requests have no events of their own: who answers or withdraws one tells the others.
  order: [['orders', 'approvals']],
  company: [['company', 'vendor']],
};

const spreadBackoff = ({ context: { failures } }: { context: { failures: number } }): number =>
  backoffMs(failures, Math.random());

/** Shows what arrives for a user, in one stream for all tabs of this browser: toasts, unless they are switched off, and lists that are read again. */
export function useArrivals(userId: string): void {
  const { client } = useApi();
  const cache = useServerCache();
  const navigate = useNavigate();
  const isHeld = useSessionIsHeld();
  const channel = useMemo(() => tabChannel(`quayside-notifications-${userId}`), [userId]);
  useEffect(() => channel.close, [channel]);
  const machine = useMemo(
    () =>
      notificationsMachine.provide({
        actors: notificationsActors({
          client,
          channel: channel.open,
          userId,
          locks: 'locks' in navigator ? navigator.locks : null,
        }),
        delays: { backoff: spreadBackoff },
        actions: {
          show: (_, { arrived }: Arrival) => {
            if (arrived.length === 0) return;
            // What is shown must not contradict the news of it; what no open screen shows is read when one opens.
            for (const queryKey of staleAfter(arrived)) void cache.invalidateQueries({ queryKey });
            const isWanted = preferencesStore.getSnapshot().context.notificationsEnabled;
            // One tab is looked at: in the others the toasts would wait for somebody to come.
            if (!isWanted || document.visibilityState !== 'visible') return;
            for (const { message, description, path } of toastsOf(arrived))
              toast.info(message, {
                ...(description !== null && { description }),
                ...(path !== null && { action: { label: 'Open', onAction: () => void navigate(path) } }),
              });
          },
          readAgain: () => void cache.invalidateQueries({ queryKey: ['notifications'] }),
          passOn: (_, arrival: Arrival) => channel.open().postMessage(arrival),
        },
      }),
    [client, cache, channel, navigate, userId],
  );
  const [snapshot, send] = useFlow(machine, { input: { userId } });
  const way = wayOf(snapshot);
  useEffect(() => arrivalStore.trigger.changed({ way }), [way]);
  const isStopped = snapshot.matches('stopped');
  useEffect(() => {
    if (isStopped && !isHeld) send({ type: 'SESSION.RENEWED' });
  }, [isStopped, isHeld, send]);
}
