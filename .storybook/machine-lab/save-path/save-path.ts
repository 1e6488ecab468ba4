import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { camelCase, literalFile, literalText } from '../../../scripts/flows/literal.mjs';
import { writeAtomically } from '../../../scripts/flows/write-atomically.mjs';
import { flowText } from '../../../src/statecharts/flow/flow-text.ts';
import type { Flow } from '../../../src/statecharts/flow/flow.types.ts';
import { flowProblems } from '../../../src/statecharts/flow/problems/problems.ts';
import { MAX_FLOW_BYTES, readFlow } from '../../../src/statecharts/flow/read/read-flow.ts';
import type { StepKit } from '../../../src/statecharts/flow/steps/step-kit.types.ts';
import type { FlowVocabulary } from '../../../src/statecharts/flow/vocabulary.types.ts';
import { flowLocation, noSuchFlow, type FlowLocation } from './flow-location.ts';
import type { SavePathRequest, ServerOutcome } from './save-messages.ts';

export interface SaveTarget {
  /** The folder with a folder for each flow. */
  readonly machinesFolder: string;
  /** Loads the current version of a project module. */
  readonly load: (path: string) => Promise<Record<string, unknown>>;
  /** Formats JSON like the project's files. */
  readonly format: (json: string, path: string) => Promise<string>;
}

/** `written`: the path is on disk with its literal, as `text`. */
type SaveResult =
  | { readonly kind: 'written'; readonly path: string; readonly text: string }
  | Exclude<ServerOutcome, { readonly kind: 'saved' }>;

const MOST_REASONS = 5;

const refuse = (reasons: readonly string[]): SaveResult => {
  const left = reasons.length - MOST_REASONS;
  const more = left > 0 ? [`And ${left} more.`] : [];
  return { kind: 'refused', reason: [...reasons.slice(0, MOST_REASONS), ...more].join('\n') };
};

class ChangedOnDisk extends Error {
  override readonly name = 'ChangedOnDisk';
  readonly text: string;
  constructor(text: string) {
    super('Somebody else has saved it.');
    this.text = text;
  }
}

/**
 * Writes a path and its literal, both or neither, unless it is refused or someone else saved the path since it was
 * read.
 */
export async function savePath(request: SavePathRequest, place: SaveTarget): Promise<SaveResult> {
  const { flow: name, text, basedOn } = request;
  const found = await flowLocation(place.machinesFolder, name);
  if (!found) return refuse([noSuchFlow(name)]);
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_FLOW_BYTES) {
    return refuse([
      `It has ${Math.ceil(bytes / 1024)} kB; a path has at most ${Math.floor(MAX_FLOW_BYTES / 1024)}.`,
    ]);
  }
  const judged = await checkText(name, text, found, place);
  if (!judged.ok) return refuse(judged.reasons);

  const { file } = found;
  const newText = await place.format(flowText(judged.flow), file);
  const files = [
    { target: file, text: newText },
    { target: literalFile(file), text: await literalText(file, judged.flow) },
  ];
  try {
    await writeAtomically(files, async () => {
      const onDisk = await readFile(file, 'utf8');
      // Already saved, but the answer was lost: the following steps run again.
      if (onDisk !== basedOn && onDisk !== newText) throw new ChangedOnDisk(onDisk);
    });
  } catch (error) {
    if (error instanceof ChangedOnDisk) return { kind: 'changed on disk', text: error.text };
    throw error;
  }
  return { kind: 'written', path: found.path, text: newText };
}

type CheckedPath =
  | { readonly ok: true; readonly flow: Flow }
  | { readonly ok: false; readonly reasons: readonly string[] };

/** Checks a path against the flow's vocabulary and the server's requirements for its steps. */
async function checkText(
  name: string,
  text: string,
  { folder }: FlowLocation,
  { load }: SaveTarget,
): Promise<CheckedPath> {
  const exported = async (what: string) => {
    const file = join(folder, `${name}.${what}.ts`);
    if (!existsSync(file)) return undefined;
    return (await load(file))[`${camelCase(name)}${what.charAt(0).toUpperCase()}${what.slice(1)}`];
  };
  // The feature types its lab data; here it comes from a module that was just loaded.
  const vocabulary = (await exported('phrases')) as FlowVocabulary | undefined;
  if (!vocabulary) return { ok: false, reasons: [`“${name}” has no vocabulary.`] };
  const read = readFlow(text, { vocabulary, id: name });
  if (!read.ok)
    return { ok: false, reasons: read.refusals.map(({ location, reason }) => `${location}: ${reason}`) };
  const kit = ((await exported('steps')) as StepKit | undefined) ?? null;
  const errors = kit
    ? flowProblems(read.flow, { vocabulary, kit }).filter(({ severity }) => severity === 'error')
    : [];
  return errors.length === 0
    ? { ok: true, flow: read.flow }
    : { ok: false, reasons: errors.map(({ text }) => text) };
}
