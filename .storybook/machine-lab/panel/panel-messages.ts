/**
 * The messages between a story's preview and the panel. Plain data: the panel runs in another page with another React.
 */
export const panelMessages = {
  /** A PreviewView, or null. */
  shown: 'machine-lab/shown',
  /** Whether the chart of the story's machine is being laid out: something will be shown. */
  drawing: 'machine-lab/drawing',
  /** A PreviewEvent. */
  acted: 'machine-lab/acted',
  /** The panel was opened and requests the current content. */
  asked: 'machine-lab/asked',
} as const;

/** An event that is possible now, for one of the previewed machines. */
export interface PreviewEvent {
  /** Key of the machine's actor: `/` is the root. */
  readonly actor: string;
  readonly type: string;
}

/** A machine as the panel shows it. */
export interface PreviewView {
  /** "Catalogue import" */
  readonly title: string;
  /** The current state: "reviewing · desk: editing" */
  readonly text: string;
  /** The chart as `chartSvg` draws it, for each appearance. */
  readonly svg: { readonly light: string; readonly dark: string };
  readonly possible: readonly (PreviewEvent & { readonly label: string })[];
}
