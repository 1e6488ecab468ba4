import { MAX_FLOW_BYTES, readFlow } from '../../../../src/statecharts/flow/read/read-flow.ts';
import type { FlowVocabulary } from '../../../../src/statecharts/flow/vocabulary.types.ts';
import { kindOfFile } from './kind-of-file.ts';
import type { ReadPath, Refusals, Source } from './path-editor.types.ts';
import type { FileShelf } from './shelf.ts';

/** Why a path from elsewhere is not opened: everything that is wrong with it. */
export class RefusedPath extends Error {
  override readonly name = 'RefusedPath';
  readonly reasons: Refusals['reasons'];
  constructor(reasons: Refusals['reasons']) {
    super(reasons[0]?.reason ?? 'It is no path.');
    this.reasons = reasons;
  }
}

const whole = (reason: string) => new RefusedPath([{ place: 'the whole file', reason }]);

async function textOf(source: Source, shelf: FileShelf): Promise<string> {
  if (source.kind === 'text') return source.text;
  // Before it is read: a large file would stand in memory as a whole.
  if (source.sizeBytes > MAX_FLOW_BYTES) {
    throw whole(
      `It has ${Math.ceil(source.sizeBytes / 1024)} kB; a path has at most ${MAX_FLOW_BYTES / 1024}.`,
    );
  }
  const file = shelf.file(source.shelfId);
  if (!file) throw whole('It is no longer at hand: open it again.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const other = kindOfFile(bytes);
  if (other !== null) throw whole(`It is ${other}; a path is a JSON file, as “Export” and “Save” write it.`);
  return new TextDecoder().decode(bytes);
}

/** Rejects with a RefusedPath that says where and why not. */
export async function readSource(
  source: Source,
  { shelf, vocabulary, id }: { shelf: FileShelf; vocabulary: FlowVocabulary; id: string },
): Promise<ReadPath> {
  const read = readFlow(await textOf(source, shelf), { vocabulary, id });
  if (!read.ok) throw new RefusedPath(read.refusals);
  return { flow: read.flow, notes: read.notes };
}
