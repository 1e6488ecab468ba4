import { Button, Notice } from '../../../../src/ui/index.ts';
import type { PathEditorContext } from '../machine/path-editor.types.ts';
import type { Editor } from '../use-editor.ts';
import styles from '../path-editor.module.css';

const noticeTexts = {
  theirs: {
    title: 'Your changes and theirs are merged. Nothing is saved yet.',
    cameIn: 'Added from theirs:',
    nothing: 'Theirs had nothing that yours did not have.',
    clashes: 'Both of you changed this. Yours was kept; theirs was:',
  },
  current: {
    title: 'Your earlier changes are restored on top of the current path',
    cameIn: 'Also in the current path:',
    nothing: 'The current path had no other changes.',
    clashes: 'This was changed both times. Your earlier version was kept; the other was:',
  },
} as const;

interface Props {
  readonly editor: Editor;
  readonly merged: NonNullable<PathEditorContext['merged']>;
}

/** The changes taken from the other version, and the conflicts. */
export function MergedNotice({ editor, merged }: Props) {
  const { cameIn, clashes, errors } = merged;
  const texts = noticeTexts[merged.with];
  return (
    <Notice
      live
      tone={clashes.length + errors.length > 0 ? 'warning' : 'success'}
      title={texts.title}
      action={
        <div className={styles.actions}>
          {editor.path === merged.flow ? (
            <Button variant="soft" onClick={() => editor.send({ type: 'UNDO.PRESSED' })}>
              Undo merge
            </Button>
          ) : null}
          <Button variant="soft" color="gray" onClick={() => editor.send({ type: 'MERGE.DISMISSED' })}>
            Close
          </Button>
        </div>
      }
    >
      {cameIn.length === 0 ? <p className={styles.reason}>{texts.nothing}</p> : null}
      <ItemList title={texts.cameIn} items={cameIn} />
      <ItemList title={texts.clashes} items={clashes} />
      <ItemList
        title="The merged path has problems that neither version has alone. “Problems” shows how to fix them:"
        items={errors}
      />
    </Notice>
  );
}

/** Lists all items, so that none of the other person's work goes unnoticed. */
function ItemList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <p className={styles.reason}>{title}</p>
      <ul className={styles.status} aria-label={title}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}
