import type { Json } from '../../json.ts';
import type { FlowDifference } from './difference.types.ts';
import {
  canonical,
  chartIdsWithin,
  meantInitial,
  namesText,
  type Known,
  type Side,
} from './difference-sides.ts';
import { chartIdOfState, listOf, parentPath } from '../flow-tree.ts';
import type { FlowState } from '../flow.types.ts';
import { capitalised, quoted, describeActions, describeActor, describeState } from '../describe.ts';

const metaText = (state: FlowState, name: string): string => {
  const value = state.meta?.[name];
  return typeof value === 'string' ? value : canonical(value);
};

/** Changes of the texts a vendor sees: title, what is needed, duration. */
function changedTexts(was: FlowState, is: FlowState): string[] {
  const differs = (name: string): boolean => metaText(was, name) !== metaText(is, name);
  const text = (name: string): string => quoted(metaText(is, name));
  return [
    ...(differs('title') ? [`is called ${text('title')}`] : []),
    ...(differs('needs') ? [`says that it needs ${text('needs')}`] : []),
    ...(differs('minutes')
      ? [`is said to take ${metaText(is, 'minutes') || 0} minutes, not ${metaText(was, 'minutes') || 0}`]
      : []),
  ];
}

const hasStepDifference = new Set(['title', 'needs', 'minutes', 'optional', 'step', 'screen']);
const restOfMeta = ({ meta = {} }: FlowState): Json =>
  Object.fromEntries(Object.entries(meta).filter(([name]) => !hasStepDifference.has(name)));

/** Changes of the other aspects of a state. */
function aspectsOf(before: Side, after: Side, path: string, { vocabulary }: Known): string[] {
  const was = before.states.get(path)?.state ?? {};
  const is = after.states.get(path)?.state ?? {};
  const invokes = (state: FlowState): string =>
    listOf(state.invoke)
      .map(({ id, src }) => JSON.stringify([id, src]))
      .join();
  const doings = (actions: FlowState['entry']): string =>
    actions === undefined ? 'nothing' : describeActions(actions, vocabulary, after.flow);
  const tags = (state: FlowState): string => listOf(state.tags).toSorted().join(', ');
  const [begun, begins] =
    path === '' ? [meantInitial(before), meantInitial(after)] : [was.initial, is.initial];
  const kind = (state: FlowState): string =>
    canonical([state.type ?? '', state.history ?? '', state.target ?? '']);
  return [
    ...(kind(was) === kind(is) ? [] : [`is of the kind ${quoted(is.type ?? 'state')}`]),
    ...(begun === begins ? [] : [`begins with ${quoted(is.initial ?? 'nothing')}`]),
    ...(namesText(was.entry) === namesText(is.entry) ? [] : [`does when it is entered: ${doings(is.entry)}`]),
    ...(namesText(was.exit) === namesText(is.exit) ? [] : [`does when it is left: ${doings(is.exit)}`]),
    ...(invokes(was) === invokes(is)
      ? []
      : [
          is.invoke === undefined
            ? 'waits for nothing'
            : `waits for ${listOf(is.invoke)
                .map(({ src }) => describeActor(src, vocabulary))
                .join(' and ')}`,
        ]),
    ...(tags(was) === tags(is) ? [] : [`is tagged ${tags(is) || 'with nothing'}`]),
    ...(metaText(was, 'screen') === metaText(is, 'screen')
      ? []
      : [
          `is shown on ${is.meta?.screen === undefined ? 'no screen' : `the screen ${quoted(metaText(is, 'screen'))}`}`,
        ]),
    ...(canonical(restOfMeta(was)) === canonical(restOfMeta(is)) ? [] : ['has other remarks']),
  ];
}

/** The topmost states that only one version has. */
const onlyIn = (side: Side, other: Side): string[] =>
  [...side.states.keys()].filter(
    (path) => !other.states.has(path) && other.states.has(parentPath(path) ?? ''),
  );

/** Added, removed and changed states, except what a step's difference already reports. */
export function stateDifferences(
  before: Side,
  after: Side,
  known: Known,
  isTold: (path: string) => boolean,
): readonly FlowDifference[] {
  const whole =
    (side: Side, kind: 'added' | 'removed') =>
    (path: string): FlowDifference => ({
      id: `state ${kind} ${path}`,
      kind,
      about: 'state',
      state: path,
      chartIds: chartIdsWithin(side, path),
      text: `${capitalised(describeState(side.flow, path))} is ${kind === 'added' ? 'new' : 'gone'}`,
    });
  const changed = [...after.states].flatMap(([path, { state }]): FlowDifference[] => {
    const was = before.states.get(path)?.state;
    if (!was) return [];
    const of = { state: path, kind: 'changed', chartIds: [chartIdOfState(after.flow, path)] } as const;
    const text = changedTexts(was, state);
    const aspects = aspectsOf(before, after, path, known);
    return [
      ...(text.length === 0
        ? []
        : [
            {
              ...of,
              id: `words ${path}`,
              about: 'words' as const,
              text: `${capitalised(describeState(before.flow, path))} ${text.join(', ')} now`,
            },
          ]),
      ...(aspects.length === 0
        ? []
        : [
            {
              ...of,
              id: `state changed ${path}`,
              about: 'state' as const,
              text: `${capitalised(describeState(after.flow, path))} now ${aspects.join('; ')}`,
            },
          ]),
    ];
  });
  return [
    ...changed,
    ...onlyIn(after, before)
      .filter((path) => !isTold(path))
      .map(whole(after, 'added')),
    ...onlyIn(before, after)
      .filter((path) => !isTold(path))
      .map(whole(before, 'removed')),
  ];
}
