import { fromPromise } from 'xstate';
import { answer, ApiError } from '../../api/index.ts';
import { pause, type Effects } from './import-effects.actors.ts';

/** A proxy's answers for a service that it cannot reach. */
const nobodyBehind: ReadonlySet<number> = new Set([502, 503, 504]);

const brokeOff = ({ code, status, fromServer }: ApiError): boolean =>
  !fromServer && (code === 'NETWORK_ERROR' || code === 'ABORTED' || nobodyBehind.has(status));

/** Whether the AI parser is available: it may crash while it reads, and restarts automatically. */
export function createReaderWatch({
  client,
  parserClient,
  readerPausesMs,
}: Pick<Effects, 'client' | 'parserClient' | 'readerPausesMs'>) {
  /** Following a progress that does not exist is the parser's cheapest request. */
  async function answers(signal: AbortSignal): Promise<boolean> {
    const enough = new AbortController();
    try {
      await answer(
        parserClient.GET('/progress/{progressId}', {
          params: { path: { progressId: crypto.randomUUID() } },
          headers: { Accept: 'text/event-stream' },
          parseAs: 'stream',
          signal: AbortSignal.any([signal, enough.signal]),
        }),
      );
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'CANCELED') throw error;
      // A busy parser is available.
      return error.fromServer;
    } finally {
      enough.abort();
    }
  }

  return {
    /**
     * The failure of a reading; an interrupted call to the parser has the code ABORTED if Quayside itself answers,
     * which rules out the vendor's network.
     */
    async failureOf(error: unknown, importId: string, signal: AbortSignal): Promise<unknown> {
      if (!(error instanceof ApiError) || !brokeOff(error)) return error;
      const call = { params: { path: { importId } }, signal };
      return answer(client.GET('/imports/{importId}', call)).then(
        () =>
          new ApiError({ code: 'ABORTED', message: error.message, status: error.status, cause: error.cause }),
        () => error,
      );
    },

    awaitReader: fromPromise<undefined>(async ({ signal }) => {
      for (let looks = 0; !(await answers(signal)); looks += 1)
        await pause(readerPausesMs[Math.min(looks, readerPausesMs.length - 1)] ?? 0, signal);
      return undefined;
    }),
  };
}
