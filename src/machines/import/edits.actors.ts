import { fromPromise } from 'xstate';
import { answer, ApiError } from '../../api/index.ts';
import { isJsonEqual } from '../../lib/json-equal.ts';
import type { Effects } from './import-effects.actors.ts';
import type { Edit, EditsChange, ImportKind } from './import.types.ts';

interface ImportOf {
  kind: ImportKind;
  userId: string;
  importId: string;
}

/** The limits of one change (contract: EditsChange; the byte limit assumes three bytes per letter). */
const editsAtOnce = 2_000;
const lettersAtOnce = 2_500_000;

/** As many edits from the beginning of a change as fit in one call. */
function firstPart({ keep, add, done }: EditsChange): EditsChange {
  let letters = 0;
  const fitting = add.slice(0, editsAtOnce).findIndex((edit) => {
    letters += JSON.stringify(edit).length;
    return letters > lettersAtOnce;
  });
  const part = add.slice(0, fitting === -1 ? editsAtOnce : Math.max(1, fitting));
  return { keep, add: part, done: Math.min(done, keep + part.length) };
}

/** The server's edits after a change arrived. */
interface Sent {
  readonly edits: readonly Edit[];
  readonly done: number;
}

/** Sends edits to the server: each change on the version that it was made on. */
export function createEditSaving({ client, reviews }: Pick<Effects, 'client' | 'reviews'>) {
  /** Changes without an answer, by import: they may or may not have arrived. */
  const inDoubt = new Map<string, readonly Sent[]>();

  const put = async (importId: string, version: number, body: EditsChange, signal: AbortSignal) => {
    const params = { path: { importId }, header: { 'If-Match': String(version) } };
    const { data } = await answer(client.PUT('/imports/{importId}/edits', { params, body, signal }));
    return data.version;
  };
  const fetchDraft = async (importId: string, signal: AbortSignal) => {
    const params = { path: { importId } };
    return (await answer(client.GET('/imports/{importId}', { params, signal }))).data;
  };

  /**
   * The version of a change that arrived although its answer was lost; throws the refusal if another tab made the
   * change.
   */
  async function recover(importId: string, refusal: ApiError, signal: AbortSignal): Promise<number> {
    const draft = await fetchDraft(importId, signal);
    const arrived = inDoubt
      .get(importId)
      ?.find(({ edits, done }) => done === draft.editsDone && isJsonEqual(edits, draft.edits));
    if (!arrived) throw refusal;
    reviews.saved(importId, { keep: 0, add: [...arrived.edits], done: draft.editsDone });
    return draft.version;
  }

  /** Saves a part of the unsaved edits. Returns the server's version afterwards. */
  async function saveOnce(importId: string, version: number, signal: AbortSignal): Promise<number> {
    const unsaved = reviews.unsaved(importId);
    if (!unsaved) return version;
    const change = firstPart(unsaved);
    const edits = reviews.everything(importId).add.slice(0, change.keep + change.add.length);
    inDoubt.set(importId, [...(inDoubt.get(importId) ?? []), { edits, done: change.done }]);
    try {
      const saved = await put(importId, version, change, signal);
      reviews.saved(importId, change);
      inDoubt.delete(importId);
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_ELSEWHERE') throw error;
      const recovered = await recover(importId, error, signal);
      inDoubt.delete(importId);
      return recovered;
    }
  }

  return {
    put,
    fetchDraft,
    saveOnce,
    async saveAll(importId: string, version: number, signal: AbortSignal): Promise<number> {
      let saved = version;
      while (reviews.unsaved(importId)) saved = await saveOnce(importId, saved, signal);
      return saved;
    },
  };
}

export type EditSaving = ReturnType<typeof createEditSaving>;

export function editsActors({ reviews }: Pick<Effects, 'reviews'>, saving: EditSaving) {
  return {
    saveEdits: fromPromise<{ version: number; isComplete: boolean }, ImportOf & { version: number }>(
      async ({ input: { importId, version }, signal }) => {
        const saved = await saving.saveOnce(importId, version, signal);
        return { version: saved, isComplete: reviews.unsaved(importId) === null };
      },
    ),

    overwriteEdits: fromPromise<{ version: number }, ImportOf>(async ({ input: { importId }, signal }) => {
      const { version } = await saving.fetchDraft(importId, signal);
      const change = firstPart(reviews.everything(importId));
      const saved = await saving.put(importId, version, change, signal);
      reviews.saved(importId, change);
      return { version: saved };
    }),
  };
}
