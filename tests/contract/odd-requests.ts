import contract from '../../openapi/__generated__/marketplace.json' with { type: 'json' };
import { contractExamples } from './examples.ts';

/** The changes to an operation's example request; everything else is sent as in the contract. */
interface OddRequest {
  readonly what: string;
  readonly body?: unknown;
  /** Sent unchanged, as JSON. */
  readonly raw?: Buffer;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 0);

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'half \ud800',
  'x'.repeat(6_000),
  '🛥️\u202e\u200d\ufeff',
  "'; drop table users; --",
  '../../etc/passwd',
  '2026-02-30',
  '0193f2a1-7c1e-7b2a-9d4e-ffffffffffff',
  'urn:uuid:0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f',
  '-1',
  '1e999',
  'NaN',
  '%00',
];
const oddValues: readonly unknown[] = [
  ...oddTexts,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53 + 2,
  2_147_483_648,
  1e308,
  [],
  {},
  nested(500),
  Array.from({ length: 300 }, () => 'many'),
];

const json = (text: string) => ({ raw: Buffer.from(text) });
const oddBodies: readonly OddRequest[] = [
  { what: 'a body that breaks off', ...json('{"a": ') },
  { what: 'a body of nothing', ...json('') },
  { what: 'null', ...json('null') },
  { what: 'a text', ...json('"text"') },
  { what: 'a list', ...json('[]') },
  { what: 'brackets without end', ...json('['.repeat(50_000)) },
  { what: 'bytes that are no text', raw: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) },
  { what: 'a prototype', ...json('{"__proto__": {"role": "admin"}, "constructor": {"prototype": {}}}') },
];

type Path = readonly (string | number)[];

/** All paths in a value, itself first. */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(value))
    return [path, ...placesIn(value[0], [...path, 0]).slice(value.length === 0 ? 1 : 0)];
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]))];
}

const absent = Symbol('absent');

function withAt(value: unknown, path: Path, odd: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return odd;
  const inner = Object(value)[step] as unknown;
  const changed = withAt(inner, rest, odd);
  if (Array.isArray(value)) return [changed, ...(value.slice(1) as unknown[])];
  const entries = Object.entries(Object(value) as object).filter(([name]) => name !== step);
  return Object.fromEntries(changed === absent ? entries : [...entries, [step, changed]]);
}

interface Parameter {
  readonly name: string;
  readonly in: string;
}
interface Node {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
}

/** Including optional ones. */
const parametersOf = (id: string): readonly Parameter[] =>
  // The compiler sees each path's own literal shape; this is their common part.
  (Object.values(contract.paths) as unknown as readonly Record<string, unknown>[]).flatMap((item) => {
    const node = Object.values(item).find((one): one is Node => Object(one).operationId === id);
    return node === undefined
      ? []
      : [...((item.parameters ?? []) as Parameter[]), ...(node.parameters ?? [])];
  });

const placeNames = { path: 'params', query: 'query', header: 'headers' } as const;
/** What a client library would accept there. */
const canBeSent = (place: string, text: string) =>
  place === 'header' ? /^[\t\x20-\x7e]*$/.test(text) : text.isWellFormed();

/**
 * Requests of an operation that its schemas do not permit: each place of its example body, and each parameter, with a
 * wrong type, out of bounds, missing, with additional ones, with unusual characters, deeply nested.
 */
export function oddRequestsOf(id: string): readonly OddRequest[] {
  const shown = contractExamples.find((example) => example.id === id);
  const body = shown?.body;
  const inBody =
    body === undefined
      ? []
      : [
          ...oddBodies,
          { what: 'a field too many', body: { ...Object(body), unforeseen: { deep: nested(50) } } },
          ...placesIn(body).flatMap((path) =>
            [...oddValues, ...(path.length === 0 ? [] : [absent])].map((odd) => ({
              what: `${path.join('/') || 'the body'} = ${(JSON.stringify(odd) ?? 'absent').slice(0, 40)}`,
              body: withAt(body, path, odd),
            })),
          ),
        ];
  const inParameters = parametersOf(id).flatMap(({ name, in: place }) => {
    const key = placeNames[place as keyof typeof placeNames]; // Other locations are not in the contract.
    return oddTexts
      .filter((text) => canBeSent(place, text))
      .map((text) => ({
        what: `${place} ${name} = ${JSON.stringify(text).slice(0, 40)}`,
        [key]: { [name]: place === 'path' ? encodeURIComponent(text) || '%20' : text },
      }));
  });
  return [...inBody, ...inParameters];
}
