/** What the stage of a story and the panel beside it tell each other. Plain data: the panel runs in another page, with another React. */
export const panelMessages = {
  /** A StageView, or null. */
  shown: 'machine-lab/shown',
  /** Whether the chart of the story's machine is being laid out: something will be shown. */
  drawing: 'machine-lab/drawing',
  /** A StageEvent. */
  acted: 'machine-lab/acted',
  /** The panel was opened and asks what is shown. */
  asked: 'machine-lab/asked',
} as const;

/** Something that can happen now, to one of the machines on stage. */
export interface StageEvent {
  /** Key of the machine's actor: `/` is the root. */
  readonly actor: string;
  readonly type: string;
}

/** A machine as the panel shows it. */
export interface StageView {
  /** "Catalogue import" */
  readonly title: string;
  /** Where it stands: "reviewing · desk: editing" */
  readonly words: string;
  /** The chart as `chartSvg` draws it, for each appearance. */
  readonly svg: { readonly light: string; readonly dark: string };
  readonly possible: readonly (StageEvent & { readonly words: string })[];
}
