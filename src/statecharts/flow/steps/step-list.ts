import type { Flow } from '../flow.types.ts';
import type { StepKind, StepKit } from './step-kit.types.ts';

/** Null for a flow that does not consist of steps. */
export type MaybeKit = StepKit | null | undefined;

/** A step of a path. */
export interface StepInPath {
  /** `delivery-area`: `meta.step` of its state. */
  readonly step: string;
  /** Its key among the path's states: `deliveryArea`. */
  readonly key: string;
  readonly title: string;
  /** What the step requires, on one line. */
  readonly needs: string;
  readonly minutes: number;
  readonly optional: boolean;
  /** The only role that sees it; null if all do. */
  readonly only: string | null;
  readonly screen: string | null;
  /** Null if the kit does not know it. */
  readonly kind: StepKind | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The steps in order: the top-level states that name one. */
export function stepsOf(flow: Flow, kit: MaybeKit): readonly StepInPath[] {
  return Object.entries(flow.states ?? {}).flatMap(([key, { meta = {} }]) => {
    const step = text(meta.step);
    if (step === null) return [];
    return {
      step,
      key,
      title: text(meta.title) ?? key,
      needs: text(meta.needs) ?? '',
      minutes: typeof meta.minutes === 'number' ? meta.minutes : 0,
      optional: meta.optional === true,
      only: text(meta.only),
      screen: text(meta.screen),
      kind: kit?.kinds.find((kind) => kind.step === step) ?? null,
    };
  });
}

export const kindOf = (kit: MaybeKit, step: string): StepKind | null =>
  kit?.kinds.find((kind) => kind.step === step) ?? null;
