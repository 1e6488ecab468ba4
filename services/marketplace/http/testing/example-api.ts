import contract from '../../../../openapi/__generated__/marketplace.json' with { type: 'json' };
import type { operations } from '../../../../openapi/__generated__/marketplace.ts';
import { readOperations, refusal, type Permission } from '../../../http-adapter/index.ts';
import type { Api } from '../../app.ts';

interface ExampleSession {
  readonly role: 'crew_member' | 'supplier' | 'service_provider' | 'admin';
}
type ExampleApi = Api<ExampleSession, Permission<ExampleSession['role']>, keyof operations>;

type Content = Partial<Record<string, { example?: unknown }>>;
interface ExampleParameter {
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
}
interface ExampleOperation {
  readonly operationId: string;
  readonly requestBody?: { content: Content };
  readonly parameters?: readonly ExampleParameter[];
  readonly responses: Readonly<Record<string, { content?: Content }>>;
}
const isExampleOperation = (node: unknown): node is ExampleOperation =>
  typeof node === 'object' && node !== null && 'operationId' in node;

const examples = Object.values(contract.paths).flatMap((item) => {
  const shared: readonly ExampleParameter[] = 'parameters' in item ? item.parameters : [];
  const operationsOf: unknown[] = Object.values(item);
  return operationsOf
    .filter(isExampleOperation)
    .map((operation) => ({ ...operation, parameters: [...shared, ...(operation.parameters ?? [])] }));
});

/** The contract's examples of an operation's parameters, by location. */
export const exampleParameters: ReadonlyMap<
  string,
  Partial<Record<string, Record<string, string>>>
> = new Map(
  examples.map(({ operationId, parameters }) => [
    operationId,
    Object.fromEntries(
      ['path', 'query', 'header'].map((place) => [
        place,
        Object.fromEntries(
          parameters
            .filter((given) => given.in === place)
            .map(({ name, example }) => [name, String(example)]),
        ),
      ]),
    ),
  ]),
);

/** The contract's example of the JSON body, by operation. */
export const exampleBodies: ReadonlyMap<string, object> = new Map(
  examples.flatMap(({ operationId, requestBody }) => {
    const example = requestBody?.content['application/json']?.example;
    return typeof example === 'object' && example !== null ? [[operationId, example] as const] : [];
  }),
);

/** The contract's example of the answer, by operation. */
export const exampleAnswers: ReadonlyMap<
  string,
  { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
> = new Map(
  examples.map(({ operationId, responses }) => {
    const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? ['0', {}];
    const content = response.content ?? {};
    if ('application/json' in content)
      return [operationId, { status: Number(status), body: content['application/json']?.example }] as const;
    const headers = { 'content-type': Object.keys(content)[0] ?? '' };
    return [operationId, { status: Number(status), body: Buffer.from('RIFF'), headers }] as const;
  }),
);

/** An API that answers every operation with the contract's example; `Bearer crew` is a session. */
export function exampleApi(handlers: Partial<ExampleApi['handlers']> = {}): ExampleApi {
  const known = readOperations(contract);
  const answering = known.map(({ id }) => [id, () => exampleAnswers.get(id)]);
  const rows = known.map(({ id, session }) => [id, session === 'needed' ? 'signed-in' : 'anyone']);
  return {
    // Safe: both are derived from the contract, which the types describe; the adapter checks them again at start.
    handlers: { ...Object.fromEntries(answering), ...handlers } as ExampleApi['handlers'],
    permissions: Object.fromEntries(rows) as ExampleApi['permissions'],
    authenticate: async ({ headers }) =>
      headers.authorization === 'Bearer crew' ? { role: 'crew_member' } : refusal('UNAUTHENTICATED'),
    permit: () => null,
    claim: () => null,
  };
}
