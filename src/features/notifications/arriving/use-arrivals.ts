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

/** How a tab in this state gets new notifications. */
export function wayOf(snapshot: SnapshotFrom<typeof notificationsMachine>): ArrivalWay {
  if (snapshot.matches({ on: 'polling' })) return 'polling';
  return snapshot.matches({ on: { streaming: 'live' } }) || snapshot.matches({ on: 'following' })
    ? 'live'
    : 'away';
}

/**
 * The query keys to reload after notifications arrive: notifications and dashboards always, and what other users have
 * changed.
 */
const staleAfter = (arrived: Arrival['arrived']): string[][] => [
  ['notifications'],
  ['dashboards'],
  ...arrived.flatMap(({ kind }) => staleByKind[kind] ?? []),
];

const staleByKind: Partial<Record<Arrival['arrived'][number]['kind'], string[][]>> = {
  // Requests for approval have no events of their own.
  order: [['orders', 'approvals']],
  company: [['company', 'vendor']],
};

const spreadBackoff = ({ context: { failures } }: { context: { failures: number } }): number =>
  backoffMs(failures, Math.random());

/**
 * Shows a user's new notifications, from one stream for all tabs of this browser: as toasts unless they are turned off,
 * and by reloading lists. `onOrder` is called when one of an order arrives, and stays the same function.
 */
export function useArrivals(userId: string, onOrder: () => void): void {
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
            // Visible data must not contradict the notification; hidden data is reloaded when it is shown.
            for (const queryKey of staleAfter(arrived)) void cache.invalidateQueries({ queryKey });
            if (arrived.some(({ kind }) => kind === 'order')) onOrder();
            const isWanted = preferencesStore.getSnapshot().context.notificationsEnabled;
            // Only the visible tab shows toasts; in others they would pile up.
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
    [client, cache, channel, navigate, onOrder, userId],
  );
  const [snapshot, send] = useFlow(machine, { input: { userId } });
  const way = wayOf(snapshot);
  useEffect(() => arrivalStore.trigger.changed({ way }), [way]);
  const isStopped = snapshot.matches('stopped');
  useEffect(() => {
    if (isStopped && !isHeld) send({ type: 'SESSION.RENEWED' });
  }, [isStopped, isHeld, send]);
}
