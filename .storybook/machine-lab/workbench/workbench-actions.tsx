import { Copy, Link2, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineFixtures } from '../../../src/statecharts/explore/fixtures.ts';
import { Button, saveFile } from '../../../src/ui/index.ts';
import { Choice } from '../parts/choice.tsx';
import { copyText } from '../parts/copy-text.ts';
import type { Walk } from '../stage/walk.types.ts';
import { addressOf } from './story-address.ts';
import { traceOfWalk } from './trace-of-walk.ts';
import { configurationAt } from './walks.ts';
import styles from './workbench.module.css';

interface Props {
  readonly walkable: {
    readonly machine: AnyStateMachine;
    readonly fixtures: MachineFixtures<AnyStateMachine>;
  };
  readonly walk: Walk;
  /** Where the root stands. */
  readonly snapshot: AnyMachineSnapshot | undefined;
  /** Which of the inputs it began with. */
  readonly input: string;
  readonly onInput: (name: string) => void;
  readonly onUndo: () => void;
  readonly isPhone: boolean;
  /** Which window is wider; null where there is one only. */
  readonly wide: 'both' | 'chart' | 'screen' | null;
  readonly onWide: (wide: 'both' | 'chart' | 'screen') => void;
}

const notCopied = 'The browser does not let this page copy.';

/** What can be done with a walk: begin, take back, copy. */
export function WorkbenchActions(props: Props) {
  const { walkable, walk, snapshot, input, onInput, onUndo, isPhone, wide, onWide } = props;
  const [told, setTold] = useState<{ readonly words: string; readonly of: Walk } | null>(null);
  const tell = (words: string) => setTold({ words, of: walk });
  const inputs = Object.keys(walkable.fixtures.inputs);

  const copyTrace = async () => {
    try {
      const text = JSON.stringify(await traceOfWalk(walkable.machine, walk), null, 2);
      if (await copyText(text)) tell('The trace is copied: paste it on the Replay page.');
      else {
        saveFile(`${walkable.machine.id}.json`, text, 'application/json');
        tell('The browser does not let this page copy, so the trace was saved: drop it on the Replay page.');
      }
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  };
  const copyLink = async () => {
    const configuration = configurationAt(walkable, snapshot?.value, input);
    if (!configuration) {
      tell('No shortest way leads exactly here, so there is no address. Copy the trace instead.');
      return;
    }
    tell(
      (await copyText(addressOf(configuration.id, input)))
        ? `The link is copied. It leads to “${configuration.words}” by the shortest way, not by yours: what was remembered on yours only the trace tells.`
        : notCopied,
    );
  };

  return (
    <>
      {inputs.length > 1 ? (
        <label className={styles.start}>
          Begins with
          <select
            className={styles.select}
            value={input}
            onChange={({ currentTarget }) => onInput(currentTarget.value)}
          >
            {inputs.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      ) : null}
      {wide !== null && !isPhone ? (
        <Choice
          label="Which window is wider"
          value={wide}
          onChoose={onWide}
          options={[
            { value: 'chart', label: 'Chart' },
            { value: 'both', label: 'Both' },
            { value: 'screen', label: 'Screen' },
          ]}
        />
      ) : null}
      <Button size="1" variant="surface" color="gray" disabled={walk.cues.length === 0} onClick={onUndo}>
        <Undo2 size={14} aria-hidden />
        Step back
      </Button>
      <Button
        size="1"
        variant="surface"
        color="gray"
        disabled={walk.cues.length === 0}
        onClick={() => onInput(input)}
      >
        <RotateCcw size={14} aria-hidden />
        Begin again
      </Button>
      <Button size="1" variant="surface" color="gray" onClick={() => void copyLink()}>
        <Link2 size={14} aria-hidden />
        Copy link
      </Button>
      <Button size="1" variant="surface" color="gray" onClick={() => void copyTrace()}>
        <Copy size={14} aria-hidden />
        Copy trace
      </Button>
      <span role="status" className={styles.told}>
        {told?.of === walk ? told.words : null}
      </span>
    </>
  );
}
