import { Button, Notice } from '../../../../src/ui/index.ts';
import { MergedNotice } from './merged-notice.tsx';
import { UnsavedEditsNotice } from './unsaved-edits-notice.tsx';
import { Reasons, Refused } from './reasons.tsx';
import { SavingNotice } from './saving-notice.tsx';
import type { Editor } from '../use-editor.ts';
import styles from '../path-editor.module.css';

/** Results of opening, restoring and saving, and pending decisions. */
export function EditorNotices({ editor }: { readonly editor: Editor }) {
  const { snapshot, send } = editor;
  const { refusals, leftOut, merged } = snapshot.context;
  const [offered] = snapshot.context.unsaved;
  return (
    <>
      {snapshot.matches({ edits: 'offering' }) && offered ? (
        <UnsavedEditsNotice key={offered.visit} editor={editor} edits={offered} />
      ) : null}
      {merged ? <MergedNotice editor={editor} merged={merged} /> : null}
      {snapshot.matches({ opening: 'reading' }) ? (
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
          <p className={styles.reason}>The path that was open is still open.</p>
        </Notice>
      ) : null}
      {leftOut ? (
        <Notice
          live
          tone="warning"
          title={`${leftOut.name} is open. Please check:`}
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
