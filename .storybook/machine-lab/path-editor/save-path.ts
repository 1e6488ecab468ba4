import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import { flowText } from '../../../src/statecharts/flow/flow-text.ts';
import { readFlow } from '../../../src/statecharts/flow/read-flow.ts';
import type { FlowVocabulary } from '../../../src/statecharts/flow/vocabulary.types.ts';
import type { PathEditorEvent, SaveAnswer } from './path-editor.types.ts';
import type { PathSaver, SaveOutcome } from '../save-path/path-saver.ts';

interface Saving {
  readonly id: string;
  readonly flow: Flow;
  readonly basedOn: string;
  readonly saver: PathSaver;
  readonly vocabulary: FlowVocabulary;
  readonly tell: (event: PathEditorEvent) => void;
}

/** Saves, and tells how far it is and what came of it. Returns the way to wait no longer. */
export function savePath({ id, flow, basedOn, saver, vocabulary, tell }: Saving): () => void {
  const aborting = new AbortController();
  const { signal } = aborting;
  const text = flowText(flow);

  async function answerOf(outcome: SaveOutcome): Promise<SaveAnswer> {
    if (outcome.kind === 'changed on disk') {
      const read = readFlow(outcome.text, { vocabulary, id });
      return { ...outcome, theirs: read.ok ? read.flow : null };
    }
    if (outcome.kind !== 'saved') return outcome;
    // Its form on the disk is the house's: the next save is measured by that.
    const onDisk = saver.kind === 'server' ? await saver.read(id).catch(() => text) : text;
    return { ...outcome, text: onDisk };
  }

  void saver
    .save({
      ...{ flow: id, text, basedOn, signal },
      onProgress: (progress) => {
        if (!signal.aborted) tell({ type: 'SAVE.PROGRESSED', progress });
      },
    })
    .then(answerOf)
    .catch((error: unknown): SaveAnswer => ({
      kind: 'refused',
      reason: error instanceof Error ? error.message : String(error),
    }))
    .then((answer) => {
      if (!signal.aborted) tell({ type: 'SAVE.ANSWERED', answer });
    });
  return () => aborting.abort();
}
