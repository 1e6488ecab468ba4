import { useId, useState } from 'react';
import { dataOf } from '../../../api/index.ts';
import { ConfirmDialog, Dialog } from '../../../ui/index.ts';
import { useApiMutation, useApiQuery } from '../../server-data/index.ts';
import { ChangedBy } from '../../vendor-role/index.ts';
import { toast } from '../../toasts/index.ts';
import { listingsKey, type ListingKind, type OwnListing } from '../list/listing-kind.ts';
import { ColumnMemory } from './column-memory.tsx';
import { PointingMemory } from './pointing-memory.tsx';
import { ImportsView, type Import } from './imports-view.tsx';
import styles from './imports-view.module.css';

interface ImportsDialogProps {
  readonly kind: Pick<ListingKind<OwnListing>, 'key' | 'noun' | 'importKind'>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Earlier imports, in a dialog above the listings that they created (contract: listImports, undoImport). */
export function ImportsDialog({ kind, open, onOpenChange }: ImportsDialogProps) {
  const key = ['catalogue', 'imports', kind.importKind];
  const list = useApiQuery({
    key,
    read: async ({ client, signal }) => {
      const params = { query: { kind: kind.importKind } };
      return (await dataOf(client.GET('/imports', { params, signal }))).items;
    },
  });
  const [asked, setAsked] = useState<Import | null>(null);
  const memoryId = useId();
  const marksId = useId();
  const [openedAtMs] = useState(() => Date.now());

  const undo = useApiMutation({
    send: ({ client, signal }, { id: importId }: Import) =>
      dataOf(client.POST('/imports/{importId}/undo', { params: { path: { importId } }, signal })),
    onDone: (outcome, { fileName }) => {
      setAsked(null);
      toast.success(`${fileName} was undone.`, { description: outcomeText(outcome, kind.noun) });
    },
    onFailed: () => setAsked(null),
    failed: ({ fileName }) => `${fileName} couldn’t be undone.`,
    invalidates: [key, listingsKey(kind)],
  });

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Earlier imports"
        description="You can undo an import for 30 days."
      >
        <ChangedBy least="editor">
          <ImportsView
            imports={list.data ?? null}
            failure={list.failed ? 'We couldn’t load earlier imports.' : null}
            busy={list.isFetching}
            nowMs={openedAtMs}
            onRetry={list.refetch}
            onUndo={setAsked}
          />
          <section aria-labelledby={memoryId} className={styles.memory}>
            <h2 id={memoryId}>Columns we remember</h2>
            <ColumnMemory kind={kind.importKind} />
          </section>
          <section aria-labelledby={marksId} className={styles.memory}>
            <h2 id={marksId}>Lists you marked</h2>
            <PointingMemory kind={kind.importKind} />
          </section>
        </ChangedBy>
      </Dialog>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null);
        }}
        title={`Undo the import of ${asked?.fileName ?? ''}?`}
        confirm="Undo import"
        destructive
        busy={undo.busy}
        onConfirm={() => {
          if (asked) void undo.run(asked);
        }}
      >
        {asked ? undoText(asked, kind.noun) : null}
      </ConfirmDialog>
    </>
  );
}

const some = (count: number, noun: string): string =>
  `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;

/** What an undo removes from the shop; undoing a first list removes everything. */
function undoText({ counts }: Import, noun: string): string {
  const removed =
    counts.new === 0
      ? 'Nothing leaves your shop.'
      : `${some(counts.new, noun)} that this list added ${counts.new === 1 ? 'leaves' : 'leave'} your shop: buyers no longer find ${counts.new === 1 ? 'it. It is' : 'them. They are'} under “Archived”, and you can put ${counts.new === 1 ? 'it' : 'them'} on sale again.`;
  const restored =
    counts.changed === 0
      ? ''
      : ` ${some(counts.changed, noun)} that it changed ${counts.changed === 1 ? 'goes' : 'go'} back to what ${counts.changed === 1 ? 'it was' : 'they were'}.`;
  return `${removed}${restored} Anything you changed since then stays as it is.`;
}

interface Outcome {
  readonly removed: number;
  readonly restored: number;
  readonly kept: number;
}

const outcomeText = ({ removed, restored, kept }: Outcome, noun: string): string =>
  [
    `${some(removed, noun)} moved to “Archived”`,
    ...(restored > 0 ? [`${restored.toLocaleString('en-GB')} changed back`] : []),
    ...(kept > 0 ? [`${kept.toLocaleString('en-GB')} kept because they were changed since`] : []),
  ].join(', ') + '.';
