import { Button, Notice } from '../../../../src/ui/index.ts';
import type { PathEditorContext } from '../machine/path-editor.types.ts';
import type { Editor } from '../use-editor.ts';
import styles from '../path-editor.module.css';

const words = {
  theirs: {
    title: 'Yours and theirs are together. Nothing is saved yet.',
    cameIn: 'This came in from theirs:',
    nothing: 'Theirs had nothing else that yours did not have.',
    clashes: 'Both of you changed this. Yours stays; theirs would have been:',
  },
  desk: {
    title: 'Your changes from before are back, on top of what is here',
    cameIn: 'This is here besides:',
    nothing: 'There was nothing here that they do not have.',
    clashes: 'This was changed both times. What you did before stays; without it:',
  },
} as const;

interface Props {
  readonly editor: Editor;
  readonly brought: NonNullable<PathEditorContext['brought']>;
}

/** What came in from the other version, and where both had changed the same. */
export function BroughtNotice({ editor, brought }: Props) {
  const { cameIn, clashes, errors } = brought;
  const told = words[brought.with];
  return (
    <Notice
      live
      tone={clashes.length + errors.length > 0 ? 'warning' : 'success'}
      title={told.title}
      action={
        <div className={styles.acts}>
          {editor.path === brought.flow ? (
            <Button variant="soft" onClick={() => editor.send({ type: 'UNDO.PRESSED' })}>
              Take it back
            </Button>
          ) : null}
          <Button variant="soft" color="gray" onClick={() => editor.send({ type: 'BROUGHT.DISMISSED' })}>
            Close
          </Button>
        </div>
      }
    >
      {cameIn.length === 0 ? <p className={styles.reason}>{told.nothing}</p> : null}
      <Told title={told.cameIn} items={cameIn} />
      <Told title={told.clashes} items={clashes} />
      <Told
        title="Together something does not fit that fits in each alone. “Problems” shows what mends it:"
        items={errors}
      />
    </Notice>
  );
}

/** All of them: nothing of somebody else's work goes unsaid. */
function Told({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <p className={styles.reason}>{title}</p>
      <ul className={styles.told} aria-label={title}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}
