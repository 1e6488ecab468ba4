/** Something that somebody wants from the machine lab, and the story where it is done. */
interface Task {
  readonly wish: string;
  readonly page: string;
  readonly address: string;
  readonly how: string;
}

export const labTasks: readonly Task[] = [
  {
    wish: 'See what a user saw when something failed',
    page: 'Replay',
    address: 'machine-lab-replay--replay',
    how: 'Press Ctrl-V after “Copy replay” in the app. Keep it as a test when it is understood.',
  },
  {
    wish: 'Walk through a flow by hand',
    page: 'Charts',
    address: 'machine-lab-charts--session',
    how: 'Choose an event, and what its effect answers; chart, screen and context follow.',
  },
  {
    wish: 'See every way through a flow',
    page: 'Paths',
    address: 'machine-lab-paths--onboarding',
    how: 'Filter by state or length, and play one on the real screens.',
  },
  {
    wish: 'Change the steps of onboarding or booking',
    page: 'Path editor',
    address: 'machine-lab-path-editor--onboarding',
    how: 'Move, rename, skip or add steps; try the change, then save it into the project.',
  },
  {
    wish: 'Review a changed flow',
    page: 'Compare',
    address: 'machine-lab-compare--compare',
    how: 'Two versions of a flow in one chart, with what was added and removed.',
  },
  {
    wish: 'See where people give up',
    page: 'Drop-off',
    address: 'machine-lab-drop-off--onboarding',
    how: 'Visits of each state, from the demo market or from your own.',
  },
  {
    wish: 'See which states have a story or a test',
    page: 'Coverage',
    address: 'machine-lab-coverage--coverage',
    how: 'Red is what nobody would notice.',
  },
];
