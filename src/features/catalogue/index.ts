export { catalogueScreens } from './screens.ts';
export { csvText } from './export/csv-text.ts';
export { saveCsv } from './export/export-listings.ts';
