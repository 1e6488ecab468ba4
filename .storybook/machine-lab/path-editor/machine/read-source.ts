import { MAX_FLOW_BYTES, readFlow } from '../../../../src/statecharts/flow/read/read-flow.ts';
import type { FlowVocabulary } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { fileKindOf } from './file-kind.ts';
import type { ReadPath, Refusals, Source } from './path-editor.types.ts';
import type { FileStore } from './file-store.ts';

/** Why a path from elsewhere is refused: all its problems. */
export class RefusedPath extends Error {
  override readonly name = 'RefusedPath';
  readonly reasons: Refusals['reasons'];
  constructor(reasons: Refusals['reasons']) {
    super(reasons[0]?.reason ?? 'It isn’t a path.');
    this.reasons = reasons;
  }
}

const whole = (reason: string) => new RefusedPath([{ location: 'the whole file', reason }]);

async function textOf(source: Source, store: FileStore): Promise<string> {
  if (source.kind === 'text') return source.text;
  // Checked before reading, so that a large file is never loaded into memory.
  if (source.sizeBytes > MAX_FLOW_BYTES) {
    throw whole(
      `It has ${Math.ceil(source.sizeBytes / 1024)} kB; a path has at most ${MAX_FLOW_BYTES / 1024}.`,
    );
  }
  const file = store.file(source.fileId);
  if (!file) throw whole('It is no longer available: open it again.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const other = fileKindOf(bytes);
  if (other !== null) throw whole(`It is ${other}; a path is a JSON file, as “Export” and “Save” write it.`);
  return new TextDecoder().decode(bytes);
}

/** Rejects with a RefusedPath that has location and reason. */
export async function readSource(
  source: Source,
  { store, vocabulary, id }: { store: FileStore; vocabulary: FlowVocabulary; id: string },
): Promise<ReadPath> {
  const read = readFlow(await textOf(source, store), { vocabulary, id });
  if (!read.ok) throw new RefusedPath(read.refusals);
  return { flow: read.flow, notes: read.notes };
}
