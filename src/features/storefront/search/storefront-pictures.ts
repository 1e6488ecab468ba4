import { lazyPart } from '../../../ui/index.ts';

// In the server's HTML from the start; their code comes after that of the cards. Imported at once they would make the
// drawings of the home page wait for this screen's code too.
const drawings = () => import('../../../ui/drawings/index.ts');

export const DepartmentDrawing = lazyPart(async () => (await drawings()).DepartmentDrawing, {
  atFirstSign: true,
});
export const EmptyDrawing = lazyPart(async () => (await drawings()).EmptyDrawing);
export const ListingTile = lazyPart(async () => (await drawings()).ListingTile, { atFirstSign: true });
