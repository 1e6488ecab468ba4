import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineFixtures } from '../../../../src/statecharts/explore/fixtures.ts';
import { possibleActions } from '../../../../src/statecharts/explore/possible-actions.ts';
import type { PathRules } from '../../../../src/statecharts/explore/simple-paths.types.ts';
import { pathOfKey } from '../../../../src/statecharts/trace/actor-key.ts';
import type { ScriptedEvent } from '../../../../src/statecharts/trace/player.types.ts';
import { previewedMachines } from '../../parts/previewed-machines.ts';
import { startMockedMachine, type MockedMachine } from '../../preview/mocked-machine.ts';
import type { Playback } from '../../preview/playback.types.ts';
import { availableEvents, type AvailableEvent } from '../../workbench/available-events.ts';

/** An answer of the system that was given automatically. */
export interface AutomaticAnswer {
  readonly scriptedEvent: ScriptedEvent;
  readonly event: AvailableEvent;
  /** The fixtures' case of the answer: "the logo can wait". */
  readonly name: string;
}

interface PlayableFlow {
  readonly machine: AnyStateMachine;
  readonly fixtures: MachineFixtures<AnyStateMachine>;
  readonly fits?: PathRules['fits'];
  /** Only answers for invoked machines: the path's own state was chosen. */
  readonly isInner?: boolean;
}

/** Limits a path that calls the server repeatedly. */
const MOST_ANSWERS = 10;

type Node = AnyMachineSnapshot['_nodes'][number];
const isBusy = (node: Node): boolean =>
  node.tags.includes('busy') || (node.parent ? isBusy(node.parent) : false);
const isLeaf = ({ type }: Node): boolean => type === 'atomic' || type === 'final';

/** By convention, states that wait for an answer are tagged busy. If only one region waits, the user can still act. */
const onlyWaits = ({ status, _nodes: nodes }: AnyMachineSnapshot): boolean =>
  status === 'active' && nodes.filter(isLeaf).every(isBusy);

/** The answer at the start of a path decides how far a user has come: the user chooses it. */
export function asksHowFar({ machine, _nodes: nodes }: AnyMachineSnapshot): boolean {
  const first = machine.root.initial.target[0];
  // A transient state only chooses where a path begins.
  const leadsTo = first?.always?.flatMap(({ target }) => target ?? []) ?? [];
  const begins = new Set((leadsTo.length > 0 ? leadsTo : [first]).map((node) => node?.id));
  return nodes.some((node) => begins.has(node.id) && isBusy(node));
}

function nextAnswer(
  { player }: MockedMachine,
  { fixtures, fits = {}, isInner = false }: PlayableFlow,
): AutomaticAnswer | null {
  const machines = previewedMachines(player.root);
  for (const available of availableEvents(possibleActions(player, fixtures))) {
    const isOuter = available.actor === '/';
    const asker = machines.find(({ key }) => key === pathOfKey(available.actor))?.snapshot;
    if (available.label.kind !== 'done' || !asker || !onlyWaits(asker)) continue;
    if (isOuter && (isInner || asksHowFar(asker))) continue;
    // Keyed by the actor's id, and only called with contexts of that machine.
    const fit = (
      isOuter && Object.hasOwn(fits, available.label.label) ? fits[available.label.label] : undefined
    ) as ((context: unknown, answer: unknown) => boolean) | undefined;
    const usual = available.cases.find(
      ({ event: { event } }) => !fit || !('output' in event) || fit(asker.context, event.output),
    );
    if (usual) return { name: usual.name, scriptedEvent: usual.event, event: available };
  }
  return null;
}

/**
 * The automatic answers from a state on: the first fixture answer that fits, repeated as long as the path only waits
 * for the system. Failures and delays never happen automatically.
 */
export function automaticAnswers(played: PlayableFlow, playback: Playback): readonly AutomaticAnswer[] {
  const mocked = startMockedMachine({ machine: played.machine, playback });
  const answers: AutomaticAnswer[] = [];
  while (mocked.failure === null && answers.length < MOST_ANSWERS) {
    const next = nextAnswer(mocked, played);
    if (!next || mocked.attempt(next.scriptedEvent) !== null) break;
    answers.push(next);
  }
  mocked.player.stop();
  return answers;
}

/** The index of the last event the user chose; -1 if there is none. */
export const lastChosenIndex = (
  events: readonly ScriptedEvent[],
  answers: readonly AutomaticAnswer[],
): number => events.findLastIndex((event) => !answers.some((answer) => answer.scriptedEvent === event));
