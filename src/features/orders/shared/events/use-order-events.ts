import { useEffect } from 'react';
import { useApi } from '../../../../api/index.ts';
import { useSessionState } from '../../../account/index.ts';
import { useServerCache } from '../../../server-data/index.ts';
import { dropOrderLine, joinOrderLine } from './shared-line.ts';

/**
 * Keeps what a screen shows of orders up to date while it is mounted: one connection a tab to the server's events
 * (contract: streamOrderEvents), opened again with growing waits, closed when signed out or when the session has
 * expired. Each change of an order, and each return of a lost connection, reloads all queries whose keys begin with
 * `['orders']` (orders as buyer and admin), `['sub-orders']` (as supplier), `['transactions']` (the ledger) or
 * `['bookings', 'calendar']` (deliveries among the crew's bookings); each change of a booking those of `['bookings']`,
 * `['calendar']` (as provider), `['slots']` (free times to move it to) and `['transactions']`; each of both those of `['messages']`.
 */
export function useOrderEvents(): void {
  const { client } = useApi();
  const cache = useServerCache();
  const userId = useSessionState((view) => (view.hasTag('expired') ? null : (view.context.user?.id ?? null)));
  useEffect(() => {
    if (userId !== null) return joinOrderLine(client, cache, userId);
    dropOrderLine(client);
    return undefined;
  }, [client, cache, userId]);
}
