import { Button, Notice } from '../../../../src/ui/index.ts';
import { BroughtNotice } from './brought-notice.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { Reasons, Refused } from './reasons.tsx';
import { SavingNotice } from './saving-notice.tsx';
import type { Editor } from '../use-editor.ts';
import styles from '../path-editor.module.css';

/** What became of what was opened, kept and saved, and what is to be decided. */
export function EditorNotices({ editor }: { readonly editor: Editor }) {
  const { snapshot, send } = editor;
  const { refusals, leftOut, brought } = snapshot.context;
  const [offered] = snapshot.context.kept;
  return (
    <>
      {snapshot.matches({ desk: 'offering' }) && offered ? (
        <KeptNotice key={offered.visit} editor={editor} kept={offered} />
      ) : null}
      {brought ? <BroughtNotice editor={editor} brought={brought} /> : null}
      {snapshot.matches({ intake: 'reading' }) ? (
        <Notice
          live
          title="Reading the path …"
          action={
            <Button variant="soft" color="gray" onClick={() => send({ type: 'READING.CANCELLED' })}>
              Cancel
            </Button>
          }
        />
      ) : null}
      {refusals ? (
        <Notice
          live
          tone="error"
          title={`${refusals.name} was not opened`}
          action={
            <Button variant="soft" color="gray" onClick={() => send({ type: 'REFUSAL.DISMISSED' })}>
              Close
            </Button>
          }
        >
          <Refused reasons={refusals.reasons} />
          <p className={styles.reason}>What was open is still open.</p>
        </Notice>
      ) : null}
      {leftOut ? (
        <Notice
          live
          tone="warning"
          title={`${leftOut.name} is open. Look at this:`}
          action={
            <Button variant="soft" color="gray" onClick={() => send({ type: 'LEFT_OUT.DISMISSED' })}>
              Close
            </Button>
          }
        >
          <Reasons reasons={leftOut.notes} />
        </Notice>
      ) : null}
      <SavingNotice editor={editor} />
    </>
  );
}
