import { describe, expect, it } from 'vitest';
import { anyFixtures } from '../statecharts/explore/example-steps.ts';
import { simplePathsOf } from '../statecharts/explore/simple-paths.ts';
import { pathGraphs } from '../statecharts/explore/simple-paths-graph.ts';
import { coveredBy, routeThrough } from '../statecharts/explore/simple-paths-gaps.ts';
import type { PathRules } from '../statecharts/explore/simple-paths.types.ts';
import { createPathDescriber } from '../statecharts/explore/describe-paths.ts';
import { createPlayer } from '../statecharts/trace/player.ts';
import { flows } from './flows.fixture.ts';
import { waitingLong } from './kit/index.ts';
import { bookingPathRules } from './booking/booking.path-rules.ts';
import { onboardingMachine } from './onboarding/onboarding.machine.ts';
import { onboardingPathRules } from './onboarding/onboarding.path-rules.ts';

/** The states in which their paths end; a flow that is not listed has none. */
const rulesByFlow: Readonly<Record<string, Pick<PathRules, 'ignored' | 'outcomes'>>> = {
  booking: bookingPathRules,
  onboarding: onboardingPathRules,
  import: {
    ignored: [waitingLong, 'FAILURE.DISMISSED', 'IMPORT.PROGRESSED'],
    outcomes: { 'import.finished': 'imported' },
  },
  checkout: { ignored: [waitingLong], outcomes: { 'checkout.paid': 'paid', 'checkout.expired': 'over' } },
  session: {
    ignored: [waitingLong, 'STORAGE.CHANGED', 'PAGE.ENTERED'],
    outcomes: { 'session.signedIn': 'signed in' },
  },
  cart: { ignored: [waitingLong, 'PERSON.LEFT'], outcomes: { 'cart.buying.ready': 'as the server has it' } },
};

const found = flows.map((flow) => {
  const name = flow.machine.id;
  const rules: PathRules = { ignored: [waitingLong], outcomes: {}, personDoes: {}, ...rulesByFlow[name] };
  return { name, ...flow, rules, ...simplePathsOf(flow.machine, flow.fixtures, rules) };
});

describe.each(found)('$name', ({ machine, fixtures, rules, paths }) => {
  it('has paths, at most 1,000, each with a name of its own', () => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.length).toBeLessThanOrEqual(1_000);
    expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
  });

  it('plays each of them with mock actors, and is in the stated state at each step', () => {
    const begun = paths.flatMap((path) => [path.input, ...path.alike].map((input) => ({ path, input })));
    for (const { path, input } of begun) {
      const scriptedEvents = path.steps.map(({ event }, index) => ({
        actor: '/' as const,
        event,
        at: index,
      }));
      const player = createPlayer({ machine, input: fixtures.inputs[input], events: scriptedEvents });
      expect(player.root.getSnapshot().value).toEqual(path.start.value);
      const visited = path.steps.map(() => {
        player.step();
        return player.root.getSnapshot().value;
      });
      expect(visited).toEqual(path.steps.map(({ value }) => value));
      player.stop();
    }
  });

  it('names each so that nobody takes it for another', () => {
    const titles = createPathDescriber(machine, rules)
      .describe(paths)
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
    const graphs = pathGraphs(machine, anyFixtures(fixtures), rules);
    let part = graphs.next();
    while (!part.done) part = graphs.next();
    const isShown = (one: string): boolean => shown.has(one);
    const missing = part.value.flatMap((graph) =>
      graph.nodes
        .flatMap((node) =>
          node.edges
            // A new route contains at least one new edge, so only routes through new edges are searched.
            .filter(
              (edge) => !coveredBy({ graph: { ...graph, start: edge.to }, edges: [edge] }).every(isShown),
            )
            .map((edge) => routeThrough(graph, node, edge)),
        )
        .flatMap((route) => (route ? coveredBy(route) : []))
        .filter((one) => !isShown(one)),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('onboarding, as it is described', () => {
  const { paths = [], leftOut } = found.find(({ machine }) => machine === onboardingMachine) ?? {};

  it('leaves no path out', () => {
    expect(leftOut).toBe(0);
  });

  it('never skips steps by reading the status again', () => {
    for (const { steps } of paths) {
      const statusReads = steps.filter(({ event }) =>
        event.type.startsWith('xstate.done.actor.loadOnboarding'),
      );
      expect(statusReads.length).toBeLessThanOrEqual(1);
      expect(steps.some(({ event }) => event.type === 'xstate.done.actor.rereadOnboarding')).toBe(false);
    }
  });

  it('reckons no time for a step that is left for later', () => {
    const descriptions = createPathDescriber(onboardingMachine, onboardingPathRules).describe(paths);
    const { minutes } = descriptions.find(({ distinction }) => distinction === 'Nothing is done') ?? {};
    const skipped = descriptions.find(({ distinction }) =>
      /^Nothing is done; leaves[^;]*; leaves[^;]*$/.test(distinction),
    );
    expect([minutes, skipped?.minutes]).toEqual([23, 21]);
  });
});
