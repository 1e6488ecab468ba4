import type { Json } from '../json.ts';
import { listOf, statesIn, transitionsOf } from './flow-tree.ts';
import type { Flow, FlowAction, FlowGuard } from './flow.types.ts';

const nameOf = (named: FlowGuard | FlowAction): string => (typeof named === 'string' ? named : named.type);

/** All names once each, in the flow's order. */
const namesOf = (flow: Flow) => {
  const states = statesIn(flow);
  const transitions = states.flatMap(({ path }) =>
    transitionsOf(flow, path).map(({ transition }) => transition),
  );
  const once = (names: readonly string[]): readonly string[] => [...new Set(names)];
  return {
    actors: once(states.flatMap(({ state }) => listOf(state.invoke).map(({ src }) => src))),
    actions: once(
      [
        ...states.flatMap(({ state }) => [...listOf(state.entry), ...listOf(state.exit)]),
        ...transitions.flatMap(({ actions }) => listOf(actions)),
      ].map(nameOf),
    ),
    guards: once(transitions.flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)]))),
    // A number is a delay, not a name.
    delays: once(
      states
        .flatMap(({ state }) => Object.keys(state.after ?? {}))
        .filter((delay) => !Number.isFinite(Number(delay))),
    ),
  };
};

const isWord = (name: string): boolean => /^[A-Za-z_$][\w$]*$/u.test(name) && name !== '__proto__';
const keyText = (key: string): string =>
  isWord(key) ? key : key === '__proto__' ? '["__proto__"]' : JSON.stringify(key);

/** As a person would write it: no quotes around keys that don't need them. */
function literal(value: Json, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((one: Json) => `${inner}${literal(one, inner)},`)
    : Object.entries(value).map(([key, one]) => `${inner}${keyText(key)}: ${literal(one, inner)},`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join('\n')}\n${indent}${close}`;
}

const section = (name: string, names: readonly string[], body: string): string =>
  names.length === 0
    ? ''
    : `    ${name}: {\n${names.map((one) => `      ${keyText(one)}: ${body},`).join('\n')}\n    },\n`;

/** `order-answer` → `orderAnswerMachine` */
function machineName(id: string): string {
  const text = id.split(/[^A-Za-z0-9]+/u).filter(Boolean);
  const camel = text
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  return /^[A-Za-z]/u.test(camel) ? `${camel}Machine` : 'machine';
}

/**
 * A flow as the text of a TypeScript or JavaScript file that creates the machine with XState 5 alone. Implementations
 * are stubs: guards return false, actors return nothing, delays last a second.
 */
export function createMachineText(flow: Flow): string {
  const { actors, actions, guards, delays } = namesOf(flow);
  // A flow was read from JSON, so this loses nothing.
  const config = literal(JSON.parse(JSON.stringify(flow)) as Json, '  ');
  const provided = [
    section('actors', actors, 'fromPromise(async () => undefined)'),
    section('actions', actions, '() => {}'),
    section('guards', guards, '() => false'),
    section('delays', delays, '1000'),
  ].join('');
  return `import { createMachine${actors.length > 0 ? ', fromPromise' : ''} } from "xstate";

export const ${machineName(flow.id)} = createMachine(
  ${config},
${provided === '' ? '' : `  {\n${provided}  },\n`});
`;
}
