import { useEffect } from 'react';
import { useApi } from '../../../../api/index.ts';
import { useSessionState } from '../../../account/index.ts';
import { useServerCache } from '../../../server-data/index.ts';
import { dropOrderLine, joinOrderLine } from './shared-line.ts';

/**
 * Keeps what a screen shows of orders up to date while it is mounted: one connection per tab to the server's events
 * (contract: streamOrderEvents), reopened with growing waits, closed after signing out or when the session expires.
 * Each change of an order, and each reconnect, reloads all queries whose keys begin with `['orders']` (orders as buyer
 * and admin), `['sub-orders']` (as supplier), `['transactions']` (the ledger) or `['bookings', 'calendar']` (deliveries
 * in the crew's calendar). Each change of a booking reloads `['bookings']`, `['calendar']` (as provider), `['slots']`
 * (free times for moving it) and `['transactions']`. Both reload `['messages']`.
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
