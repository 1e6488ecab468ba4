import { readFile } from 'node:fs/promises';
import { once } from '../../../../src/lib/once.ts';

const read = (file: string): Promise<Buffer> =>
  readFile(new URL(import.meta.resolve(`@expo-google-fonts/inter/${file}`)));

/** Inter, read when the first document is rendered; each document contains only the glyphs that it uses. */
export const documentFonts = once(async () => ({
  regular: await read('400Regular/Inter_400Regular.ttf'),
  semibold: await read('600SemiBold/Inter_600SemiBold.ttf'),
}));
