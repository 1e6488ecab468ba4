import { useMemo } from 'react';
import { Button, Notice } from '../../../../src/ui/index.ts';
import { bringTogether } from '../machine/bring-together.ts';
import { isSameFlow } from '../machine/history.ts';
import type { KeptEdits } from '../machine/path-editor.types.ts';
import type { Editor } from '../use-editor.ts';
import styles from '../path-editor.module.css';

const when = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** What was not saved the last time: it comes back on top of what is on the desk, or is let go. */
export function KeptNotice({ editor, kept }: { readonly editor: Editor; readonly kept: KeptEdits }) {
  const { path, editable, send, snapshot } = editor;
  const { base, kept: all } = snapshot.context;
  const brought = useMemo(
    () => kept.from && bringTogether({ base: kept.from, mine: kept.flow, theirs: path }, editable),
    [kept, path, editable],
  );
  const together = brought?.together ?? null;
  const isChangedSince = kept.isOnOlder || !isSameFlow(path, base);
  const what = kept.isOnOlder
    ? 'The file has been saved since.'
    : 'You have changed the path here meanwhile.';
  return (
    <Notice
      live
      title={`You had changes from ${when(kept.at)} that were not saved`}
      action={
        <div className={styles.acts}>
          <Button onClick={() => send({ type: 'KEPT.RESUMED', together })}>Go on with them</Button>
          <Button variant="soft" color="gray" onClick={() => send({ type: 'KEPT.LET_GO' })}>
            Let them go
          </Button>
        </div>
      }
    >
      {isChangedSince
        ? together
          ? `${what} “Go on with them” puts them on top of that.`
          : `${what} They cannot be one path with that: “Go on with them” puts them in its place, and Undo brings it back.`
        : null}
      {all.length > 1 ? ' There are earlier ones too: they are offered next.' : null}
    </Notice>
  );
}
