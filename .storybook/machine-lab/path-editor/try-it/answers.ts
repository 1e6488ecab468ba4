import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineFixtures } from '../../../../src/statecharts/explore/fixtures.ts';
import { possibleActs } from '../../../../src/statecharts/explore/possible-acts.ts';
import type { WalkedPaths } from '../../../../src/statecharts/explore/simple-paths.types.ts';
import { pathOfKey } from '../../../../src/statecharts/trace/actor-key.ts';
import type { Cue } from '../../../../src/statecharts/trace/player.types.ts';
import { machinesOnStage } from '../../parts/machines-on-stage.ts';
import { putOnStage, type PuppetsOnStage } from '../../stage/puppets-on-stage.ts';
import type { Walk } from '../../stage/walk.types.ts';
import { actsOf, type Act } from '../../workbench/acts.ts';

/** What the system said without anybody choosing it. */
export interface Answer {
  readonly cue: Cue;
  readonly act: Act;
  /** Which of the fixtures' cases it is: "the logo can wait". */
  readonly name: string;
}

interface Walked {
  readonly machine: AnyStateMachine;
  readonly fixtures: MachineFixtures<AnyStateMachine>;
  readonly fits?: WalkedPaths['fits'];
  /** Only what machines inside the path wait for: where the path itself stands was chosen. */
  readonly isInner?: boolean;
}

/** A path that asks the server again and again has to end somewhere. */
const MOST_ANSWERS = 10;

type Node = AnyMachineSnapshot['_nodes'][number];
const isBusy = (node: Node): boolean =>
  node.tags.includes('busy') || (node.parent ? isBusy(node.parent) : false);
const isLeaf = ({ type }: Node): boolean => type === 'atomic' || type === 'final';

/** A house rule: what waits for an answer is tagged so. Where one region waits and another does not, somebody has something to do. */
const onlyWaits = ({ status, _nodes: nodes }: AnyMachineSnapshot): boolean =>
  status === 'active' && nodes.filter(isLeaf).every(isBusy);

/** What is answered where a path begins says who comes, and how far they were: that is for a person to say. */
export function asksWhoComes({ machine, _nodes: nodes }: AnyMachineSnapshot): boolean {
  const begins = machine.root.initial.target[0]?.id;
  return nodes.some(({ id }) => id === begins);
}

function nextAnswer(
  { player }: PuppetsOnStage,
  { fixtures, fits = {}, isInner = false }: Walked,
): Answer | null {
  const machines = machinesOnStage(player.root);
  for (const act of actsOf(possibleActs(player, fixtures))) {
    const isOuter = act.actor === '/';
    const asker = machines.find(({ key }) => key === pathOfKey(act.actor))?.snapshot;
    if (act.words.kind !== 'done' || !asker || !onlyWaits(asker)) continue;
    if (isOuter && (isInner || asksWhoComes(asker))) continue;
    // Told by the id of what answers, and given only contexts of that machine.
    const fit = (isOuter && Object.hasOwn(fits, act.words.label) ? fits[act.words.label] : undefined) as
      ((context: unknown, answer: unknown) => boolean) | undefined;
    const usual = act.cases.find(
      ({ cue: { event } }) => !fit || !('output' in event) || fit(asker.context, event.output),
    );
    if (usual) return { ...usual, act };
  }
  return null;
}

/**
 * What comes by itself where a walk stands: the first answer that the fixtures give and that fits what was asked, and the next one, as long as nothing else is
 * going on than that the system is waited for. No failure comes by itself, and no time passes.
 */
export function answersTo(walked: Walked, walk: Walk): readonly Answer[] {
  const puppets = putOnStage({ machine: walked.machine, walk });
  const answers: Answer[] = [];
  while (puppets.failure === null && answers.length < MOST_ANSWERS) {
    const next = nextAnswer(puppets, walked);
    if (!next || puppets.attempt(next.cue) !== null) break;
    answers.push(next);
  }
  puppets.player.stop();
  return answers;
}

/** Where in a walk the last stands that somebody chose; -1 where nothing was chosen. */
export const lastChosen = (cues: readonly Cue[], answers: readonly Answer[]): number =>
  cues.findLastIndex((cue) => !answers.some((answer) => answer.cue === cue));
