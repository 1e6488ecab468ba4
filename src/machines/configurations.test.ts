import { describe, expect, it } from 'vitest';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { eventsToConfiguration } from '../statecharts/explore/configuration-events.ts';
import { configurationsOf } from '../statecharts/explore/configurations.ts';
import { nodesWithin } from '../statecharts/state-nodes.ts';
import { createPlayer } from '../statecharts/trace/player.ts';
import { flows } from './flows.fixture.ts';

/** The contexts of a machine and of the machines it invokes. */
function contextsOf(ref: AnyActorRef): unknown[] {
  const snapshot = ref.getSnapshot() as Partial<AnyMachineSnapshot>;
  if (!snapshot.machine) return [];
  return [
    snapshot.context,
    ...Object.values(snapshot.children ?? {}).flatMap((child) => contextsOf(child as AnyActorRef)),
  ];
}

describe.each(flows.map((flow) => ({ name: flow.machine.id, ...flow })))('$name', ({ machine, fixtures }) => {
  const { configurations } = configurationsOf(machine, fixtures);

  it('comes to every state by what its fixtures give', () => {
    const reached = new Set(configurations.flatMap(({ states }) => states));
    // Left as soon as it is entered, so the machine never rests in it.
    const restless = (id: string) =>
      (machine.getStateNodeById(`#${id}`).always ?? []).some(({ guard }) => !guard);
    const missing = nodesWithin(machine.root)
      .filter(({ type, id }) => (type === 'atomic' || type === 'final') && !restless(id))
      .map(({ id }) => id)
      .filter((id) => !reached.has(id));
    expect(missing).toEqual([]);
  });

  // The committed stories, generated from these fixtures, show that the names are stable (`npm run check:contract`).
  it('has a name of its own for every configuration', () => {
    const ids = configurations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(configurations.map((configuration) => [configuration.label, configuration] as const))(
    'rests in %s when its route is played, with contexts that survive a file',
    (_, configuration) => {
      const player = createPlayer({
        machine,
        input: fixtures.inputs[configuration.input],
        events: eventsToConfiguration(configuration),
      });
      while (player.step());
      expect(player.root.getSnapshot().value).toEqual(configuration.value);
      for (const context of contextsOf(player.root)) {
        expect(JSON.parse(JSON.stringify(context))).toStrictEqual(context);
      }
      player.stop();
    },
  );
});
