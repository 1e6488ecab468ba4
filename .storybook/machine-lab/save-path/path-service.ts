import { readFile } from 'node:fs/promises';
import { flowLocation, noSuchFlow } from './flow-location.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { savePath, type SaveTarget } from './save-path.ts';
import type {
  ReadPathAnswer,
  ReadPathRequest,
  SavePathRequest,
  SaveProgress,
  SaveStep,
  ServerOutcome,
  TypeCheck,
} from './save-messages.ts';
import { errorMessage } from './error-message.ts';

interface PathServiceParts {
  readonly place: SaveTarget;
  readonly check: (
    flow: string,
    options: { onProgress: (step: Exclude<SaveProgress, 'written'>) => void; signal: AbortSignal },
  ) => Promise<TypeCheck>;
}

/**
 * Saves paths for the lab's pages. Saves of one flow run one after the other, so that the second of two simultaneous
 * ones sees the conflict; a check is aborted when a newer path makes it pointless.
 */
export function createPathService({ place, check }: PathServiceParts) {
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
      // One at a time for all flows: the generators write files for all of them.
      return { kind: 'saved', path, text, check: await checking('all', () => check(flow, options)) };
    } catch (error) {
      // It is on disk nevertheless.
      return {
        kind: 'saved',
        path,
        text,
        check: { ok: false, lines: [`It was not checked: ${errorMessage(error)}`] },
      };
    } finally {
      if (checks.get(flow) === mine) checks.delete(flow);
    }
  }

  return {
    /** Whether files that the lab's pages load are being written. */
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
      const found = await flowLocation(place.machinesFolder, flow);
      if (!found) return { id, ok: false, reason: noSuchFlow(flow) };
      return { id, ok: true, text: await readFile(found.file, 'utf8') };
    },
  };
}

export type PathService = ReturnType<typeof createPathService>;
