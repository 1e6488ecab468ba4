import { answer, asForm, type parserComponents } from '../../api/index.ts';
import type { Effects } from './import-effects.actors.ts';
import type { Aid, ImportEvent, ImportKind, ImportProgress, Pointing } from './import.types.ts';
import { parserFields } from './parser-fields.ts';
import { followProgress } from './parser-progress.actors.ts';

export type Progressed = Extract<ImportEvent, { type: 'IMPORT.PROGRESSED' }>;
export type Report = (event: Progressed) => void;

export const bytesOf = (report: Report, stage: ImportProgress['stage']) => (done: number, of: number) =>
  report({ type: 'IMPORT.PROGRESSED', progress: { unit: 'bytes', stage, done, of } });

/** A type rather than an interface, because the client's calls accept no interface. */
type ParserCall = {
  body: { progressId: string; file: string };
  bodySerializer: () => FormData;
  fetch: ReturnType<Effects['uploadFetch']>;
  signal: AbortSignal;
};

interface Going {
  signal: AbortSignal;
  report: Report;
}

/** The calls to the AI parser, and which of the vendor's earlier answers are sent with them. */
export function parserCalls({ client, parserClient, uploadFetch }: Effects) {
  /** The vendor's earlier answers about columns, in the parser's terms; JSON, because it is a form field. */
  async function columnMeanings(kind: ImportKind, signal: AbortSignal): Promise<string> {
    const call = { params: { query: { kind } }, signal };
    const { data } = await answer(client.GET('/column-meanings', call));
    const names: Readonly<Record<string, string>> = parserFields[kind];
    return JSON.stringify(
      data.items.flatMap(({ header, field }) => {
        const message = field === null ? null : names[field];
        return message === undefined ? [] : [{ header, field: message }];
      }),
    );
  }

  /** The vendor's marks in earlier lists; JSON, because it is a form field. */
  async function rememberedPointings(kind: ImportKind, signal: AbortSignal): Promise<string> {
    const call = { params: { query: { kind } }, signal };
    const { data } = await answer(client.GET('/pointings', call));
    return JSON.stringify(data.items.map(({ pointing }) => pointing));
  }

  /** Sends the file with what is known of it, and reports the parser's progress meanwhile. */
  async function send<Answer>(
    fields: Readonly<Record<string, string>>,
    file: File,
    post: (call: ParserCall) => Promise<Answer>,
    { signal, report }: Going,
  ): Promise<Answer> {
    const progressId = crypto.randomUUID();
    const following = new AbortController();
    void followProgress(parserClient, progressId, AbortSignal.any([signal, following.signal]), report);
    try {
      return await post({
        // The file comes last: the parser starts with the fields it has received by then.
        ...asForm({ progressId, ...fields, file }),
        fetch: uploadFetch(bytesOf(report, 'sending')),
        signal,
      });
    } finally {
      following.abort();
    }
  }

  const parse = (
    kind: ImportKind,
    known: Readonly<Record<string, string>>,
    file: File,
    going: Going,
  ): Promise<unknown> =>
    send(
      known,
      file,
      (call) =>
        answer<parserComponents['schemas']['ParsedProduct'] | object>(
          kind === 'products'
            ? parserClient.POST('/parse-inventory', call)
            : parserClient.POST('/parse-services', call),
        ),
      going,
    );

  /** What is known of the columns and the layout of the list, as fields of the parser's form. */
  async function knownOf(
    kind: ImportKind,
    { pointing, aid }: { pointing: Pointing | null; aid: Aid },
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, string>>> {
    const meanings = { columnMeanings: await columnMeanings(kind, signal) };
    if (pointing) return { ...meanings, pointing: JSON.stringify(pointing) };
    if (aid === 'none') return meanings;
    return { ...meanings, rememberedPointings: await rememberedPointings(kind, signal) };
  }

  return { knownOf, parse, send };
}
