import type { AnyMachineSnapshot } from 'xstate';
import { pathOfKey } from './actor-key.ts';
import type { PackedActors } from './packed-actors.ts';
import type { RawActor, RawRoot } from './raw-log.ts';
import type { ActorKey, TracedState } from './trace.types.ts';

export const stateOf = ({ value, status }: TracedState): TracedState => ({ value, status });

/** Machines by their states after their last steps. */
type Moved = ReadonlyMap<RawActor, AnyMachineSnapshot>;

const childrenOf = (snapshot: AnyMachineSnapshot | undefined): unknown[] =>
  Object.values((snapshot?.children ?? {}) as Record<string, unknown>);

/** The machines' states after the last step of a log: the base of its next block. */
export function createPackedBase(raw: RawRoot, { redactor, keyOf, allowanceOf }: PackedActors) {
  /** Serialised BaseActors. */
  const texts = new Map<ActorKey, string>();

  function forget(key: ActorKey): void {
    const inside = `${pathOfKey(key)}/`;
    texts.delete(key);
    for (const other of texts.keys()) if (other.startsWith(inside)) texts.delete(other);
  }

  /** Forgets the children that no longer exist. */
  function forgetGoneChildren(actor: RawActor, snapshot: AnyMachineSnapshot): void {
    const key = keyOf(actor);
    const children = new Set(
      childrenOf(snapshot).flatMap((ref) => {
        const known = raw.actorOf(ref);
        return known ? [keyOf(known)] : [];
      }),
    );
    const inside = actor.parent ? `${pathOfKey(key)}/` : '/';
    for (const other of texts.keys()) {
      const rest = other.startsWith(inside) ? other.slice(inside.length) : '';
      if (rest !== '' && !rest.includes('/') && !children.has(other)) forget(other);
    }
  }

  function save(actor: RawActor, snapshot: AnyMachineSnapshot): void {
    const history = Object.entries(
      snapshot.historyValue as Record<string, readonly { id: string }[] | undefined>,
    ).map(([id, nodes = []]) => [id, nodes.map((node) => node.id)] as const);
    const context = redactor.value(snapshot.context, allowanceOf(actor), 'context') ?? null;
    texts.set(
      keyOf(actor),
      JSON.stringify({
        ...stateOf(snapshot),
        context,
        ...(history.length > 0 && { history: Object.fromEntries(history) }),
      }),
    );
    forgetGoneChildren(actor, snapshot);
  }

  /** Stopped since its last change: its parent or an ancestor has another child in its place, or none. */
  function isGone(actor: RawActor, moved: Moved): boolean {
    const { parent } = actor;
    if (!parent) return false;
    const after = moved.get(parent);
    const isChild = childrenOf(after).some((ref) => raw.actorOf(ref) === actor);
    return isGone(parent, moved) || (after !== undefined && !isChild);
  }

  return {
    texts,
    /** Saves the machines that have moved and still exist. */
    advance(moved: Moved): void {
      // Parents first: removed children are forgotten before existing ones are saved.
      const inOrder = [...moved].sort(([a], [b]) => a.path.length - b.path.length);
      for (const [actor, snapshot] of inOrder) if (!isGone(actor, moved)) save(actor, snapshot);
    },
  };
}
