/**
 * The parts of the home page that load after the visible ones. In a separate file because every dynamic import lists
 * all its chunks, which takes more bytes than the page's own code.
 */
export const loadMarina = async () => (await import('../../../ui/drawings/index.ts')).MarinaAtDawn;
export const loadSearchBox = async () => (await import('../search/search-box.tsx')).SearchBox;
export const loadBelowHero = async () => (await import('./below-hero.tsx')).BelowHero;
export const loadResults = async () => (await import('./home-results.tsx')).HomeResults;
export const loadReadHome = async () => (await import('./home-data.ts')).readHome;
