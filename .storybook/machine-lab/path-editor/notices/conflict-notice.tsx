import { useMemo } from 'react';
import { flowDifferences } from '../../../../src/statecharts/flow/difference/difference.ts';
import { flowText } from '../../../../src/statecharts/flow/flow-text.ts';
import { Button, Notice, saveFile } from '../../../../src/ui/index.ts';
import { DifferenceList } from '../../parts/difference-list.tsx';
import { mergeVersions } from '../machine/merge-versions.ts';
import type { SaveAnswer } from '../machine/path-editor.types.ts';
import { Refused } from './reasons.tsx';
import type { Editor } from '../use-editor.ts';
import styles from '../path-editor.module.css';

interface Props {
  readonly editor: Editor;
  readonly answer: Extract<SaveAnswer, { readonly kind: 'changed on disk' }>;
  readonly close: React.ReactNode;
}

/** Someone saved the file meanwhile: neither version is overwritten. */
export function ConflictNotice({ editor, answer: { theirs }, close }: Props) {
  const { path, flow } = editor;
  const keepMine = (
    <Button
      variant="surface"
      color="gray"
      onClick={() => saveFile(`${flow.id}.flow.json`, flowText(path), 'application/json')}
    >
      Download mine
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
            The file can’t be read as a path now. It is left as it is. Download yours, or save again once
            theirs is fixed.
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

/** Their changes, and the possible actions. */
function Theirs({ editor, theirs, keepMine }: OfTheirs) {
  const { path, editable, send, snapshot } = editor;
  const { base } = snapshot.context;
  const differences = useMemo(() => flowDifferences(base, theirs, editable), [base, theirs, editable]);
  const merged = useMemo(
    () => mergeVersions({ base, mine: path, theirs }, editable),
    [base, path, theirs, editable],
  );
  const { together } = merged;
  return (
    <>
      {differences.length === 0 ? (
        <p className={styles.reason}>Theirs is the same path as the one you opened, written differently.</p>
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
        <p className={styles.reason}>{clashText(together.clashes.length)}</p>
      ) : (
        <>
          <p className={styles.reason}>
            The two can’t be merged automatically: somebody has to merge them by hand.
          </p>
          <Refused reasons={merged.reasons} />
        </>
      )}
      <div className={styles.choices}>
        {together ? (
          <Button onClick={() => send({ type: 'THEIRS.MERGED', together })}>Merge mine and theirs</Button>
        ) : null}
        <Button variant="surface" onClick={() => send({ type: 'THEIRS.ADOPTED' })}>
          Use theirs instead of mine
        </Button>
        {keepMine}
      </div>
    </>
  );
}

function clashText(count: number): string {
  if (count === 0) return 'They changed nothing that you changed: the two can be merged.';
  const things = count === 1 ? 'one thing' : `${count} things`;
  return `Both of you changed ${things}. When you merge, yours is kept and the page shows what theirs was.`;
}
