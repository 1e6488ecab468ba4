import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a flow's path lies, of the flows that are data. */
export interface FlowPlace {
  /** The flow's folder. */
  readonly folder: string;
  readonly file: string;
  /** The file from the project's root, as it is told to people. */
  readonly path: string;
}

const isFile = async (file: string): Promise<boolean> => {
  try {
    return (await lstat(file)).isFile();
  } catch {
    return false; // not there, or not to be looked at: no flow either way
  }
};

/** Null for every name that is not, letter by letter, that of a folder of flows with a path in it: no name leads anywhere else. */
export async function flowPlace(machinesFolder: string, flow: string): Promise<FlowPlace | null> {
  const folders = await readdir(machinesFolder, { withFileTypes: true });
  if (!folders.some((entry) => entry.isDirectory() && entry.name === flow)) return null;
  const folder = join(machinesFolder, flow);
  const file = join(folder, `${flow}.flow.json`);
  return (await isFile(file)) ? { folder, file, path: `src/machines/${flow}/${flow}.flow.json` } : null;
}

export const noSuchFlow = (flow: string): string =>
  `There is no path “${flow}” in src/machines that can be changed.`;
