import { useRef, useState, type PointerEvent } from 'react';
import { arranged } from './picture-order.ts';

interface Drag {
  readonly key: string;
  readonly place: number;
}

/** As far as a press may slip. */
const slackPx = 6;

/** Which child is under a point of the screen; null between them. */
function placeAt(list: HTMLElement, { clientX: x, clientY: y }: PointerEvent): number | null {
  const index = [...list.children].findIndex((child) => {
    const { left, right, top, bottom } = child.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return index === -1 ? null : index;
}

/**
 * Lets the children of a list be dragged into another order with a mouse, a pen or a finger; a finger that begins to move up or down scrolls instead.
 * `onMove` hears where one was let go.
 */
export function useDragOrder(keys: readonly string[], onMove: (key: string, index: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = () => {
    pressed.current = null;
    setDrag(null);
  };
  return {
    list,
    /** The order while one is dragged. */
    order: drag === null ? keys : arranged(keys, drag),
    dragged: drag?.key ?? null,
    /** What the part of a child needs by which it is dragged. */
    gripOf: (key: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button === 0) pressed.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current: from } = pressed;
        if (from === null || list.current === null) return;
        const isSlip = Math.hypot(event.clientX - from.x, event.clientY - from.y) < slackPx;
        if (drag === null && isSlip) return;
        if (drag === null) event.currentTarget.setPointerCapture(event.pointerId);
        const place = placeAt(list.current, event) ?? drag?.place ?? keys.indexOf(key);
        setDrag({ key, place });
      },
      onPointerUp: () => {
        if (drag !== null && drag.place !== keys.indexOf(drag.key)) onMove(drag.key, drag.place);
        end();
      },
      onPointerCancel: end,
    }),
  };
}
