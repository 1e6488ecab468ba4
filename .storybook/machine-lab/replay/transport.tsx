import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { IconButton, Kbd } from '../../../src/ui/index.ts';
import { Choice } from '../parts/choice.tsx';
import { timeLabel } from '../parts/event-label.ts';
import type { ReplaySession } from './use-replay.ts';
import { speeds } from './replay.types.ts';
import styles from './replay.module.css';

const buttons = { size: '2', variant: 'ghost', color: 'gray' } as const;

/** Moves through a trace: by step, by slider, or automatically. */
export function Transport({ session: { snapshot, send } }: { readonly session: ReplaySession }) {
  const { left, position, speed } = snapshot.context;
  if (!left) return null;
  const { first, times } = left;
  const isPlaying = snapshot.matches({ playback: 'playing' });
  const at = times[position - 1] ?? 0;
  const last = times.at(-1) ?? 0;
  const isAtStart = position <= first;
  const isAtEnd = position >= times.length;
  const goTo = (where: number) => send({ type: 'POSITION.CHOSEN', position: where });
  return (
    <div role="group" aria-label="Replay" className={styles.transport}>
      <div className={styles.buttons}>
        <IconButton
          {...buttons}
          aria-label="To the start"
          aria-disabled={isAtStart}
          title="To the start (Home)"
          onClick={() => goTo(first)}
        >
          <ChevronFirst size={20} aria-hidden />
        </IconButton>
        <IconButton
          {...buttons}
          aria-label="Step back"
          aria-disabled={isAtStart}
          title="Step back (←)"
          onClick={() => send({ type: 'STEP.BACK' })}
        >
          <StepBack size={20} aria-hidden />
        </IconButton>
        <IconButton
          size="3"
          aria-label={isPlaying ? 'Pause' : 'Play'}
          title={`${isPlaying ? 'Pause' : 'Play'} (space)`}
          onClick={() => send({ type: isPlaying ? 'PAUSE.PRESSED' : 'PLAY.PRESSED' })}
        >
          {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        </IconButton>
        <IconButton
          {...buttons}
          aria-label="Step"
          aria-disabled={isAtEnd}
          title="Step (→)"
          onClick={() => send({ type: 'STEP.FORWARD' })}
        >
          <StepForward size={20} aria-hidden />
        </IconButton>
        <IconButton
          {...buttons}
          aria-label="To the end"
          aria-disabled={isAtEnd}
          title="To the end (End)"
          onClick={() => goTo(times.length)}
        >
          <ChevronLast size={20} aria-hidden />
        </IconButton>
      </div>
      <input
        type="range"
        aria-label="Event"
        aria-valuetext={`Event ${position} of ${times.length}, after ${timeLabel(at)}`}
        className={styles.scrubber}
        min={first}
        max={times.length}
        value={position}
        onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
      />
      <p className={styles.place}>
        <strong>{position}</strong> of {times.length}
        <span className={styles.time}>
          {timeLabel(at)} of {timeLabel(last)}
        </span>
      </p>
      <Choice
        label="Speed"
        value={String(speed)}
        onChoose={(value) => send({ type: 'SPEED.CHOSEN', speed: Number(value) })}
        options={speeds.map((one) => ({ value: String(one), label: `${one}×` }))}
      />
      <p className={styles.keys} aria-hidden>
        <Kbd>←</Kbd> <Kbd>→</Kbd> step <Kbd>space</Kbd> play <Kbd>/</Kbd> search
      </p>
    </div>
  );
}
