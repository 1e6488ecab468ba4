import { describe, expect, it } from 'vitest';
import { anyFixtures } from '../statecharts/explore/cases.ts';
import { simplePathsOf } from '../statecharts/explore/simple-paths.ts';
import { spotGraphs } from '../statecharts/explore/simple-paths-graph.ts';
import { shownBy, walkBy } from '../statecharts/explore/simple-paths-gaps.ts';
import type { WalkedPaths } from '../statecharts/explore/simple-paths.types.ts';
import { pathTeller } from '../statecharts/explore/told-path.ts';
import { createPlayer } from '../statecharts/trace/player.ts';
import { flows } from './flows.fixture.ts';
import { onboardingFixtures } from './onboarding/onboarding.fixtures.ts';
import { onboardingMachine } from './onboarding/onboarding.machine.ts';
import { onboardingTold } from './onboarding/onboarding.told.ts';

/** Where their paths end; a flow that is not named has no end. */
const told: Readonly<Record<string, Pick<WalkedPaths, 'aside' | 'outcomes'>>> = {
  onboarding: onboardingTold,
  import: { aside: ['FAILURE.DISMISSED', 'IMPORT.PROGRESSED'], outcomes: { 'import.finished': 'imported' } },
  checkout: { aside: [], outcomes: { 'checkout.paid': 'paid', 'checkout.expired': 'over' } },
  session: { aside: ['STORAGE.CHANGED'], outcomes: { 'session.signedIn': 'signed in' } },
  cart: { aside: ['PERSON.LEFT'], outcomes: { 'cart.buying.ready': 'as the server has it' } },
};

describe.each(flows.map((flow) => ({ name: flow.machine.id, ...flow })))(
  '$name',
  ({ name, machine, fixtures }) => {
    const walked: WalkedPaths = { aside: [], outcomes: {}, doings: {}, ...told[name] };
    const { paths } = simplePathsOf(machine, fixtures, walked);

    it('has paths, at most 500, each with a name of its own', () => {
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.length).toBeLessThanOrEqual(500);
      expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
    });

    it('walks each of them with puppets, and stands where it says at each step', () => {
      const begun = paths.flatMap((path) => [path.input, ...path.alike].map((input) => ({ path, input })));
      for (const { path, input } of begun) {
        const cues = path.steps.map(({ event }, index) => ({ actor: '/' as const, event, at: index }));
        const player = createPlayer({ machine, input: fixtures.inputs[input], cues });
        expect(player.root.getSnapshot().value).toEqual(path.start.value);
        const stood = path.steps.map(() => {
          player.step();
          return player.root.getSnapshot().value;
        });
        expect(stood).toEqual(path.steps.map(({ value }) => value));
        player.stop();
      }
    });

    it('names each so that nobody takes it for another', () => {
      const titles = pathTeller(machine, walked)
        .tell(paths)
        .map(({ title }) => title.toLowerCase());
      expect([...new Set(titles)]).toEqual(titles);
    });

    it('shows in them every state and every event that any path can have', () => {
      const shown = new Set(
        paths.flatMap(({ start, steps }) => [
          ...start.states,
          ...steps.flatMap(({ event, instead, states }) => [
            ...states,
            ...[event, ...instead.map((one) => one.event)].map(({ type }) => `event ${type}`),
          ]),
        ]),
      );
      const graphs = spotGraphs(machine, anyFixtures(fixtures), walked);
      let part = graphs.next();
      while (!part.done) part = graphs.next();
      const missing = part.value.flatMap((graph) =>
        graph.spots
          .flatMap((spot) => spot.ways.map((way) => walkBy(graph, spot, way)))
          .flatMap((walk) => (walk ? shownBy(walk) : []))
          .filter((one) => !shown.has(one)),
      );
      expect([...new Set(missing)]).toEqual([]);
    });
  },
);

describe('onboarding, as it is told', () => {
  const { paths, leftOut } = simplePathsOf(onboardingMachine, onboardingFixtures, onboardingTold);

  it('leaves no path out', () => {
    expect(leftOut).toBe(0);
  });

  it('never leaps across the road by reading again where one is', () => {
    for (const { steps } of paths) {
      const looks = steps.filter(({ event }) => event.type.startsWith('xstate.done.actor.loadOnboarding'));
      expect(looks.length).toBeLessThanOrEqual(1);
      expect(steps.some(({ event }) => event.type === 'xstate.done.actor.rereadOnboarding')).toBe(false);
    }
  });

  it('reckons no time for a step that is left for later', () => {
    const told = pathTeller(onboardingMachine, onboardingTold).tell(paths);
    const { minutes } = told.find(({ what }) => what === 'Nothing is done') ?? {};
    const skipped = told.find(({ what }) => /^Nothing is done; leaves[^;]*; leaves[^;]*$/.test(what));
    expect([minutes, skipped?.minutes]).toEqual([21, 19]);
  });
});
