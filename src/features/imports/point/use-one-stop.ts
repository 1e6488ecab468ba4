import { useState, type FocusEvent, type KeyboardEvent } from 'react';

type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';
const ways: ReadonlySet<string> = new Set<Way>([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
]);
const isWay = (key: string): key is Way => ways.has(key);

/**
 * Roving focus: many elements are one tab stop, and the arrow keys move between them. Each element has `data-place`;
 * `next` returns the one that a key leads to, or null.
 */
export function useOneStop(first: string, next: (from: string, way: Way) => string | null) {
  const [active, setActive] = useState(first);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { place } = event.target.dataset;
    if (place !== undefined) setActive(place);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isWay(event.key) || !(event.target instanceof HTMLElement)) return;
    const { place } = event.target.dataset;
    const to = place === undefined ? null : next(place, event.key);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  return { active, onFocus, onKeyDown };
}
