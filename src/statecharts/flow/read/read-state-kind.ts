import type { JsonPath } from '../../json-path.ts';
import type { FlowState } from '../flow.types.ts';
import { guess, quoted, type ReadReport } from './read-report.ts';

const kinds = ['atomic', 'compound', 'parallel', 'final', 'history'];

const childrenOf = ({ states = {} }: FlowState): readonly [string, FlowState][] => Object.entries(states);

/** Keys that a kind of state cannot have. */
const idle: Readonly<Record<string, readonly (keyof FlowState)[]>> = {
  final: ['on', 'always', 'after', 'onDone', 'invoke', 'states', 'initial'],
  history: ['on', 'always', 'after', 'onDone', 'invoke', 'states', 'initial', 'entry', 'exit', 'tags'],
  atomic: ['states', 'initial'],
};
const becauseOf: Readonly<Record<string, string>> = {
  final: 'Everything ends in this state: nothing can happen or begin in it.',
  history: 'This state only remembers where one was: nothing can happen or begin in it.',
  atomic: 'This state has none within it.',
};

/** Refuses a state whose kind does not match its keys. */
export function checkKind(state: FlowState, at: JsonPath, path: string, report: ReadReport): void {
  const type: string | undefined = state.type;
  const children = childrenOf(state);
  const kind = type ?? (children.length > 0 ? 'compound' : 'atomic');
  if (!kinds.includes(kind)) {
    report.refuse([...at, 'type'], `There is no kind of state ${quoted(kind)}.${guess(kind, kinds)}`);
    return;
  }
  if (path === '' && (kind === 'final' || kind === 'history'))
    report.refuse([...at, 'type'], 'The path itself cannot be of this kind.');
  if (kind !== 'history' && state.target !== undefined)
    report.refuse([...at, 'target'], 'A state needs a transition by an event or by `always`.');
  if (kind !== 'history' && state.history !== undefined) {
    report.refuse([...at, 'history'], 'Only a state of type “history” can have this.');
  }
  if (state.history !== undefined && !['shallow', 'deep'].includes(state.history)) {
    report.refuse([...at, 'history'], 'This should be “shallow” or “deep”.');
  }
  for (const key of idle[kind] ?? []) {
    if (state[key] !== undefined) report.refuse([...at, key], becauseOf[kind] ?? '');
  }
  if (kind === 'parallel') {
    if (state.initial !== undefined)
      report.refuse(
        [...at, 'initial'],
        'A parallel state enters all its states at once, so it has no initial state.',
      );
    if (children.length === 0)
      report.refuse(at, 'A parallel state needs states within it. This one has none.');
  }
  if (kind === 'compound') checkInitial(state, at, report);
}

function checkInitial(state: FlowState, at: JsonPath, report: ReadReport): void {
  const names = childrenOf(state).map(([key]) => key);
  const place = [...at, 'initial'];
  if (state.initial === undefined) {
    report.refuse(
      place,
      names.length === 0
        ? 'This state has none within it.'
        : `Choose its initial state: ${names.slice(0, 5).map(quoted).join(', ')}${names.length > 5 ? ', …' : ''}.`,
    );
    return;
  }
  if (!names.includes(state.initial)) {
    report.refuse(
      place,
      `There is no state ${quoted(state.initial)} within this one.${guess(state.initial, names)}`,
    );
  } else if (childrenOf(state).some(([key, child]) => key === state.initial && child.type === 'history')) {
    report.refuse(place, 'A history state can’t be the initial state.');
  }
}
