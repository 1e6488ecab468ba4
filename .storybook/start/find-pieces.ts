import { finderOf } from '../../src/lib/best-first.ts';
import { pieceGroups, type PieceGroup } from './pieces.ts';

/** "Reason dialog" for `ReasonDialog`: people look for either word. */
const spaced = (name: string): string => name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

const find = finderOf(
  pieceGroups.flatMap(({ pieces }) => pieces),
  ({ name, stories, use, alsoCalled }) => ({
    name: spaced(name),
    others: `${alsoCalled} ${spaced(stories)}`,
    text: use,
  }),
);

/**
 * The pieces that have the words, best first; those that have some of them where none has all. All of them by their
 * groups without words.
 */
export function findPieces(query: string): readonly PieceGroup[] {
  if (query.trim() === '') return pieceGroups;
  const found = find(query);
  if (found.length === 0) return [];
  const title = found.some(({ share }) => share === 1) ? 'Found' : 'Nearest';
  return [{ title, pieces: found.map(({ item }) => item) }];
}

/** The page of Storybook's docs for stories with this title: looks, properties and code. */
export const docsAddress = (title: string): string =>
  `./?path=/docs/${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}--docs`;
