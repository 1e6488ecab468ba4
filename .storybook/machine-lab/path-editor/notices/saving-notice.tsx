import { Button, Notice } from '../../../../src/ui/index.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { Reasons } from './reasons.tsx';
import type { Editor } from '../use-editor.ts';
import styles from '../path-editor.module.css';

const progressText = {
  written: 'The file is written. Generating the code …',
  generated: 'The code is generated. Checking that everything fits together …',
  checking: 'Checking that everything fits together …',
} as const;

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The progress and the result of saving. */
export function SavingNotice({ editor }: { readonly editor: Editor }) {
  const { snapshot, send, editable } = editor;
  const { many } = editable.people;
  const { progress, answer, heldBackBy } = snapshot.context;
  const close = (
    <Button variant="soft" color="gray" onClick={() => send({ type: 'SAVE.DISMISSED' })}>
      Close
    </Button>
  );
  if (snapshot.matches({ saving: 'saving' })) {
    return (
      <Notice
        live
        title={progress ? progressText[progress] : 'Saving …'}
        action={
          <Button variant="soft" color="gray" onClick={() => send({ type: 'SAVE.CANCELLED' })}>
            Stop waiting
          </Button>
        }
      />
    );
  }
  if (snapshot.matches({ saving: 'heldBack' })) {
    return (
      <Notice live tone="error" title={`Not saved: ${many} would get stuck on this path`} action={close}>
        <Reasons reasons={heldBackBy} />
        <p className={styles.reason}>“Problems” shows each with its quick fixes.</p>
      </Notice>
    );
  }
  if (answer?.kind === 'saved') {
    const { check, path } = answer;
    return (
      <Notice
        live
        tone={check.ok ? 'success' : 'warning'}
        title={check.ok ? 'Saved, and everything fits together' : 'Saved, but something no longer fits'}
        action={close}
      >
        <p className={styles.reason}>
          {asSentence(many)} go this way once it is released: commit {path} together with the generated files
          next to it.
        </p>
        {check.lines.length === 0 ? null : <pre className={styles.lines}>{check.lines.join('\n')}</pre>}
      </Notice>
    );
  }
  if (answer?.kind === 'downloaded') {
    return (
      <Notice live tone="success" title="Saved to your downloads" action={close}>
        This page has no server that could write it. Put the file into the project as {answer.path}.
      </Notice>
    );
  }
  if (answer?.kind === 'refused') {
    return (
      <Notice live tone="error" title="Not saved" action={close}>
        {answer.reason} Your changes are still here.
      </Notice>
    );
  }
  return answer ? <ConflictNotice editor={editor} answer={answer} close={close} /> : null;
}
