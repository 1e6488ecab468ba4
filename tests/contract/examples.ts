import contract from '../../openapi/__generated__/marketplace.json' with { type: 'json' };

interface Media {
  readonly schema?: object;
  readonly example?: unknown;
}
interface Response {
  readonly 'x-error-codes'?: readonly string[];
  readonly content?: Readonly<Record<string, Media>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
}
interface Item {
  readonly parameters?: readonly Parameter[];
}
interface Node {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>;
}

const json = 'application/json';
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'operationId' in value;

/** `#/components/responses/Validation` → that response. */
function resolved(response: Response | { readonly $ref: string }): Response {
  if (!('$ref' in response)) return response;
  const name = response.$ref.split('/').at(-1) ?? '';
  const responses: Readonly<Record<string, Response>> = contract.components.responses;
  const found = responses[name];
  if (found === undefined) throw new Error(`the contract has no response ${response.$ref}`);
  return found;
}

function fieldsOf(schema: object): readonly string[] {
  const schemas: Readonly<Record<string, object>> = contract.components.schemas;
  const named = '$ref' in schema ? schemas[String(schema.$ref).split('/').at(-1) ?? ''] : undefined;
  const branches = 'oneOf' in schema && Array.isArray(schema.oneOf) ? schema.oneOf.map(Object) : [];
  return [
    ...Object.keys('properties' in schema ? Object(schema.properties) : {}),
    ...branches.flatMap(fieldsOf),
    ...(named === undefined ? [] : fieldsOf(named)),
  ];
}

interface AnswerExample {
  readonly status: number;
  readonly isJson: boolean;
  readonly schema: object | null;
  readonly example: unknown;
  readonly errorCodes: readonly string[] | null;
}

interface OperationExamples {
  readonly id: string;
  readonly body: unknown;
  readonly schemaOfBody: object | null;
  /** Names of the body's fields, in all of its variants. */
  readonly bodyFields: ReadonlySet<string>;
  readonly params: Readonly<Record<string, string>>;
  /** The required headers. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly answers: readonly AnswerExample[];
}

const examplesOf = (item: Item, node: Node): OperationExamples => {
  const parameters = [...(item.parameters ?? []), ...(node.parameters ?? [])];
  const examplesIn = (place: 'path' | 'header' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map(({ name, example }) => [name, String(example)]),
    );
  return {
    id: node.operationId,
    body: node.requestBody?.content[json]?.example,
    schemaOfBody: node.requestBody?.content[json]?.schema ?? null,
    bodyFields: new Set(
      Object.values(node.requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema ?? {})),
    ),
    params: examplesIn('path'),
    headers: examplesIn('header'),
    query: examplesIn('query'),
    answers: Object.entries(node.responses).map(([status, given]) => {
      const response = resolved(given);
      const media = response.content?.[json];
      return {
        status: Number(status),
        isJson: media !== undefined,
        schema: media?.schema ?? null,
        example: media?.example,
        errorCodes: response['x-error-codes'] ?? null,
      };
    }),
  };
};

/** The contract's examples of every operation: its request and its answers. */
export const contractExamples: readonly OperationExamples[] = Object.values(contract.paths).flatMap((item) =>
  Object.values(item)
    .filter(isNode)
    // The compiler sees each path's own literal shape; Item is their common part.
    .map((node) => examplesOf(item as Item, node)),
);
