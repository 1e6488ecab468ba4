import { answer, dataOf, type components } from '../../../api/index.ts';
import { ErrorState, QuietButton, SkeletonTable, When } from '../../../ui/index.ts';
import { useApiMutation, useApiQuery } from '../../server-data/index.ts';
import { toast } from '../../toasts/index.ts';
import styles from './imports-view.module.css';

type Remembered = components['schemas']['RememberedPointing'];

/**
 * The lists on which the vendor has marked names and prices (contract: listPointings), with buttons to delete them and
 * Undo.
 */
export function PointingMemory({ kind }: { readonly kind: Remembered['kind'] }) {
  const key = ['catalogue', 'pointings', kind];
  const list = useApiQuery({
    key,
    read: async ({ client, signal }) =>
      (await dataOf(client.GET('/pointings', { params: { query: { kind } }, signal }))).items,
  });
  const failed = 'That didn’t work.';
  const remember = useApiMutation({
    send: ({ client, signal }, { fileName, pointing }: Remembered) =>
      answer(client.PUT('/pointings', { body: { kind, fileName, pointing }, signal })),
    success: ({ message }) => message,
    failed,
    invalidates: [key],
  });
  const forget = useApiMutation({
    send: ({ client, signal }, { id: pointingId }: Remembered) =>
      answer(client.DELETE('/pointings/{pointingId}', { params: { path: { pointingId } }, signal })),
    onDone: (_, forgotten) =>
      toast.info(`Your marks on “${forgotten.fileName}” were forgotten.`, {
        sticky: true,
        action: { label: 'Undo', onAction: () => void remember.run(forgotten) },
      }),
    failed,
    invalidates: [key],
  });
  if (!list.data)
    return list.failed ? (
      <ErrorState title="We couldn’t load your marks." busy={list.isFetching} onRetry={list.refetch} />
    ) : (
      <SkeletonTable rows={1} columns={2} label="Loading your marks" />
    );
  if (list.data.length === 0)
    return (
      <p className={styles.quiet}>
        Nothing yet. When you mark names and prices on a list, we read your next list with the same layout the
        same way.
      </p>
    );
  return (
    <ul aria-label="Lists you marked" className={styles.imports}>
      {list.data.map((remembered) => (
        <li key={remembered.id} className={styles.import}>
          <div className={styles.words}>
            <p className={styles.file}>Lists like “{remembered.fileName}”</p>
            <p className={styles.quiet}>
              <When at={remembered.pointedAt} show="day" />
            </p>
          </div>
          <QuietButton
            size="1"
            loading={forget.busy && forget.input?.id === remembered.id}
            aria-label={`Forget your marks on “${remembered.fileName}”`}
            onClick={() => void forget.run(remembered)}
          >
            Forget
          </QuietButton>
        </li>
      ))}
    </ul>
  );
}
