import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Options {
  readonly count: number;
  readonly titleOf: (index: number) => string;
  readonly onAnnounce: (text: string) => void;
  readonly onDrop: (from: number, to: number) => void;
}

interface DraggedStep {
  readonly from: number;
  readonly to: number;
  readonly by: 'pointer' | 'keys';
}

/** The props of a drag handle: drag it, or press Space and use the arrow keys. */
export interface DragHandle {
  readonly isHeld: boolean;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** A list whose items can be picked up and dropped elsewhere. Nothing changes before the drop. */
export function useDrag({ count, titleOf, onAnnounce, onDrop }: Options) {
  const [grabbed, setGrabbed] = useState<DraggedStep | null>(null);

  /** The item's index if it is dropped here: the number of other items above it. */
  const placeAt = (y: number, held: number, grip: Element): number =>
    [...(grip.closest('ol')?.children ?? [])].filter((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      return index !== held && y > top + height / 2;
    }).length;
  const release = () => setGrabbed(null);
  const drop = (from: number, to: number) => {
    if (to !== from) onDrop(from, to);
    release();
  };

  const keys = (index: number, event: KeyboardEvent): void => {
    const isHeld = grabbed?.by === 'keys' && grabbed.from === index;
    const { key } = event;
    if (!isHeld) {
      if (key !== ' ' && key !== 'Enter') return;
      event.preventDefault();
      setGrabbed({ from: index, to: index, by: 'keys' });
      onAnnounce(
        `“${titleOf(index)}” is picked up, position ${index + 1} of ${count}. Press the arrow keys to move it, Space to drop it, Escape to cancel.`,
      );
      return;
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
    if (step !== 0) {
      const to = Math.min(Math.max(grabbed.to + step, 0), count - 1);
      setGrabbed({ ...grabbed, to });
      onAnnounce(`Position ${to + 1} of ${count}, ${to === index ? 'where it was' : `at “${titleOf(to)}”`}.`);
    } else if (key === ' ' || key === 'Enter') {
      drop(index, grabbed.to);
    } else if (key === 'Escape') {
      onAnnounce(`“${titleOf(index)}” was not moved.`);
      release();
    } else return;
    event.preventDefault();
  };

  return {
    gripOf: (index: number): DragHandle => ({
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
      // The pointer's current position: its last move may not be rendered yet.
      onPointerUp: ({ clientY, currentTarget }) => {
        if (grabbed?.by === 'pointer') drop(grabbed.from, placeAt(clientY, index, currentTarget));
      },
      onPointerCancel: release,
      onKeyDown: (event) => keys(index, event),
      onBlur: () => {
        if (grabbed?.by === 'keys') release();
      },
    }),
    /** The position where the dragged item would be dropped. */
    markOf: (index: number): 'above' | 'below' | null => {
      if (!grabbed || grabbed.to === grabbed.from || grabbed.to !== index) return null;
      return grabbed.to < grabbed.from ? 'above' : 'below';
    },
  };
}
