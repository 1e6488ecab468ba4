import { useState } from 'react';
import { answer } from '../../../api/index.ts';
import { useApiMutation, useServerCache } from '../../server-data/index.ts';
import { useVendor, vendorKey } from '../../vendor-role/index.ts';
import { shopStatusOf, type ShopStatus } from '../../shop-status/index.ts';

interface Shop {
  /** Whether active listings are on sale; null while unknown. */
  readonly isLive: boolean | null;
  /** Why they are not; null if they are, or while that is unknown. */
  readonly status: ShopStatus | null;
  readonly resuming: boolean;
  readonly onResume: () => void;
}

/** The state of the vendor's shop (contract: getVendor), and how to end a pause. `onResumed` is called after that. */
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
    // The shop may be in another state than shown, for instance after a change in another tab.
    onFailed: () => void cache.invalidateQueries({ queryKey: vendorKey }),
  });
  return {
    isLive: data ? data.isLive : null,
    status: data ? shopStatusOf(data, now) : null,
    resuming: resume.busy,
    onResume: () => void resume.run(),
  };
}
