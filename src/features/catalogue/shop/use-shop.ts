import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, ApiError, useApi } from '../../../api/index.ts';
import { useSessionState } from '../../account/index.ts';
import { toast } from '../../toasts/index.ts';
import { shopStandingOf, type ShopStanding } from './shop-standing.ts';

const shopKey = ['shop'];

export interface Shop {
  /** Whether what is ready is on sale; null while it is not known. */
  readonly isLive: boolean | null;
  /** Why it is not; null when it is, or while that is not known. */
  readonly standing: ShopStanding | null;
  readonly resuming: boolean;
  readonly onResume: () => void;
}

/** Where one's own shop stands (contract: getVendor), and the way back from a pause. `onResumed` hears when that is done. */
export function useShop(onResumed: () => void): Shop {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const holds = useSessionState((snapshot) => !snapshot.hasTag('expired'));
  const { data } = useQuery({
    queryKey: shopKey,
    queryFn: async ({ signal }) => (await answer(client.GET('/vendor', { signal }))).data,
    enabled: holds,
    networkMode: 'always',
  });
  const resume = useMutation({
    mutationFn: () => answer(client.POST('/vendor/status', { body: { command: 'resume' } })),
    networkMode: 'always',
    onSuccess: ({ data: vendor, message }) => {
      queryClient.setQueryData(shopKey, vendor);
      toast.success(message);
      onResumed();
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) throw error;
      toast.error('Your shop is still paused.', { description: error.message });
      // It may stand elsewhere than this page says, as after another tab.
      void queryClient.invalidateQueries({ queryKey: shopKey });
    },
  });
  return {
    isLive: data ? data.isLive : null,
    standing: data ? shopStandingOf(data) : null,
    resuming: resume.isPending,
    onResume: () => resume.mutate(),
  };
}
