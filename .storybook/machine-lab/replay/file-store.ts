import type { Frame } from '../../../src/statecharts/trace/replay.ts';
import type { Recording, Trace } from '../../../src/statecharts/trace/trace.types.ts';
import type { ShownFlow } from '../flows/flows.ts';
import type { Opening } from './replay.types.ts';

/** The parts of an opened trace that do not fit into a context: machine, screen and frames. */
export interface OpenTrace {
  readonly opening: Opening;
  readonly recording: Recording;
  readonly trace: Trace;
  readonly flow: ShownFlow;
  /** By step; undefined for steps that changed no machine. */
  readonly frames: readonly (Frame | undefined)[];
}

/** Holds files until they are read, and traces while they are open. */
export interface FileStore {
  readonly putFile: (file: File) => string;
  readonly file: (id: string) => File | undefined;
  readonly putOpen: (make: (id: string) => OpenTrace) => OpenTrace;
  readonly open: (id: string) => OpenTrace | undefined;
}

export function createFileStore(): FileStore {
  const files = new Map<string, File>();
  const openings = new Map<string, OpenTrace>();
  return {
    putFile(file) {
      const id = `file-${files.size + 1}`;
      files.set(id, file);
      return id;
    },
    file: (id) => files.get(id),
    putOpen(make) {
      const id = `opening-${openings.size + 1}`;
      const open = make(id);
      openings.set(id, open);
      return open;
    },
    open: (id) => openings.get(id),
  };
}
