import type { Flow } from '../flow.types.ts';
import type { StepKind, StepKit } from './step-kit.types.ts';

/** A flow that is no path of steps has none. */
export type MaybeKit = StepKit | null | undefined;

/** A step as it stands in a path. */
export interface StepInPath {
  /** `delivery-area`: `meta.step` of its state. */
  readonly step: string;
  /** Its key among the path's states: `deliveryArea`. */
  readonly key: string;
  readonly title: string;
  /** What is needed, in one line. */
  readonly needs: string;
  readonly minutes: number;
  readonly optional: boolean;
  readonly screen: string | null;
  /** Null: the kit does not know it. */
  readonly kind: StepKind | null;
}

const words = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The steps in their order: that of the path's own states which name one. */
export function stepsOf(flow: Flow, kit: MaybeKit): readonly StepInPath[] {
  return Object.entries(flow.states ?? {}).flatMap(([key, { meta = {} }]) => {
    const step = words(meta.step);
    if (step === null) return [];
    return {
      ...{ step, key },
      title: words(meta.title) ?? key,
      needs: words(meta.needs) ?? '',
      minutes: typeof meta.minutes === 'number' ? meta.minutes : 0,
      optional: meta.optional === true,
      screen: words(meta.screen),
      kind: kit?.kinds.find((kind) => kind.step === step) ?? null,
    };
  });
}

export const kindOf = (kit: MaybeKit, step: string): StepKind | null =>
  kit?.kinds.find((kind) => kind.step === step) ?? null;
