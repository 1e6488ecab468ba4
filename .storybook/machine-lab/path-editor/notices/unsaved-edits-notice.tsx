import { useMemo } from 'react';
import { Button, Notice } from '../../../../src/ui/index.ts';
import { mergeVersions } from '../machine/merge-versions.ts';
import { isSameFlow } from '../machine/history.ts';
import type { UnsavedEdits } from '../machine/path-editor.types.ts';
import type { Editor } from '../use-editor.ts';
import styles from '../path-editor.module.css';

const when = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** Unsaved edits of an earlier visit: merge them into the current path, or discard them. */
export function UnsavedEditsNotice({
  editor,
  edits,
}: {
  readonly editor: Editor;
  readonly edits: UnsavedEdits;
}) {
  const { path, editable, send, snapshot } = editor;
  const { base, unsaved: all } = snapshot.context;
  const merged = useMemo(
    () => edits.from && mergeVersions({ base: edits.from, mine: edits.flow, theirs: path }, editable),
    [edits, path, editable],
  );
  const together = merged?.together ?? null;
  const isChangedSince = edits.isOnOlder || !isSameFlow(path, base);
  const what = edits.isOnOlder ? 'The file has been saved since.' : 'You have changed the path here since.';
  return (
    <Notice
      live
      title={`You had changes from ${when(edits.at)} that were not saved`}
      action={
        <div className={styles.actions}>
          <Button onClick={() => send({ type: 'UNSAVED.RESTORED', together })}>Restore them</Button>
          <Button variant="soft" color="gray" onClick={() => send({ type: 'UNSAVED.DISCARDED' })}>
            Discard them
          </Button>
        </div>
      }
    >
      {isChangedSince
        ? together
          ? `${what} “Restore them” adds them to it.`
          : `${what} They can’t be merged with it: “Restore them” replaces it, and Undo brings it back.`
        : null}
      {all.length > 1 ? ' There are earlier ones too: they are offered next.' : null}
    </Notice>
  );
}
