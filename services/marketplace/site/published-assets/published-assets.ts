import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { FileStore, StoredFile } from '../../platform/files/index.ts';
import { inTime } from '../in-time.ts';
import { contentTypeOf, fileKey, packedEnding } from './asset-files.ts';
import { createPublishedNames } from './published-names.ts';

interface PublishedAsset {
  readonly contentType: string;
  /** Whether it is compressed with brotli. */
  readonly isPacked: boolean;
  readonly sizeBytes: number;
  readonly stream: Readable;
}

/** The files of other builds. */
export interface PublishedAssets {
  /** Never throws. The caller must read the stream to its end or destroy it. */
  find(
    name: string,
    accepts: { readonly brotli: boolean },
  ): Promise<Result<PublishedAsset, 'NOT_FOUND' | 'UNAVAILABLE'>>;
}

interface PublishedAssetsOptions {
  readonly store: FileStore;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** How long the store is waited for. */
  readonly limitMs?: number;
  /** The maximum number of concurrent lookups and transfers; more are refused at once. */
  readonly atOnceMax?: number;
  readonly now?: () => number;
}

/**
 * Finds files stored by `npm run assets:publish`: an old page requests a file of its build from a new node, or the
 * reverse. Only names in published builds are looked up, so guesses cost the store nothing.
 */
export function createPublishedAssets(options: PublishedAssetsOptions): PublishedAssets {
  const { store, log, limitMs = 3000, atOnceMax = 64, now = Date.now } = options;
  const names = createPublishedNames({ store, now });
  let open = 0;

  async function lookUp(name: string, brotli: boolean) {
    if (!(await names.has(name))) return refuse('NOT_FOUND');
    const isPacked = brotli && names.isKnown(name + packedEnding);
    const found = await store.read(fileKey(isPacked ? name + packedEnding : name));
    return found.ok ? ok({ ...found.value, isPacked }) : refuse('NOT_FOUND');
  }

  return {
    async find(name, { brotli }) {
      const contentType = contentTypeOf(name);
      if (contentType === null || name.endsWith(packedEnding)) return refuse('NOT_FOUND');
      if (open >= atOnceMax) return refuse('UNAVAILABLE');
      open += 1;
      const close = () => {
        open -= 1;
      };
      const looking: Promise<Result<StoredFile & { isPacked: boolean }, 'NOT_FOUND'>> = lookUp(name, brotli);
      try {
        const found = await inTime(looking, limitMs, 'the store of published builds did not answer');
        if (!found.ok) {
          close();
          return found;
        }
        found.value.stream.once('close', close);
        return ok({ contentType, ...found.value });
      } catch (error) {
        log.warn({ err: error, asset: name }, 'a file of another build could not be looked up');
        // Counted until the store is done. Its failure is in the log.
        void looking
          .then((late) => late.ok && late.value.stream.destroy())
          .catch(() => undefined)
          .finally(close);
        return refuse('UNAVAILABLE');
      }
    },
  };
}
