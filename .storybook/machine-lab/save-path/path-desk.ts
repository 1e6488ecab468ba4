import { readFile } from 'node:fs/promises';
import { flowPlace, noSuchFlow } from './flow-place.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { savePath, type SavePlace } from './save-path.ts';
import type {
  ReadPathAnswer,
  ReadPathRequest,
  SavePathRequest,
  SaveProgress,
  ServerOutcome,
  TypeCheck,
} from './save-messages.ts';

interface DeskNeeds {
  readonly place: SavePlace;
  readonly check: (
    flow: string,
    options: { onProgress: (step: SaveProgress) => void; signal: AbortSignal },
  ) => Promise<TypeCheck>;
}

/**
 * Where the pages of the lab bring their changed paths: those of one flow are written one after the other, so that of two that were made at the same
 * time the second one is told; a check that a newer path makes pointless is ended.
 */
export function pathDesk({ place, check }: DeskNeeds) {
  const writing = oneAtATime();
  const checking = oneAtATime();
  const checks = new Map<string, AbortController>();
  let underWay = 0;

  async function save(
    request: SavePathRequest,
    onProgress: (step: SaveProgress) => void,
  ): Promise<ServerOutcome> {
    const { flow } = request;
    const written = await writing(flow, () => savePath(request, place));
    if (written.kind !== 'written') return written;
    onProgress('written');
    checks.get(flow)?.abort();
    const mine = new AbortController();
    checks.set(flow, mine);
    // One at a time whichever flow it is: generators write for all of them.
    const found = await checking('all', () => check(flow, { onProgress, signal: mine.signal }));
    if (checks.get(flow) === mine) checks.delete(flow);
    return { kind: 'saved', path: written.path, check: found };
  }

  return {
    /** Whether files are written that the lab's pages load. */
    isSaving: () => underWay > 0,

    async save(...asked: Parameters<typeof save>): Promise<ServerOutcome> {
      underWay += 1;
      try {
        return await save(...asked);
      } finally {
        underWay -= 1;
      }
    },

    async read({ id, flow }: ReadPathRequest): Promise<ReadPathAnswer> {
      const found = await flowPlace(place.machinesFolder, flow);
      if (!found) return { id, ok: false, reason: noSuchFlow(flow) };
      return { id, ok: true, text: await readFile(found.file, 'utf8') };
    },
  };
}

export type PathDesk = ReturnType<typeof pathDesk>;
