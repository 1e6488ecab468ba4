import type { Flow } from '../../../../src/statecharts/flow/flow.types.ts';
import { flowText } from '../../../../src/statecharts/flow/flow-text.ts';
import { readFlow } from '../../../../src/statecharts/flow/read/read-flow.ts';
import type { FlowVocabulary } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import type { PathEditorEvent, SaveAnswer } from './path-editor.types.ts';
import type { PathSaver, SaveOutcome } from '../../save-path/path-saver.ts';
import { errorMessage } from '../../save-path/error-message.ts';

interface Saving {
  readonly id: string;
  readonly flow: Flow;
  readonly basedOn: string;
  readonly saver: PathSaver;
  readonly vocabulary: FlowVocabulary;
  readonly send: (event: PathEditorEvent) => void;
}

/** Saves and reports progress and outcome. Returns a function that stops waiting. */
export function savePath({ id, flow, basedOn, saver, vocabulary, send }: Saving): () => void {
  const aborting = new AbortController();
  const { signal } = aborting;
  const text = flowText(flow);

  function answerOf(outcome: SaveOutcome): SaveAnswer {
    if (outcome.kind === 'changed on disk') {
      const read = readFlow(outcome.text, { vocabulary, id });
      return { ...outcome, theirs: read.ok ? read.flow : null };
    }
    return outcome;
  }

  void saver
    .save({
      flow: id,
      text,
      basedOn,
      signal,
      onProgress: (step) => {
        if (!signal.aborted) send({ type: 'SAVE.PROGRESSED', step });
      },
    })
    .then(answerOf)
    .catch((error: unknown): SaveAnswer => ({ kind: 'refused', reason: errorMessage(error) }))
    .then((answer) => {
      if (!signal.aborted) send({ type: 'SAVE.ANSWERED', answer });
    });
  return () => aborting.abort();
}
