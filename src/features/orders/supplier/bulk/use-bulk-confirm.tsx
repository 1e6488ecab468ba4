import { useEffect, useMemo } from 'react';
import { useApi } from '../../../../api/index.ts';
import { bulkConfirmActors, bulkConfirmMachine } from '../../../../machines/bulk-confirm/index.ts';
import { useFlow } from '../../../../statecharts/react/use-flow.ts';
import type { BulkActions } from '../../../list-page/index.ts';
import { useServerCache } from '../../../server-data/index.ts';
import type { SupplierOrderRow } from '../supplier-order.types.ts';
import { BulkBar } from './bulk-bar.tsx';

/** Confirms the selected orders one after the other. */
export function useBulkConfirm(): BulkActions<SupplierOrderRow> {
  const { client } = useApi();
  const cache = useServerCache();
  const machine = useMemo(() => bulkConfirmMachine.provide({ actors: bulkConfirmActors(client) }), [client]);
  const [snapshot, send] = useFlow(machine);
  const isDone = snapshot.matches('done');
  useEffect(() => {
    if (isDone) void cache.invalidateQueries({ queryKey: ['sub-orders'] });
  }, [isDone, cache]);
  return (chosen, onClear) => (
    <BulkBar
      context={snapshot.context}
      state={snapshot.hasTag('busy') ? 'confirming' : isDone ? 'done' : 'choosing'}
      slow={snapshot.hasTag('slow')}
      chosen={chosen}
      onClear={onClear}
      send={(event) => {
        if (event.type === 'ORDERS.CONFIRMED') onClear();
        send(event);
      }}
    />
  );
}
