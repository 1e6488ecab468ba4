import { csvText } from '../../lib/csv-text.ts';
import { saveFile } from './save-file.ts';

/** Hands the browser rows as a CSV file to keep: the one way to one, so that none is without what `csvText` guards against. */
export const saveCsv = (name: string, ...[header, rows]: Parameters<typeof csvText>): void =>
  saveFile(name, csvText(header, rows), 'text/csv;charset=utf-8');
