import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { ok, refuse, type Result } from '../../../../src/lib/result.ts';
import type { FileStore, StoredFile } from '../../platform/files/index.ts';
import { inTime } from '../in-time.ts';
import { contentTypeOf, fileKey, packedEnding } from './asset-files.ts';
import { createPublishedNames } from './published-names.ts';

interface PublishedAsset {
  readonly contentType: string;
  /** Whether it is the copy packed with brotli. */
  readonly isPacked: boolean;
  readonly sizeBytes: number;
  readonly stream: Readable;
}

/** Files of other builds. */
export interface PublishedAssets {
  /** Never throws. The caller reads the stream to its end or destroys it. */
  find(
    name: string,
    accepts: { readonly brotli: boolean },
  ): Promise<Result<PublishedAsset, 'NOT_FOUND' | 'UNAVAILABLE'>>;
}

interface PublishedAssetsOptions {
  readonly store: FileStore;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Longer nobody waits for the store. */
  readonly limitMs?: number;
  /** Files that are looked for or being sent; more are refused at once. */
  readonly atOnceMax?: number;
  readonly now?: () => number;
}

/**
 * Finds what `npm run assets:publish` has stored: an old page asks a new node for a file of its own build, or the other way
 * round. Only names that a published build has are looked up, so guesses cost the store nothing.
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
        // Counted until the store lets go of it. What it failed with is in the log.
        void looking
          .then((late) => late.ok && late.value.stream.destroy())
          .catch(() => undefined)
          .finally(close);
        return refuse('UNAVAILABLE');
      }
    },
  };
}
