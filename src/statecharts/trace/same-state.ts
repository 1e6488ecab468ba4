import type { StateValue } from 'xstate';
import type { TracedState } from './trace.types.ts';

/** Whether two values contain the same states, regardless of the order of regions. */
function isSameValue(a: StateValue, b: StateValue): boolean {
  if (a === b) return true;
  if (typeof a === 'string' || typeof b === 'string') return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => {
      const [mine, other] = [a[key], b[key]];
      return Object.hasOwn(b, key) && mine !== undefined && other !== undefined && isSameValue(mine, other);
    })
  );
}

export const isSameState = (a: TracedState, b: TracedState): boolean =>
  a.status === b.status && isSameValue(a.value, b.value);

/** "reviewing.desk" or "line: open, work.busy: late" */
function valueText(value: StateValue): string {
  if (typeof value === 'string') return value;
  const regions = Object.entries(value).map(([key, inside]) => {
    const text = inside === undefined ? '' : valueText(inside);
    return text === '' ? key : `${key}.${text}`;
  });
  return regions.length < 2 ? (regions[0] ?? '') : `(${regions.join(', ')})`;
}

export const stateText = ({ value, status }: TracedState): string =>
  status === 'active' ? valueText(value) : `${valueText(value)} (${status})`;
