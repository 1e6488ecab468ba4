import type { Json } from '../../json.ts';
import { flowDifferences } from '../difference/difference.ts';
import type { FlowDifference } from '../difference/difference.types.ts';
import { canonical, type Known } from '../difference/difference-sides.ts';
import { isWithin, parentPath, stateAt, targetPath } from '../flow-tree.ts';
import type { Flow } from '../flow.types.ts';
import { flowText } from '../flow-text.ts';
import { missingIn, withoutLoose, withOpened } from './merge-flows-loose.ts';
import { byMeaning, ledByOrder } from './merge-flows-meant.ts';
import { mergedPart, type MergeOptions, type Three } from './merge-flows-parts.ts';
import type { FlowProblem } from '../problems/problem.types.ts';
import { flowProblems } from '../problems/problems.ts';
import { readFlow } from '../read/read-flow.ts';
import type { StepKit } from '../steps/step-kit.types.ts';
import { stepsOf } from '../steps/steps.ts';

/** What came of bringing together what two people made of one flow. */
export type Merge =
  | {
      readonly kind: 'together';
      readonly flow: Flow;
      /** What is other in it than in mine. */
      readonly cameIn: readonly FlowDifference[];
      /** Where both changed the same, mine stays: what theirs made of it. */
      readonly clashes: readonly FlowDifference[];
      /** Errors that neither has by itself. */
      readonly errors: readonly FlowProblem[];
    }
  /** Both together are no flow. */
  | {
      readonly kind: 'apart';
      readonly reasons: readonly { readonly place: string; readonly reason: string }[];
    };

const jsonOf = (flow: Flow): Json => flow as unknown as Json;

function optionsOf(
  { base, mine, theirs }: Three<Flow>,
  kit: StepKit,
): Pick<MergeOptions, 'isFixed' | 'opened'> {
  const steps = [base, mine, theirs].flatMap((flow) => stepsOf(flow, kit));
  const keys = [...new Set(steps.map(({ key }) => key))];
  return {
    // What is no step does not go around among the steps either.
    isFixed: (key) => !steps.some((step) => step.key === key && step.kind?.fixedBecause === null),
    opened: {
      event: kit.opened.event,
      stepOf: (transition) => {
        const target = (transition as { readonly target?: string }).target ?? '';
        const path = [mine, theirs, base]
          .map((flow) => targetPath(flow, '', target))
          .find((one) => one !== null);
        return keys.find((key) => path !== undefined && isWithin(path, key)) ?? canonical(transition);
      },
    },
  };
}

const withAround = (path: string): readonly string[] => {
  const around = parentPath(path);
  return around === null ? [] : [path, ...withAround(around)];
};

function mergedFlow(three: Three<Flow>, kit: StepKit, wins: 'mine' | 'theirs'): Flow {
  const winner = three[wins];
  const other = wins === 'mine' ? three.theirs : three.mine;
  const options = optionsOf(three, kit);
  const meant = {
    base: jsonOf(byMeaning(three.base, kit)),
    mine: jsonOf(byMeaning(three.mine, kit)),
    theirs: jsonOf(byMeaning(three.theirs, kit)),
  };
  const keeping = (kept: ReadonlySet<string>): Flow => {
    // Each part is that of a flow, at the same place; what does not fit together is found by reading it.
    const merged = mergedPart('state', meant, '', { ...options, wins, kept }) as unknown as Flow;
    const flow = ledByOrder(merged, kit);
    const needed = missingIn(flow).filter((path) => !kept.has(path) && stateAt(winner, path) !== null);
    return needed.length === 0
      ? withOpened(withoutLoose(flow, winner), { winner, other }, kit)
      : keeping(new Set([...kept, ...needed.flatMap(withAround)]));
  };
  return keeping(new Set());
}

const nameOf = ({ kind, state, place }: FlowProblem): string => JSON.stringify([kind, state, place]);

const errorsOf = (flow: Flow, known: Known): readonly FlowProblem[] =>
  flowProblems(flow, known).filter(({ severity }) => severity === 'error');

/**
 * What two people made of one flow, in one. What only one changed is taken from that one; where both changed the same in different ways mine stays, and
 * it is told. The order of steps is merged by itself: what leads from step to step follows it.
 */
export function mergeFlows(three: Three<Flow>, known: Known): Merge {
  const { base, mine, theirs } = three;
  const text = flowText(base);
  const flow =
    flowText(theirs) === text
      ? mine
      : flowText(mine) === text
        ? theirs
        : mergedFlow(three, known.kit, 'mine');
  const read = readFlow(flowText(flow), { vocabulary: known.vocabulary, id: flow.id });
  if (!read.ok) return { kind: 'apart', reasons: read.refusals };
  const isChangedByBoth = flow !== mine && flow !== theirs;
  const before = new Set(
    isChangedByBoth ? [mine, theirs].flatMap((one) => errorsOf(one, known)).map(nameOf) : [],
  );
  return {
    kind: 'together',
    flow,
    cameIn: flowDifferences(mine, flow, known),
    clashes: isChangedByBoth ? flowDifferences(flow, mergedFlow(three, known.kit, 'theirs'), known) : [],
    errors: isChangedByBoth ? errorsOf(flow, known).filter((one) => !before.has(nameOf(one))) : [],
  };
}
