import { saveFile } from './save-file.ts';

/** Hands the browser a CSV file to keep. */
export const saveCsv = (name: string, content: string): void =>
  saveFile(name, content, 'text/csv;charset=utf-8');
