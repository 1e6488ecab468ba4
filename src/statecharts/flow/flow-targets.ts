import type { Flow, FlowState } from './flow.types.ts';

const keysOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));

/** The path of the parent state; null for the machine itself. */
export function parentPath(path: string): string | null {
  if (path === '') return null;
  const end = path.lastIndexOf('.');
  return end === -1 ? '' : path.slice(0, end);
}

export const joinPath = (around: string, within: string): string =>
  [around, within].filter((part) => part !== '').join('.');

/** A state is within itself, and every state is within the machine. */
export const isWithin = (path: string, around: string): boolean =>
  around === '' || path === around || path.startsWith(`${around}.`);

/** The state at a path; null where there is none. */
export function stateAt(flow: Flow, path: string): FlowState | null {
  return keysOf(path).reduce<FlowState | null>(
    (state, key) => (state?.states && Object.hasOwn(state.states, key) ? (state.states[key] ?? null) : null),
    flow,
  );
}

/** Resolves a target from a state; null if there is no such state. */
export function targetPath(flow: Flow, fromPath: string, target: string): string | null {
  const there = (around: string, within: string): string | null => {
    const path = joinPath(around, within);
    return within !== '' && keysOf(within).includes('') ? null : stateAt(flow, path) && path;
  };
  if (target === `#${flow.id}`) return '';
  if (target.startsWith(`#${flow.id}.`)) {
    const within = target.slice(flow.id.length + 2);
    return within === '' ? null : there('', within);
  }
  if (target.startsWith('#') || target === '' || target === '.') return null;
  if (target.startsWith('.')) return there(fromPath, target.slice(1));
  const around = parentPath(fromPath);
  return around === null ? null : there(around, target);
}

/** The shortest target notation from one state to another. */
export function targetTo(flow: Flow, fromPath: string, toPath: string): string {
  if (toPath === '') return `#${flow.id}`;
  if (toPath !== fromPath && isWithin(toPath, fromPath)) {
    return `.${fromPath === '' ? toPath : toPath.slice(fromPath.length + 1)}`;
  }
  const around = parentPath(fromPath) ?? '';
  if (toPath !== around && isWithin(toPath, around)) {
    return around === '' ? toPath : toPath.slice(around.length + 1);
  }
  return `#${flow.id}.${toPath}`;
}
