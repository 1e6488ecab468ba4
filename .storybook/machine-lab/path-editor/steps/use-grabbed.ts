import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Options {
  readonly count: number;
  readonly titleOf: (index: number) => string;
  readonly onTold: (words: string) => void;
  readonly onDrop: (from: number, to: number) => void;
}

interface Grabbed {
  readonly from: number;
  readonly to: number;
  readonly by: 'pointer' | 'keys';
}

/** What a grip is given: it is dragged, or grabbed with Space and moved with the arrow keys. */
export interface Grip {
  readonly isHeld: boolean;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** A list whose items one takes in hand and puts down elsewhere. Nothing changes before it is put down. */
export function useGrabbed({ count, titleOf, onTold, onDrop }: Options) {
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null);

  /** Its index when it is put down here: as many of the others are above. */
  const placeAt = (y: number, held: number, grip: Element): number =>
    [...(grip.closest('ol')?.children ?? [])].filter((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      return index !== held && y > top + height / 2;
    }).length;
  const letGo = () => setGrabbed(null);
  const drop = () => {
    if (grabbed && grabbed.to !== grabbed.from) onDrop(grabbed.from, grabbed.to);
    letGo();
  };

  const keys = (index: number, event: KeyboardEvent): void => {
    const isHeld = grabbed?.by === 'keys' && grabbed.from === index;
    const { key } = event;
    if (!isHeld) {
      if (key !== ' ' && key !== 'Enter') return;
      event.preventDefault();
      setGrabbed({ from: index, to: index, by: 'keys' });
      onTold(
        `“${titleOf(index)}” is in hand, place ${index + 1} of ${count}. Arrow keys move it, Space puts it down, Escape leaves it where it was.`,
      );
      return;
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
    if (step !== 0) {
      const to = Math.min(Math.max(grabbed.to + step, 0), count - 1);
      setGrabbed({ ...grabbed, to });
      onTold(`Place ${to + 1} of ${count}, ${to === index ? 'where it was' : `at “${titleOf(to)}”`}.`);
    } else if (key === ' ' || key === 'Enter') {
      drop();
    } else if (key === 'Escape') {
      onTold(`“${titleOf(index)}” stays where it was.`);
      letGo();
    } else return;
    event.preventDefault();
  };

  return {
    gripOf: (index: number): Grip => ({
      isHeld: grabbed?.from === index,
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setGrabbed({ from: index, to: index, by: 'pointer' });
      },
      onPointerMove: ({ clientY, currentTarget }) => {
        if (grabbed?.by !== 'pointer' || grabbed.from !== index) return;
        setGrabbed({ ...grabbed, to: placeAt(clientY, index, currentTarget) });
      },
      onPointerUp: drop,
      onPointerCancel: letGo,
      onKeyDown: (event) => keys(index, event),
      onBlur: () => {
        if (grabbed?.by === 'keys') letGo();
      },
    }),
    /** Where the one in hand would come to lie. */
    markOf: (index: number): 'above' | 'below' | null => {
      if (!grabbed || grabbed.to === grabbed.from || grabbed.to !== index) return null;
      return grabbed.to < grabbed.from ? 'above' : 'below';
    },
  };
}
