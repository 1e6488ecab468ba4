import { flowDifferences } from '../../../src/statecharts/flow/difference.ts';
import { flowText } from '../../../src/statecharts/flow/flow-text.ts';
import { Button, Notice, saveFile } from '../../../src/ui/index.ts';
import { DifferenceList } from '../parts/difference-list.tsx';
import type { Editor } from './use-editor.ts';
import styles from './path-editor.module.css';

const mostReasons = 8;

const when = (at: number): string =>
  new Date(at).toLocaleString('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** What became of what was opened, kept and saved, and what is to be decided. */
export function EditorNotices({ editor }: { readonly editor: Editor }) {
  const { snapshot, send } = editor;
  const { kept, refusals, leftOut } = snapshot.context;
  return (
    <>
      {snapshot.matches({ desk: 'offering' }) && kept ? (
        <Notice
          live
          title={`You had changes from ${when(kept.at)} that were not saved`}
          action={
            <>
              <Button onClick={() => send({ type: 'KEPT.RESUMED' })}>Go on with them</Button>
              <Button variant="soft" color="gray" onClick={() => send({ type: 'KEPT.LET_GO' })}>
                Let them go
              </Button>
            </>
          }
        >
          {kept.isOnOlder ? 'The file has been saved since. “Changes” shows how yours differ from it.' : null}
        </Notice>
      ) : null}
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
          <Reasons
            reasons={refusals.reasons.map(({ place, reason }) => (
              <>
                <code className={styles.where}>{place}</code> {reason}
              </>
            ))}
          />
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

/** The first of them; nobody reads a hundred. */
function Reasons({ reasons }: { readonly reasons: readonly React.ReactNode[] }) {
  return (
    <ul className={styles.reasons}>
      {reasons.slice(0, mostReasons).map((reason, index) => (
        <li key={index}>{reason}</li>
      ))}
      {reasons.length > mostReasons ? <li>and {reasons.length - mostReasons} more</li> : null}
    </ul>
  );
}

const progressWords = {
  written: 'The file is written. Making the code from it …',
  generated: 'The code is made. Checking that everything fits together …',
  checking: 'Checking that everything fits together …',
} as const;

function SavingNotice({ editor }: { readonly editor: Editor }) {
  const { snapshot, send } = editor;
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
        title={progress ? progressWords[progress] : 'Saving …'}
        action={
          <Button variant="soft" color="gray" onClick={() => send({ type: 'SAVE.CANCELLED' })}>
            Wait no longer
          </Button>
        }
      />
    );
  }
  if (snapshot.matches({ saving: 'heldBack' })) {
    return (
      <Notice live tone="error" title="Not saved: vendors would get stuck on this path" action={close}>
        <Reasons reasons={heldBackBy} />
        <p className={styles.reason}>“Problems” shows each, with what mends it.</p>
      </Notice>
    );
  }
  if (answer?.kind === 'saved') {
    const { check, path } = answer;
    return (
      <Notice
        live
        tone={check.ok ? 'success' : 'warning'}
        title={check.ok ? 'Saved. Vendors go this way now.' : 'Saved, but something no longer fits'}
        action={close}
      >
        <p className={styles.reason}>{path}</p>
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
      <Notice live tone="error" title="It was not saved" action={close}>
        {answer.reason} Your changes are still here.
      </Notice>
    );
  }
  return answer ? <Conflict editor={editor} close={close} /> : null;
}

/** Somebody saved the file meanwhile: nothing is written over before one has seen how theirs differs. */
function Conflict({ editor, close }: { readonly editor: Editor; readonly close: React.ReactNode }) {
  const { snapshot, send, path, editable, flow } = editor;
  const { answer } = snapshot.context;
  if (answer?.kind !== 'changed on disk') return null;
  const { theirs } = answer;
  const differences = theirs ? flowDifferences(theirs, path, editable) : [];
  return (
    <Notice
      live
      tone="warning"
      title="Not saved: somebody has changed the file since you opened it"
      action={close}
    >
      <p className={styles.reason}>
        {theirs
          ? differences.length === 0
            ? 'Theirs says the same as yours.'
            : 'This is how yours differs from theirs:'
          : 'What lies there now is no path that could be read.'}
      </p>
      {differences.length > 0 ? (
        <div className={styles.theirs}>
          <DifferenceList
            differences={differences}
            selected={null}
            onSelect={({ state }) => editor.select(state)}
          />
        </div>
      ) : null}
      <div className={styles.choices}>
        {theirs ? (
          <Button variant="surface" onClick={() => send({ type: 'THEIRS.TAKEN' })}>
            Take theirs
          </Button>
        ) : null}
        <Button variant="surface" onClick={() => send({ type: 'THEIRS.BUILT_ON' })}>
          {theirs ? 'Keep mine, on top of theirs' : 'Go on with mine'}
        </Button>
        <Button
          variant="surface"
          color="gray"
          onClick={() => saveFile(`${flow.id}.flow.json`, flowText(path), 'application/json')}
        >
          Download mine
        </Button>
      </div>
    </Notice>
  );
}
