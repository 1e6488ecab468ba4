import { lazyPart } from '../../../ui/index.ts';

// Part of the server's HTML; their code loads after that of the cards. A static import would make the drawings of the
// home page wait for this screen's code.
const drawings = () => import('../../../ui/drawings/index.ts');

export const DepartmentDrawing = lazyPart(async () => (await drawings()).DepartmentDrawing, {
  atFirstSign: true,
});
export const EmptyDrawing = lazyPart(async () => (await drawings()).EmptyDrawing);
export const ListingTile = lazyPart(async () => (await drawings()).ListingTile, { atFirstSign: true });
