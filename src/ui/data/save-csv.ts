import { csvText } from '../../lib/csv-text.ts';
import { saveFile } from './save-file.ts';

/** Downloads rows as a CSV file. Use only this function, so that every file is protected by `csvText`. */
export const saveCsv = (name: string, ...[header, rows]: Parameters<typeof csvText>): void =>
  saveFile(name, csvText(header, rows), 'text/csv;charset=utf-8');
