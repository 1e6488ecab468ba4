import type { Piece, PieceGroup } from './pieces.ts';

const textOf = ({ name, stories, use, insteadOf = '', alsoCalled }: Piece): string =>
  [name, stories, use, insteadOf, alsoCalled].join(' ').toLowerCase();

/** The groups with the pieces in which every word occurs; groups without such a piece are left out. */
export function findPieces(groups: readonly PieceGroup[], query: string): readonly PieceGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      pieces: group.pieces.filter((piece) => words.every((word) => textOf(piece).includes(word))),
    }))
    .filter(({ pieces }) => pieces.length > 0);
}

/** The page of Storybook's docs for stories with this title: looks, properties and code. */
export const docsAddress = (title: string): string =>
  `./?path=/docs/${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}--docs`;
