import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import { stateAt } from '../../../src/statecharts/flow/flow-tree.ts';

/** `addingPaper` is "adding paper". */
export const spacedKey = (key: string): string =>
  key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();

/** The part of a path that a state belongs to: its outermost key. */
export const outermost = (path: string): string => path.split('.')[0] ?? '';

const titleOf = (flow: Flow, key: string): string => {
  const title = stateAt(flow, key)?.meta?.title;
  return typeof title === 'string' ? title : spacedKey(key);
};

/** "Your company › adding paper"; the machine itself is "anywhere". */
export function stateText(flow: Flow, path: string): string {
  if (path === '') return 'Anywhere';
  const [first = '', ...inner] = path.split('.');
  return [titleOf(flow, first), ...inner.map(spacedKey)].join(' › ');
}

/** The part within the step: "adding paper". */
export const innerStateText = (path: string): string => path.split('.').slice(1).map(spacedKey).join(' › ');
