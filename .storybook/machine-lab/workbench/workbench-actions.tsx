import { Copy, Link2, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineFixtures } from '../../../src/statecharts/explore/fixtures.ts';
import { Button, saveFile } from '../../../src/ui/index.ts';
import { Choice } from '../parts/choice.tsx';
import { copyText } from '../../../src/browser/copy-text.ts';
import type { Playback } from '../preview/playback.types.ts';
import { storyAddress } from './story-address.ts';
import { traceOfPlayback } from './trace-of-playback.ts';
import { configurationAt } from './playbacks.ts';
import styles from './workbench.module.css';

interface Props {
  readonly flow: {
    readonly machine: AnyStateMachine;
    readonly fixtures: MachineFixtures<AnyStateMachine>;
  };
  readonly playback: Playback;
  /** The root's snapshot. */
  readonly snapshot: AnyMachineSnapshot | undefined;
  /** The name of the initial input. */
  readonly input: string;
  readonly onInput: (name: string) => void;
  readonly onUndo: () => void;
  readonly isPhone: boolean;
  /** Which pane is wider; null if there is only one. */
  readonly wide: 'both' | 'chart' | 'screen' | null;
  readonly onWide: (wide: 'both' | 'chart' | 'screen') => void;
}

const notCopied = 'Your browser won’t let this page copy.';

/** Actions on a playback: restart, undo, copy. */
export function WorkbenchActions(props: Props) {
  const { flow, playback, snapshot, input, onInput, onUndo, isPhone, wide, onWide } = props;
  const [reported, setReported] = useState<{ readonly text: string; readonly of: Playback } | null>(null);
  const report = (text: string) => setReported({ text, of: playback });
  const inputs = Object.keys(flow.fixtures.inputs);

  const copyTrace = async () => {
    try {
      const text = JSON.stringify(await traceOfPlayback(flow.machine, playback), null, 2);
      if (await copyText(text)) report('The trace is copied: paste it on the Replay page.');
      else {
        saveFile(`${flow.machine.id}.json`, text, 'application/json');
        report('Your browser won’t let this page copy, so the trace was saved. Drop it on the Replay page.');
      }
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
    }
  };
  const copyLink = async () => {
    const configuration = configurationAt(flow, snapshot?.value, input);
    if (!configuration) {
      report('No shortest path leads exactly here, so there is no link. Copy the trace instead.');
      return;
    }
    report(
      (await copyText(storyAddress(configuration.id, input)))
        ? `The link is copied. It leads to “${configuration.label}” by the shortest path, not by yours. To keep the context of yours, copy the trace.`
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
      <Button
        size="1"
        variant="surface"
        color="gray"
        disabled={playback.events.length === 0}
        onClick={onUndo}
      >
        <Undo2 size={14} aria-hidden />
        Step back
      </Button>
      <Button
        size="1"
        variant="surface"
        color="gray"
        disabled={playback.events.length === 0}
        onClick={() => onInput(input)}
      >
        <RotateCcw size={14} aria-hidden />
        Start again
      </Button>
      <Button size="1" variant="surface" color="gray" onClick={() => void copyLink()}>
        <Link2 size={14} aria-hidden />
        Copy link
      </Button>
      <Button size="1" variant="surface" color="gray" onClick={() => void copyTrace()}>
        <Copy size={14} aria-hidden />
        Copy trace
      </Button>
      <span role="status" className={styles.status}>
        {reported?.of === playback ? reported.text : null}
      </span>
    </>
  );
}
