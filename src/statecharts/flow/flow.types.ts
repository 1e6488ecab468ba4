import type { Json } from '../json.ts';

/** A vocabulary name with its parameters. */
type NamedWithParams = { readonly type: string; readonly params?: Readonly<Record<string, Json>> };
export type FlowGuard = string | NamedWithParams;
export type FlowAction = string | NamedWithParams;

/** A transition: target, guard and actions. Without a target the flow stays where it is. */
export interface FlowTransition {
  /** `saving` (sibling), `.filling` (child), `#onboarding.logo` (absolute). */
  readonly target?: string;
  readonly guard?: FlowGuard;
  readonly actions?: FlowAction | readonly FlowAction[];
  readonly reenter?: boolean;
}
/** Several are tried in order: the first whose guard holds is taken. */
export type FlowTransitions = FlowTransition | readonly FlowTransition[];

export interface FlowInvoke {
  readonly id: string;
  readonly src: string;
  readonly onDone?: FlowTransitions;
  readonly onError?: FlowTransitions;
  readonly onSnapshot?: FlowTransitions;
}

export interface FlowState {
  readonly type?: 'parallel' | 'final' | 'history';
  readonly history?: 'shallow' | 'deep';
  /** For a history state: its default target. */
  readonly target?: string;
  readonly initial?: string;
  readonly meta?: Readonly<Record<string, Json>>;
  readonly tags?: string | readonly string[];
  readonly entry?: FlowAction | readonly FlowAction[];
  readonly exit?: FlowAction | readonly FlowAction[];
  readonly invoke?: FlowInvoke | readonly FlowInvoke[];
  readonly on?: Readonly<Record<string, FlowTransitions>>;
  readonly always?: FlowTransitions;
  readonly after?: Readonly<Record<string, FlowTransitions>>;
  readonly onDone?: FlowTransitions;
  readonly states?: Readonly<Record<string, FlowState>>;
}

/** A machine as data: XState's configuration without functions. Always valid: `readFlow` rejects anything else. */
export interface Flow extends FlowState {
  readonly id: string;
}

/** What triggers a transition. `finished`: the state's children ended. */
export type Cause =
  | { readonly kind: 'on'; readonly event: string }
  | { readonly kind: 'after'; readonly delay: string }
  | { readonly kind: 'always' | 'finished' }
  | { readonly kind: 'done' | 'error' | 'snapshot'; readonly invoke: string };

/** Identifies a transition of a flow. Plain data; the index is its position among those of its cause. */
export interface TransitionPlace {
  /** Keys below the machine, joined by dots: `companyProfile.filling`; empty for the machine itself. */
  readonly state: string;
  readonly cause: Cause;
  readonly index: number;
}
