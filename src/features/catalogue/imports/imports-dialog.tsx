import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { answer, ApiError, useApi } from '../../../api/index.ts';
import { ConfirmDialog, Dialog } from '../../../ui/index.ts';
import { toast } from '../../toasts/index.ts';
import type { ListingKind, OwnListing } from '../list/listing-kind.ts';
import { listingsKey } from '../list/own-listings.ts';
import { ColumnMemory } from './column-memory.tsx';
import { figuresInWords, ImportsView, type Import } from './imports-view.tsx';
import styles from './imports-view.module.css';

interface ImportsDialogProps {
  readonly kind: Pick<ListingKind<OwnListing>, 'key' | 'noun' | 'importKind'>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Earlier imports, in a dialog over the listings that they brought (contract: listImports, undoImport). */
export function ImportsDialog({ kind, open, onOpenChange }: ImportsDialogProps) {
  const { client } = useApi();
  const queryClient = useQueryClient();
  const key = ['catalogue', 'imports', kind.importKind];
  const list = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const params = { query: { kind: kind.importKind } };
      return (await answer(client.GET('/imports', { params, signal }))).data.items;
    },
    networkMode: 'always',
  });
  const [asked, setAsked] = useState<Import | null>(null);
  const [isTaking, setIsTaking] = useState(false);
  const memoryId = useId();
  const [openedAtMs] = useState(() => Date.now());

  const takeBack = async (taken: Import) => {
    setIsTaking(true);
    try {
      const params = { path: { importId: taken.id } };
      const { data } = await answer(client.POST('/imports/{importId}/undo', { params }));
      toast.success(`${taken.fileName} is taken back.`, { description: outcomeInWords(data, kind.noun) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(`${taken.fileName} could not be taken back.`, {
        description: error.fromServer ? error.message : 'We could not reach Quayside. Nothing was changed.',
      });
    } finally {
      setIsTaking(false);
      setAsked(null);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: key }),
        queryClient.invalidateQueries({ queryKey: listingsKey(kind) }),
      ]);
    }
  };

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Earlier imports"
        description="A list that was a mistake can be taken back for 30 days."
      >
        <ImportsView
          imports={list.data ?? null}
          failure={list.error ? 'Earlier imports could not be read.' : null}
          busy={list.isFetching}
          noun={kind.noun}
          nowMs={openedAtMs}
          onRetry={() => void list.refetch()}
          onTakeBack={setAsked}
        />
        <section aria-labelledby={memoryId} className={styles.memory}>
          <h2 id={memoryId}>Columns we remember</h2>
          <ColumnMemory kind={kind.importKind} />
        </section>
      </Dialog>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={`Take back ${asked?.fileName ?? ''}?`}
        confirm="Take it back"
        destructive
        busy={isTaking}
        onConfirm={() => {
          if (asked) void takeBack(asked);
        }}
      >
        {asked ? `It brought ${figuresInWords(asked)}. ` : ''}New {kind.noun}s go, changed ones are as before.
        What you or somebody else changed since stays as it is.
      </ConfirmDialog>
    </>
  );
}

interface Outcome {
  readonly removed: number;
  readonly restored: number;
  readonly kept: number;
}

const outcomeInWords = ({ removed, restored, kept }: Outcome, noun: string): string =>
  [
    `${removed.toLocaleString('en-GB')} ${noun}${removed === 1 ? '' : 's'} gone`,
    `${restored.toLocaleString('en-GB')} as before`,
    ...(kept > 0 ? [`${kept.toLocaleString('en-GB')} kept, since they were changed`] : []),
  ].join(', ') + '.';
