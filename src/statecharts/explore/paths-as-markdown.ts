import type { ToldPath, ToldStep } from './told-path.types.ts';

/** Signs that Markdown reads as its own. */
const escaped = (words: string): string =>
  words.replace(/[\\`*_[\]<>#|]/g, String.raw`\$&`).replace(/\s+/g, ' ');

const lengthOf = ({ steps, screens, minutes }: ToldPath): string =>
  [
    `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`,
    `${screens.length} ${screens.length === 1 ? 'screen' : 'screens'}`,
    ...(minutes === null || minutes === 0 ? [] : [`about ${minutes} min`]),
  ].join(', ');

function thingToDo({ by, words, to, instead }: ToldStep): string {
  const who = by === 'person' ? escaped(words) : `*${by === 'time' ? 'Wait' : 'System'}:* ${escaped(words)}`;
  const others = instead.length === 0 ? '' : `\n  - alike: ${instead.map(escaped).join('; ')}`;
  return `- [ ] ${who}\n  - then: ${escaped(to)}${others}`;
}

/** One path as a list to be ticked off by whoever tries it by hand. */
export function pathAsMarkdown(told: ToldPath, level = 1): string {
  const { path, title, ends, steps } = told;
  const parts = [
    `${'#'.repeat(level)} ${escaped(title)}`,
    `Begins with: ${[path.input, ...path.alike].map(escaped).join(', or ')}  \nEnds: ${escaped(ends)}  \nLength: ${lengthOf(told)}`,
  ];
  steps.forEach((step, index) => {
    const isNew = step.at !== steps[index - 1]?.at;
    if (isNew) parts.push(`${'#'.repeat(level + 1)} On “${escaped(step.at)}”`, thingToDo(step));
    else parts.push(`${parts.pop() ?? ''}\n${thingToDo(step)}`);
  });
  parts.push(`- [ ] It ends here: **${escaped(ends)}**`);
  return `${parts.join('\n\n')}\n`;
}

/** Several paths in one file, with their contents before them. */
export function pathsAsMarkdown(flow: string, paths: readonly ToldPath[], filter = ''): string {
  const [only] = paths;
  if (paths.length === 1 && only) return pathAsMarkdown(only);
  const contents = paths.map((told, index) => `${index + 1}. ${escaped(told.title)} (${lengthOf(told)})`);
  return [
    `# ${escaped(flow)}: ${paths.length} paths to walk`,
    ...(filter === '' ? [] : [`Only: ${escaped(filter)}`]),
    contents.join('\n'),
    ...paths.map((told, index) => pathAsMarkdown({ ...told, title: `${index + 1}. ${told.title}` }, 2)),
  ].join('\n\n');
}
