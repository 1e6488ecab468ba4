import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, ApiError, useApi } from '../../../api/index.ts';
import { toast } from '../../toasts/index.ts';
import { ColumnMemoryView, type ColumnMeaning } from './column-memory-view.tsx';

/** What is remembered of the columns of one's lists (contract: listColumnMeanings); what is forgotten can be remembered again. */
export function ColumnMemory({ kind }: { readonly kind: ColumnMeaning['kind'] }) {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const queryKey = ['catalogue', 'column-meanings', kind];
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const params = { query: { kind } };
      return (await answer(client.GET('/column-meanings', { params, signal }))).data.items;
    },
    networkMode: 'always',
  });
  const changed = () => queryClient.invalidateQueries({ queryKey });
  const failed = (error: Error) => {
    if (!(error instanceof ApiError)) throw error;
    toast.error('That did not work.', {
      description: error.fromServer ? error.message : 'We could not reach Quayside. Nothing was changed.',
    });
  };
  const remember = useMutation({
    mutationFn: ({ header, field }: ColumnMeaning) =>
      answer(client.PUT('/column-meanings', { body: { kind, header, field } })),
    networkMode: 'always',
    onSuccess: ({ message }) => toast.success(message),
    onError: failed,
    onSettled: changed,
  });
  const forget = useMutation({
    mutationFn: ({ id: meaningId }: ColumnMeaning) =>
      answer(client.DELETE('/column-meanings/{meaningId}', { params: { path: { meaningId } } })),
    networkMode: 'always',
    onSuccess: (_, forgotten) =>
      toast.info(`“${forgotten.header}” is forgotten. We decide it anew in your next list.`, {
        sticky: true,
        action: { label: 'Undo', onAct: () => remember.mutate(forgotten) },
      }),
    onError: failed,
    onSettled: changed,
  });
  return (
    <ColumnMemoryView
      meanings={list.data ?? null}
      failure={list.error ? 'What we remember of your columns could not be read.' : null}
      busy={list.isFetching}
      forgettingId={forget.isPending ? forget.variables.id : null}
      onRetry={() => void list.refetch()}
      onForget={(meaning) => forget.mutate(meaning)}
    />
  );
}
