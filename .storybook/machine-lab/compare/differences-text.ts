import type { FlowDifference } from '../../../src/statecharts/flow/difference/difference.types.ts';
import { inListOrder } from '../parts/difference-order.ts';
import type { Version } from './compare.types.ts';

const titles = { changed: 'Changed', added: 'Added', removed: 'Removed' } as const;
const kinds = ['changed', 'added', 'removed'] as const;

/** Escapes Markdown syntax. */
const escaped = (text: string): string => text.replace(/[\\`*_<>[\]]/gu, String.raw`\$&`);

/** The differences for a ticket or a message. */
export function differencesText(
  title: string,
  before: Pick<Version, 'label'>,
  after: Pick<Version, 'label'>,
  differences: readonly FlowDifference[],
): string {
  const ordered = inListOrder(differences);
  const sections = kinds.flatMap((kind) => {
    const lines = ordered.filter((one) => one.kind === kind).map(({ text }) => `- ${escaped(text)}`);
    return lines.length === 0 ? [] : [`## ${titles[kind]}\n\n${lines.join('\n')}`];
  });
  const head = `# ${title}: ${before.label} → ${after.label}`;
  return `${[head, ...(sections.length === 0 ? ['No difference.'] : sections)].join('\n\n')}\n`;
}
