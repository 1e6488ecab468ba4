import type { AnyStateNode, SnapshotFrom } from 'xstate';
import type { bookingMachine } from './booking.machine.ts';
import type { BookingMeta, BookingScreen, OpenableStep, StepName } from './booking.types.ts';
import { isStepSettled } from './draft.ts';

type BookingSnapshot = Pick<SnapshotFrom<typeof bookingMachine>, 'context' | 'machine' | '_nodes'>;

/** A step of the progress with its status. */
interface ProgressStep {
  readonly step: StepName;
  readonly title: string;
  readonly needs: string;
  readonly optional: boolean;
  readonly state: 'done' | 'current' | 'upcoming';
  /** It may be reopened. */
  readonly canOpen: boolean;
}

const metaAt = ({ _nodes: nodes }: BookingSnapshot): readonly BookingMeta[] =>
  nodes
    .toSorted((one, other) => other.path.length - one.path.length)
    .flatMap(({ meta }) => (meta ? [meta as BookingMeta] : [])); // the vocabulary types it, a node does not

/** The screen of the current state; null in a transient one. */
export const screenOf = (snapshot: BookingSnapshot): BookingScreen | null =>
  metaAt(snapshot).find(({ screen }) => screen !== undefined)?.screen ?? null;

export const titleOf = (snapshot: BookingSnapshot): string | null =>
  metaAt(snapshot).find(({ title }) => title !== undefined)?.title ?? null;

/** The step of the current state; null between steps. */
export const stepOf = (snapshot: BookingSnapshot): StepName | null =>
  metaAt(snapshot).find(({ step }) => step !== undefined)?.step ?? null;

const isOpenable = (step: StepName): step is OpenableStep => step !== 'payment' && step !== 'answer';

/** The steps in the path's own order, with their status. */
export function progressOf(snapshot: BookingSnapshot): readonly ProgressStep[] {
  const { context, machine } = snapshot;
  const nodes: readonly AnyStateNode[] = Object.values(machine.root.states);
  const metas = nodes.flatMap(({ meta }) => {
    const one = meta as BookingMeta | undefined; // as above
    return one?.step === undefined ? [] : [{ ...one, step: one.step }];
  });
  const current = stepOf(snapshot);
  const at = metas.findIndex(({ step }) => step === current);
  const isHeld = context.bookingId !== null;
  return metas.map(({ step, title = step, needs = '', optional = false }, index) => {
    const isSettled = isOpenable(step) && isStepSettled(context, step);
    const isBehind = at !== -1 && index < at;
    const state = step === current ? 'current' : isBehind || isSettled ? 'done' : 'upcoming';
    return {
      step,
      title,
      needs,
      optional,
      state,
      canOpen: state === 'done' && isOpenable(step) && !isHeld,
    };
  });
}
