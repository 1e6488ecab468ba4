import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { docsAddress, findPieces } from './find-pieces.ts';
import { labTasks } from './lab-tasks.ts';
import { pieceGroups } from './pieces.ts';

const root = new URL('../../', import.meta.url).pathname;
const pieces = pieceGroups.flatMap((group) => group.pieces);
const namesFor = (query: string) =>
  findPieces(query).flatMap((group) => group.pieces.map(({ name }) => name));
const titleIn = (text: string) => /const meta = \{[\s\S]*?title: '([^']+)'/.exec(text)?.[1] ?? '';
const readStories = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(`${root}${file}`, 'utf8'));

describe('looking for a piece', () => {
  it.each([
    ['dialog with a reason', 'ReasonDialog'],
    ['typed amount', 'MoneyField'],
    ['Countdown', 'TimeLeft and SecondsLeft'],
    ['a table of sums', 'SumsTable and AmountsTable'],
    ['totals', 'SumsTable and AmountsTable'],
    ['pagination', 'ListPage'],
    ['phone number', 'TextField'],
    ['chip', 'StatusBadge'],
    ['a sortable galleon of rows', 'DataTable'],
  ])('finds for “%s” first %s', (query, name) => {
    expect(namesFor(query)[0]).toBe(name);
  });

  it('finds nothing by words that no piece has', () => {
    expect(findPieces('galleon')).toEqual([]);
  });

  it('finds everything without words', () => {
    expect(findPieces(' ')).toEqual(pieceGroups);
  });
});

describe('the list of pieces', () => {
  it('names every component that the design system’s own files export', () => {
    const door = readFileSync(`${root}src/ui/index.ts`, 'utf8');
    const exported = [
      ...door.matchAll(/export \{([^}]+)\} from '\.\/(?:data|feedback|form|layout|overlay|text|brand)\//g),
    ]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name));
    // Parts that are never looked for by themselves: of a list's frame, of a form, of Toast, and the shapes of a skeleton.
    const parts = ['ListFooter', 'SearchSlot', 'TabButtons', 'FormActions', 'ToastViewport'];
    const named = pieces.map(({ name }) => name).join(' ');
    expect(
      exported.filter(
        (name) => !name.startsWith('Skeleton') && !parts.includes(name) && !named.includes(name),
      ),
    ).toEqual([]);
  });

  it('refers only to stories that have a page of docs', () => {
    const documented = readStories('src/**/*.stories.tsx')
      .filter((text) => !text.includes("tags: ['!autodocs']"))
      .map(titleIn);
    expect(pieces.map(({ stories }) => stories).filter((title) => !documented.includes(title))).toEqual([]);
  });

  it('is addressed as Storybook does', () => {
    expect(docsAddress('Feedback/EmptyState and ErrorState')).toBe(
      './?path=/docs/feedback-emptystate-and-errorstate--docs',
    );
  });
});

it('the lab’s tasks lead to stories that exist', () => {
  const kebab = (text: string) => text.replaceAll(/(?<=[a-z])(?=[A-Z])|[^A-Za-z0-9]+/g, '-').toLowerCase();
  const ids = readStories('.storybook/machine-lab/**/*.stories.tsx').flatMap((text) =>
    [...text.matchAll(/^export const (\w+): Story/gm)].map(
      ([, name = '']) => `${kebab(titleIn(text))}--${kebab(name)}`,
    ),
  );
  expect(labTasks.map(({ address }) => address).filter((address) => !ids.includes(address))).toEqual([]);
});
