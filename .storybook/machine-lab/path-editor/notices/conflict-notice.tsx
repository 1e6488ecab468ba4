import { useMemo } from 'react';
import { flowDifferences } from '../../../../src/statecharts/flow/difference/difference.ts';
import { flowText } from '../../../../src/statecharts/flow/flow-text.ts';
import { Button, Notice, saveFile } from '../../../../src/ui/index.ts';
import { DifferenceList } from '../../parts/difference-list.tsx';
import { bringTogether } from '../machine/bring-together.ts';
import type { SaveAnswer } from '../machine/path-editor.types.ts';
import { Refused } from './reasons.tsx';
import type { Editor } from '../use-editor.ts';
import styles from '../path-editor.module.css';

interface Props {
  readonly editor: Editor;
  readonly answer: Extract<SaveAnswer, { readonly kind: 'changed on disk' }>;
  readonly close: React.ReactNode;
}

/** Somebody saved the file meanwhile: nothing is written over, neither theirs nor mine. */
export function ConflictNotice({ editor, answer: { theirs }, close }: Props) {
  const { path, flow } = editor;
  const keepMine = (
    <Button
      variant="surface"
      color="gray"
      onClick={() => saveFile(`${flow.id}.flow.json`, flowText(path), 'application/json')}
    >
      Keep mine as a file
    </Button>
  );
  return (
    <Notice
      live
      tone="warning"
      title="Not saved: somebody has changed the file since you opened it"
      action={close}
    >
      {theirs ? (
        <Theirs editor={editor} theirs={theirs} keepMine={keepMine} />
      ) : (
        <>
          <p className={styles.reason}>
            What lies there now is no path that could be read: it is left as it is. Keep yours as a file, or
            save again once theirs is mended.
          </p>
          <div className={styles.choices}>{keepMine}</div>
        </>
      )}
    </Notice>
  );
}

interface OfTheirs {
  readonly editor: Editor;
  readonly theirs: NonNullable<Props['answer']['theirs']>;
  readonly keepMine: React.ReactNode;
}

/** What they changed, and what can be done about it. */
function Theirs({ editor, theirs, keepMine }: OfTheirs) {
  const { path, editable, send, snapshot } = editor;
  const { base } = snapshot.context;
  const differences = useMemo(() => flowDifferences(base, theirs, editable), [base, theirs, editable]);
  const brought = useMemo(
    () => bringTogether({ base, mine: path, theirs }, editable),
    [base, path, theirs, editable],
  );
  const { together } = brought;
  return (
    <>
      {differences.length === 0 ? (
        <p className={styles.reason}>Theirs says the same as what you opened, in another form.</p>
      ) : (
        <>
          <h2 className={styles.differs}>They changed this:</h2>
          <div className={styles.theirs}>
            <DifferenceList
              differences={differences}
              selected={null}
              onSelect={({ state }) => editor.select(state)}
            />
          </div>
        </>
      )}
      {together ? (
        <p className={styles.reason}>{clashWords(together.clashes.length)}</p>
      ) : (
        <>
          <p className={styles.reason}>
            Both together are no path that could be read: somebody has to bring them together by hand.
          </p>
          <Refused reasons={brought.reasons} />
        </>
      )}
      <div className={styles.choices}>
        {together ? (
          <Button onClick={() => send({ type: 'THEIRS.BROUGHT_IN', together })}>
            Bring mine and theirs together
          </Button>
        ) : null}
        <Button variant="surface" onClick={() => send({ type: 'THEIRS.TAKEN' })}>
          Take theirs instead of mine
        </Button>
        {keepMine}
      </div>
    </>
  );
}

function clashWords(count: number): string {
  if (count === 0) return 'None of it is what you changed: both can be in one path.';
  const things = count === 1 ? 'one thing' : `${count} things`;
  return `Both of you changed ${things}: brought together, yours stays there, and you are told what theirs was.`;
}
