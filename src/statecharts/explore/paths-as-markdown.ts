import type { DescribedPath, DescribedStep } from './described-path.types.ts';

/** Escapes Markdown syntax. */
const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>#|]/g, String.raw`\$&`).replace(/\s+/g, ' ');

const lengthOf = ({ steps, screens, minutes }: DescribedPath): string =>
  [
    `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`,
    `${screens.length} ${screens.length === 1 ? 'screen' : 'screens'}`,
    ...(minutes === null || minutes === 0 ? [] : [`about ${minutes} min`]),
  ].join(', ');

function thingToDo({ by, text, to, instead }: DescribedStep): string {
  const who = by === 'person' ? escaped(text) : `*${by === 'time' ? 'Wait' : 'System'}:* ${escaped(text)}`;
  const others = instead.length === 0 ? '' : `\n  - alike: ${instead.map(escaped).join('; ')}`;
  return `- [ ] ${who}\n  - then: ${escaped(to)}${others}`;
}

/** One path as a checklist for manual testing. */
function pathAsMarkdown(described: DescribedPath, level = 1): string {
  const { path, title, ends, steps } = described;
  const parts = [
    `${'#'.repeat(level)} ${escaped(title)}`,
    `Begins with: ${[path.input, ...path.alike].map(escaped).join(', or ')}  \nEnds: ${escaped(ends)}  \nLength: ${lengthOf(described)}`,
  ];
  steps.forEach((step, index) => {
    const isNew = step.at !== steps[index - 1]?.at;
    if (isNew) parts.push(`${'#'.repeat(level + 1)} On “${escaped(step.at)}”`, thingToDo(step));
    else parts.push(`${parts.pop() ?? ''}\n${thingToDo(step)}`);
  });
  parts.push(`- [ ] It ends here: **${escaped(ends)}**`);
  return `${parts.join('\n\n')}\n`;
}

/** Several paths in one file with a table of contents. */
export function pathsAsMarkdown(flow: string, paths: readonly DescribedPath[], filter = ''): string {
  const [only] = paths;
  if (paths.length === 1 && only) return pathAsMarkdown(only);
  const contents = paths.map(
    (described, index) => `${index + 1}. ${escaped(described.title)} (${lengthOf(described)})`,
  );
  return [
    `# ${escaped(flow)}: ${paths.length} paths to walk`,
    ...(filter === '' ? [] : [`Only: ${escaped(filter)}`]),
    contents.join('\n'),
    ...paths.map((described, index) =>
      pathAsMarkdown({ ...described, title: `${index + 1}. ${described.title}` }, 2),
    ),
  ].join('\n\n');
}
