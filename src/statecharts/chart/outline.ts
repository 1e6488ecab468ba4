import { chartTree, type ChartTree } from './chart-tree.ts';
import type { ChartEdge, ChartModel, ChartNow, ChartReaction, ChartState } from './chart.types.ts';

/** An event of a state, as text. */
export interface OutlineEvent {
  /** The model element. */
  readonly what: ChartEdge | ChartReaction;
  /** "When uploadFile is done, if file is at hand: assign, then to parsing" */
  readonly text: string;
}

/** A state as text, with its children. */
export interface OutlineState {
  readonly state: ChartState;
  /** "parallel, busy" */
  readonly kind: string;
  readonly isInitial: boolean;
  readonly isActive: boolean;
  /** Its entry and exit actions and invoked actors, a sentence each. */
  readonly does: readonly string[];
  readonly events: readonly OutlineEvent[];
  readonly states: readonly OutlineState[];
}

const kinds: Readonly<Record<ChartState['kind'], string>> = {
  atomic: '',
  compound: '',
  parallel: 'all of these at once',
  final: 'the end',
  history: 'back to where it was',
};

const triggerText = ({ event }: ChartReaction): string => {
  switch (event.kind) {
    case 'event':
      return `On ${event.label}`;
    case 'done':
      return `When ${event.label} is done`;
    case 'error':
      return `When ${event.label} fails`;
    case 'snapshot':
      return `When ${event.label} shows something new`;
    case 'finished':
      return 'When all within is finished';
    case 'delay':
      return `After ${event.label}`;
    case 'always':
      return event.label === 'always' ? 'At once' : 'The first time';
  }
};

/** A reaction or transition as a sentence. */
function eventSentence(what: ChartEdge | ChartReaction, tree: ChartTree): string {
  const condition = what.guard === null ? '' : `, if ${what.guard}`;
  const target = 'target' in what ? what.target : null;
  const consequences = [
    ...what.actions,
    ...(target === null
      ? []
      : [target === ('source' in what ? what.source : '') ? 'begins anew' : `to ${tree.pathOf(target)}`]),
  ];
  return `${triggerText(what)}${condition}: ${consequences.join(', ') || 'nothing'}`;
}

/** A chart as text, for reading and screen readers: it contains everything the drawing does. */
export function outlineOf(model: ChartModel, now?: ChartNow): OutlineState {
  const tree = chartTree(model);
  const build = (state: ChartState): OutlineState => ({
    state,
    kind: [kinds[state.kind], ...state.tags].filter(Boolean).join(', '),
    isInitial: state.parent !== null && tree.get(state.parent)?.initial === state.id,
    isActive: now?.active.includes(state.id) ?? false,
    does: [
      ...state.invokes.map(
        ({ id, src }) => `Invokes ${id === src || /^\d+\./.test(id) ? src : `${src} as ${id}`}`,
      ),
      ...(state.entry.length > 0 ? [`On entry: ${state.entry.join(', ')}`] : []),
      ...(state.exit.length > 0 ? [`On exit: ${state.exit.join(', ')}`] : []),
    ],
    events: [...state.reactions, ...model.edges.filter(({ source }) => source === state.id)].map((what) => ({
      what,
      text: eventSentence(what, tree),
    })),
    states: tree.childrenOf(state.id).map(build),
  });
  return build(tree.root);
}
