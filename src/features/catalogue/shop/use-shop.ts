import { useState } from 'react';
import { answer } from '../../../api/index.ts';
import { useApiMutation, useServerCache } from '../../server-data/index.ts';
import { useVendor, vendorKey } from '../../vendor-role/index.ts';
import { shopStatusOf, type ShopStatus } from '../../shop-status/index.ts';

interface Shop {
  /** Whether what is ready is on sale; null while it is not known. */
  readonly isLive: boolean | null;
  /** Why it is not; null when it is, or while that is not known. */
  readonly status: ShopStatus | null;
  readonly resuming: boolean;
  readonly onResume: () => void;
}

/**
 * The state of the vendor's own shop (contract: getVendor), and how to end a pause. `onResumed` is called when that is
 * done.
 */
export function useShop(onResumed: () => void): Shop {
  const cache = useServerCache();
  const { data } = useVendor();
  const [now] = useState(() => new Date());
  const resume = useApiMutation({
    send: ({ client, signal }) =>
      answer(client.POST('/vendor/status', { body: { command: 'resume' }, signal })),
    onDone: ({ data: vendor }) => {
      cache.setQueryData(vendorKey, { yourRole: data?.yourRole, ...vendor });
      onResumed();
    },
    success: ({ message }) => message,
    failed: 'Your shop is still paused.',
    // It may be in another state than this page says, as after another tab.
    onFailed: () => void cache.invalidateQueries({ queryKey: vendorKey }),
  });
  return {
    isLive: data ? data.isLive : null,
    status: data ? shopStatusOf(data, now) : null,
    resuming: resume.busy,
    onResume: () => void resume.run(),
  };
}
