import { answer, dataOf } from '../../../api/index.ts';
import { useApiMutation, useApiQuery } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import { ColumnMemoryView, type ColumnMeaning } from './column-memory-view.tsx';

/** The saved column meanings (contract: listColumnMeanings), with buttons to delete them and Undo. */
export function ColumnMemory({ kind }: { readonly kind: ColumnMeaning['kind'] }) {
  const key = ['catalogue', 'column-meanings', kind];
  const list = useApiQuery({
    key,
    read: async ({ client, signal }) =>
      (await dataOf(client.GET('/column-meanings', { params: { query: { kind } }, signal }))).items,
  });
  const failed = 'That didn’t work.';
  const remember = useApiMutation({
    send: ({ client, signal }, { header, field }: ColumnMeaning) =>
      answer(client.PUT('/column-meanings', { body: { kind, header, field }, signal })),
    success: ({ message }) => message,
    failed,
    invalidates: [key],
  });
  const forget = useApiMutation({
    send: ({ client, signal }, { id: meaningId }: ColumnMeaning) =>
      answer(client.DELETE('/column-meanings/{meaningId}', { params: { path: { meaningId } }, signal })),
    onDone: (_, forgotten) =>
      toast.info(`“${forgotten.header}” was forgotten. We’ll work it out again in your next list.`, {
        sticky: true,
        action: { label: 'Undo', onAction: () => void remember.run(forgotten) },
      }),
    failed,
    invalidates: [key],
  });
  return (
    <ColumnMemoryView
      meanings={list.data ?? null}
      failure={list.failed ? 'We couldn’t load your saved column meanings.' : null}
      busy={list.isFetching}
      forgettingId={forget.busy && forget.input ? forget.input.id : null}
      onRetry={list.refetch}
      onForget={(meaning) => void forget.run(meaning)}
    />
  );
}
