import type { AnyStateMachine } from 'xstate';
import { eventTypesOf } from '../actors.ts';
import { nodesWithin } from '../state-nodes.ts';
import type { Tokens } from './token.ts';

/** The machine in which a name is used: a child's parent, an event's receiver; null for a leaf. */
type Within = AnyStateMachine | null;

interface Written {
  /** Ids of what its states invoke. */
  readonly ids: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

const written = new WeakMap<AnyStateMachine, Written>();

/** The names that the code of a machine gives: they are no data. */
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

/** One word of code, and at most a number after it: kid0, row-12, and `row-` before an id. */
const wordAndNumber = /^([a-z]+([A-Z][a-z]+)*)?[-_.]?\d{0,4}$/;
const identifier = /^[\w.-]+$/;
const ofChild = /^(xstate\.(?:done\.actor|error\.actor|snapshot)\.)([^]*)$/;
const ofXstate = /^xstate\.[\w.:-]+$/;

/** Ids of actors and types of events: kept where code gave them, replaced where a machine made them of data. */
export function createNames(tokens: Tokens) {
  function id(text: string, parent: Within): string {
    if (parent && writtenIn(parent).ids.has(text) && identifier.test(text)) return text;
    if (wordAndNumber.test(text.replace(ofPeople, '')))
      return text.replace(ofPeople, (data) => tokens.text(data, 'id'));
    // A slash would make two actors of its path.
    return tokens.text(text, 'id').replaceAll('/', '_');
  }

  /** `within`: those whose events it may be, the receiver's or the sender's machine. */
  function type(text: string, within: readonly Within[]): string {
    const machines = within.filter((machine) => machine !== null);
    const types = machines.flatMap((machine) => [...writtenIn(machine).types]);
    if (types.includes(text)) return text;
    // Listened to by its beginning: `gear.*`.
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
