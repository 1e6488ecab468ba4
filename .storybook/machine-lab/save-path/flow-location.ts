import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The location of a flow's path file. */
export interface FlowLocation {
  /** The flow's folder. */
  readonly folder: string;
  readonly file: string;
  /** The file relative to the project's root, for display. */
  readonly path: string;
}

const isFile = async (file: string): Promise<boolean> => {
  try {
    return (await lstat(file)).isFile();
  } catch {
    return false; // missing, or not readable: no flow either way
  }
};

/** Null unless the name is exactly that of a flow folder with a path in it, so that no name leads elsewhere. */
export async function flowLocation(machinesFolder: string, flow: string): Promise<FlowLocation | null> {
  const folders = await readdir(machinesFolder, { withFileTypes: true });
  if (!folders.some((entry) => entry.isDirectory() && entry.name === flow)) return null;
  const folder = join(machinesFolder, flow);
  const file = join(folder, `${flow}.flow.json`);
  return (await isFile(file)) ? { folder, file, path: `src/machines/${flow}/${flow}.flow.json` } : null;
}

export const noSuchFlow = (flow: string): string =>
  `There is no path “${flow}” in src/machines that can be changed.`;
