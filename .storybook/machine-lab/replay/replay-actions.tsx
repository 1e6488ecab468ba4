import { Columns2, FolderOpen, ListChecks } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../src/ui/index.ts';
import { flowIds } from '../flows/flows.ts';
import type { Side } from './replay.types.ts';
import type { OpenTrace } from './file-store.ts';
import type { ReplaySession } from './use-replay.ts';
import styles from './replay.module.css';

interface Props {
  readonly session: ReplaySession;
  readonly open: OpenTrace;
}

/**
 * Actions on an open trace: choose another flow of its recording, open another recording, compare a second one, save a
 * test.
 */
export function ReplayActions({
  session: { snapshot, send, giveFile },
  open: { opening, recording },
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const side = useRef<Side>('left');
  const isBeside = snapshot.matches({ comparison: 'comparing' });
  const choose = (which: Side) => {
    side.current = which;
    input.current?.click();
  };
  return (
    <>
      {recording.traces.length > 1 ? (
        <label className={styles.flow}>
          Flow
          <select
            className={styles.select}
            value={opening.index}
            onChange={({ currentTarget }) =>
              send({
                type: 'SOURCE.GIVEN',
                side: 'left',
                source: { kind: 'other flow', opening: opening.id, index: Number(currentTarget.value) },
              })
            }
          >
            {recording.traces.map(({ machine, steps }, index) => (
              <option key={index} value={index} disabled={!flowIds.includes(machine)}>
                {machine} · {steps.length} events
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Button variant="surface" color="gray" onClick={() => choose('left')}>
        <FolderOpen size={16} aria-hidden />
        Open another
      </Button>
      {isBeside ? (
        <Button variant="surface" color="gray" onClick={() => send({ type: 'COMPARISON.CLOSED' })}>
          <Columns2 size={16} aria-hidden />
          Close the second
        </Button>
      ) : (
        <Button variant="surface" color="gray" onClick={() => choose('right')}>
          <Columns2 size={16} aria-hidden />
          Compare with …
        </Button>
      )}
      <Button onClick={() => send({ type: 'SAVE_TEST.OPENED' })}>
        <ListChecks size={16} aria-hidden />
        Keep as regression test
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="A recording"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) giveFile(file, side.current);
          // The same file again counts as a new choice.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
