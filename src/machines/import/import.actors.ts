import { fromPromise } from 'xstate';
import { answer } from '../../api/index.ts';
import { fromAbandonablePromise } from '../../statecharts/abandonable-promise.ts';
import { createEditSaving, editsActors } from './edits.actors.ts';
import { draftOf, withDefaults, type ImportEffects } from './import-effects.actors.ts';
import type { Draft, ImportKind } from './import.types.ts';
import { linesActors } from './lines.actors.ts';
import { readingActors } from './reading.actors.ts';

/**
 * The import's effects: the contract's calls for imports, and the AI parser's without a token. Failures are ApiErrors
 * with the specification's messages (§8).
 */
export function importActors(given: ImportEffects) {
  const effects = withDefaults(given);
  const { client } = effects;
  const saving = createEditSaving(effects);
  return {
    openDraft: fromAbandonablePromise<{ draft: Draft | null }, { kind: ImportKind }>(
      async ({ input, signal }) => {
        const params = { query: { kind: input.kind } };
        const { data } = await answer(client.GET('/imports/open', { params, signal }));
        return { draft: data.import && draftOf(data.import) };
      },
    ),

    discardImport: fromPromise<undefined, { importId: string }>(async ({ input, signal }) => {
      await answer(client.DELETE('/imports/{importId}', { params: { path: input }, signal }));
      return undefined;
    }),

    ...readingActors(effects),
    ...editsActors(effects, saving),
    ...linesActors(effects, saving),
  };
}
