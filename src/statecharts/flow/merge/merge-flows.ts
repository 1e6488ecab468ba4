import type { Json } from '../../json.ts';
import { flowDifferences } from '../difference/difference.ts';
import type { FlowDifference } from '../difference/difference.types.ts';
import { canonical, type Known } from '../difference/difference-sides.ts';
import { isWithin, parentPath, stateAt, targetPath } from '../flow-tree.ts';
import type { Flow } from '../flow.types.ts';
import { flowText } from '../flow-text.ts';
import { missingTargets, withoutDanglingTargets, withReopenedStep } from './merge-flows-dangling.ts';
import { withSymbolicTargets, withResolvedTargets } from './merge-flows-symbolic.ts';
import { mergedPart, type MergeOptions, type ThreeWay } from './merge-flows-parts.ts';
import type { FlowProblem } from '../problems/problem.types.ts';
import { flowProblems } from '../problems/problems.ts';
import { readFlow } from '../read/read-flow.ts';
import type { StepKit } from '../steps/step-kit.types.ts';
import { stepsOf } from '../steps/steps.ts';

/** The result of merging two people's changes of one flow. */
type MergeResult =
  | {
      readonly kind: 'together';
      readonly flow: Flow;
      /** How it differs from mine. */
      readonly cameIn: readonly FlowDifference[];
      /** Conflicting changes, where mine won: what theirs would have been. */
      readonly clashes: readonly FlowDifference[];
      /** Errors that neither version has alone. */
      readonly errors: readonly FlowProblem[];
    }
  /** The combination is not a valid flow. */
  | {
      readonly kind: 'apart';
      readonly reasons: readonly { readonly location: string; readonly reason: string }[];
    };

const jsonOf = (flow: Flow): Json => flow as unknown as Json;

function optionsOf(
  { base, mine, theirs }: ThreeWay<Flow>,
  kit: StepKit,
): Pick<MergeOptions, 'isFixed' | 'opened'> {
  const steps = [base, mine, theirs].flatMap((flow) => stepsOf(flow, kit));
  const keys = [...new Set(steps.map(({ key }) => key))];
  return {
    // States that are no steps do not move among the steps.
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

function mergedFlow(three: ThreeWay<Flow>, kit: StepKit, wins: 'mine' | 'theirs'): Flow {
  const winner = three[wins];
  const other = wins === 'mine' ? three.theirs : three.mine;
  const options = optionsOf(three, kit);
  const meant = {
    base: jsonOf(withSymbolicTargets(three.base, kit)),
    mine: jsonOf(withSymbolicTargets(three.mine, kit)),
    theirs: jsonOf(withSymbolicTargets(three.theirs, kit)),
  };
  const keeping = (kept: ReadonlySet<string>): Flow => {
    // Each part is a flow's part at the same location; inconsistencies are found by reading the result.
    const merged = mergedPart('state', meant, '', { ...options, wins, keptPaths: kept }) as unknown as Flow;
    const flow = withResolvedTargets(merged, kit);
    const needed = missingTargets(flow).filter((path) => !kept.has(path) && stateAt(winner, path) !== null);
    return needed.length === 0
      ? withReopenedStep(withoutDanglingTargets(flow, winner), { winner, other }, kit)
      : keeping(new Set([...kept, ...needed.flatMap(withAround)]));
  };
  return keeping(new Set());
}

const nameOf = ({ kind, state, place }: FlowProblem): string => JSON.stringify([kind, state, place]);

const errorsOf = (flow: Flow, known: Known): readonly FlowProblem[] =>
  flowProblems(flow, known).filter(({ severity }) => severity === 'error');

/**
 * Merges two people's changes of one flow. Changes by one side are taken; where both changed the same thing
 * differently, mine wins and it is reported. The order of steps is merged separately, and step transitions follow it.
 */
export function mergeFlows(three: ThreeWay<Flow>, known: Known): MergeResult {
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
