import type { AnyStateMachine } from 'xstate';
import { eventTypesOf } from '../actors.ts';
import { nodesWithin } from '../state-nodes.ts';
import type { Tokens } from './token.ts';

/** The machine that uses a name: a child's parent, an event's receiver; null for a leaf. */
type Within = AnyStateMachine | null;

interface Written {
  /** Ids of the actors its states invoke. */
  readonly ids: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

const written = new WeakMap<AnyStateMachine, Written>();

/** Names from a machine's code, which are not data. */
function writtenIn(machine: AnyStateMachine): Written {
  const before = written.get(machine);
  if (before) return before;
  const nodes = nodesWithin(machine.root);
  const names = {
    ids: new Set(nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))),
    types: new Set(nodes.flatMap(eventTypesOf)),
  };
  written.set(machine, names);
  return names;
}

const ofPeople =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[^\s@/:.]+(?:\.[^\s@/:.]+)*@[^\s@/:]+|\+?\d{5,}/gi;

/** One word, at most followed by a number: kid0, row-12, and `row-` before an id. */
const wordAndNumber = /^([a-z]+([A-Z][a-z]+)*)?[-_.]?\d{0,4}$/;
const identifier = /^[\w.-]+$/;
const ofChild = /^(xstate\.(?:done\.actor|error\.actor|snapshot)\.)([^]*)$/;
const ofXstate = /^xstate\.[\w.:-]+$/;

/** Actor ids and event types: kept if they come from code, redacted if a machine built them from data. */
export function createNames(tokens: Tokens) {
  function id(text: string, parent: Within): string {
    if (parent && writtenIn(parent).ids.has(text) && identifier.test(text)) return text;
    if (wordAndNumber.test(text.replace(ofPeople, '')))
      return text.replace(ofPeople, (data) => tokens.text(data, 'id'));
    // A slash would split the path.
    return tokens.text(text, 'id').replaceAll('/', '_');
  }

  /** `within`: the machines that may define it, the receiver's or the sender's. */
  function type(text: string, within: readonly Within[]): string {
    const machines = within.filter((machine) => machine !== null);
    const types = machines.flatMap((machine) => [...writtenIn(machine).types]);
    if (types.includes(text)) return text;
    // Handled by a prefix: `gear.*`.
    const begins = types
      .filter((known) => known.endsWith('.*'))
      .map((known) => known.slice(0, -1))
      .find((known) => text.startsWith(known));
    if (begins !== undefined) return `${begins}${tokens.text(text.slice(begins.length), 'type')}`;
    const [, kind, child] = ofChild.exec(text) ?? [];
    if (kind !== undefined && child !== undefined) return `${kind}${id(child, machines[0] ?? null)}`;
    return ofXstate.test(text) ? text.replace(/\d{5,}/g, '0') : tokens.text(text, 'type');
  }

  const className = (text: string): string =>
    /^[A-Za-z_$][\w$]{0,23}$/.test(text) ? text : tokens.text(text, 'class');

  return { id, type, className };
}
