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
 * Many things that are one stop of the Tab key: the arrows go from one to the next. Each has `data-place`; `next` says which
 * one a key leads to, null for none.
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
