import { useState } from 'react';
import { Button, FileDrop, TextAreaField } from '../../../src/ui/index.ts';
import { EmptyDrawing } from '../../../src/ui/drawings/index.ts';
import { exampleRecording } from './example-recording.ts';
import type { ReplaySession } from './use-replay.ts';
import styles from './replay.module.css';

/** Shown while no recording is open: what can be opened, and where it comes from. */
export function EmptyReplay({ session: { giveText, giveFile } }: { readonly session: ReplaySession }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const showExample = async () => {
    try {
      giveText(await exampleRecording(), 'An example');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className={styles.empty}>
      <section className={styles.teach}>
        <div className={styles.drawing} aria-hidden>
          <EmptyDrawing scene="nothing-here" />
        </div>
        <h2 className={styles.emptyTitle}>Open a recording</h2>
        <p>
          Quayside keeps the last 500 events of every flow in the page, without names, words or addresses.
          “Copy replay” on a failure screen or in the help menu gives them to you; an error report has them
          attached.
        </p>
        <p>
          Dropped or pasted here, they are replayed step by step on the real screens, with examples in place
          of the server’s answers.
        </p>
        <Button variant="surface" onClick={() => void showExample()}>
          Try it with an example
        </Button>
        <p role="status" className={styles.problem}>
          {problem}
        </p>
      </section>
      <section className={styles.take} aria-label="A recording">
        <FileDrop
          label="Drop a recording here"
          hint="A .json file of at most 10 MB. Ctrl-V anywhere on this page pastes one."
          accept=".json,application/json"
          onChoose={giveFile}
        />
        <TextAreaField
          label="Or paste it into this box"
          rows={4}
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <div>
          <Button
            variant="surface"
            disabled={text.trim() === ''}
            onClick={() => giveText(text, 'What was pasted')}
          >
            Open what is in the box
          </Button>
        </div>
      </section>
    </div>
  );
}
