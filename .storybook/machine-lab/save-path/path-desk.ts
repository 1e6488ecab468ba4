import { readFile } from 'node:fs/promises';
import { flowPlace, noSuchFlow } from './flow-place.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { savePath, type SavePlace } from './save-path.ts';
import type {
  ReadPathAnswer,
  ReadPathRequest,
  SavePathRequest,
  SaveProgress,
  SaveStep,
  ServerOutcome,
  TypeCheck,
} from './save-messages.ts';
import { wordsOf } from './words-of-error.ts';

interface DeskNeeds {
  readonly place: SavePlace;
  readonly check: (
    flow: string,
    options: { onProgress: (step: Exclude<SaveProgress, 'written'>) => void; signal: AbortSignal },
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
    onProgress: (step: SaveStep) => void,
  ): Promise<ServerOutcome> {
    const { flow } = request;
    const written = await writing(flow, () => savePath(request, place));
    if (written.kind !== 'written') return written;
    const { path, text } = written;
    onProgress({ step: 'written', text });
    checks.get(flow)?.abort();
    const mine = new AbortController();
    checks.set(flow, mine);
    const options = {
      onProgress: (step: Exclude<SaveProgress, 'written'>) => onProgress({ step }),
      signal: mine.signal,
    };
    try {
      // One at a time whichever flow it is: generators write for all of them.
      return { kind: 'saved', path, text, check: await checking('all', () => check(flow, options)) };
    } catch (error) {
      // It lies on the disk all the same.
      return {
        kind: 'saved',
        path,
        text,
        check: { ok: false, lines: [`It was not checked: ${wordsOf(error)}`] },
      };
    } finally {
      if (checks.get(flow) === mine) checks.delete(flow);
    }
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
