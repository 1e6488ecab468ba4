/**
 * What the home page fetches after what one sees first. In a file of its own because every import names all the files that it brings along, which
 * comes to more than the page's own code.
 */
export const loadMarina = async () => (await import('../../../ui/drawings/index.ts')).MarinaAtDawn;
export const loadSearchBox = async () => (await import('../search/search-box.tsx')).SearchBox;
export const loadBelowHero = async () => (await import('./below-hero.tsx')).BelowHero;
export const loadResults = async () => (await import('./home-results.tsx')).HomeResults;
export const loadReadHome = async () => (await import('./home-data.ts')).readHome;
