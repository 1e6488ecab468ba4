import { invariant } from '../../src/lib/invariant.ts';

export type Schema = { readonly [keyword: string]: unknown };
type ParameterPlace = 'path' | 'query' | 'header';

export interface DeclaredResponse {
  readonly json: Schema | null;
  readonly contentTypes: readonly string[];
  /** The closed list of codes of failures (`x-error-codes`); null if the contract has none. */
  readonly errorCodes: readonly string[] | null;
}

/** One operation of a contract with its references to parameters, bodies and responses resolved. */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  readonly path: string;
  readonly session: 'never' | 'optional' | 'needed';
  readonly parameters: { readonly [P in ParameterPlace]: Schema | null };
  readonly body: {
    readonly required: boolean;
    readonly json: Schema | null;
    readonly contentTypes: readonly string[];
  } | null;
  readonly responses: ReadonlyMap<string, DeclaredResponse>;
  readonly bodyLimitBytes: number | null;
  readonly fileLimitBytes: number | null;
  readonly rateLimit: string | null;
}

/** Whether it is sent as a form, with files. */
export const takesForm = ({ body }: Operation): boolean =>
  body?.contentTypes.includes('multipart/form-data') === true;

/** A bundled OpenAPI 3.1 document; loosely typed, because the linter, not the compiler, checks its shape. */
export type ContractDocument = object;

const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;
const isJson = (contentType: string) => /^application\/(?:[\w.-]+\+)?json$/.test(contentType);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemaAt = (node: Schema, key: string): Schema => {
  const value = node[key];
  return isSchema(value) ? value : {};
};
const listAt = (node: Schema, key: string): readonly unknown[] => {
  const value = node[key];
  return Array.isArray(value) ? value : [];
};
const countAt = (node: Schema, key: string): number | null => {
  const value = node[key];
  invariant(value === undefined || typeof value === 'number', `${key} in the contract must be a number`);
  return value ?? null;
};

const resolverOf = (document: Schema) => {
  const resolve = (node: unknown): Schema => {
    invariant(isSchema(node), 'the contract holds something other than an object where an object belongs');
    if (typeof node.$ref !== 'string') return node;
    const steps = node.$ref
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    return resolve(steps.reduce<unknown>((at, step) => (isSchema(at) ? at[step] : undefined), document));
  };
  return resolve;
};

const sessionOf = (security: readonly unknown[]): Operation['session'] => {
  if (security.length === 0) return 'never';
  return security.some((way) => isSchema(way) && Object.keys(way).length === 0) ? 'optional' : 'needed';
};

const contentOf = (holder: Schema) => {
  const content = schemaAt(holder, 'content');
  const contentTypes = Object.keys(content);
  const json = contentTypes.find(isJson);
  const schema = json === undefined ? undefined : schemaAt(content, json).schema;
  return { contentTypes, json: isSchema(schema) ? schema : null };
};

const responseOf = (response: Schema): DeclaredResponse => ({
  ...contentOf(response),
  errorCodes: 'x-error-codes' in response ? listAt(response, 'x-error-codes').map(String) : null,
});

/** All operations of a bundled document, parameters of the path item merged in. Throws on a missing operationId. */
export function readOperations(contract: ContractDocument): readonly Operation[] {
  invariant(isSchema(contract), 'the contract is not an object');
  const resolve = resolverOf(contract);
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(schemaAt(contract, 'paths'))) {
    const pathItem = resolve(item);
    for (const method of methods) {
      const node = pathItem[method.toLowerCase()];
      if (!isSchema(node)) continue;
      invariant(typeof node.operationId === 'string', `${method} ${path} has no operationId`);

      const byName = new Map<string, Schema>();
      for (const parameter of [...listAt(pathItem, 'parameters'), ...listAt(node, 'parameters')].map(resolve))
        byName.set(`${String(parameter.in)}:${String(parameter.name)}`, parameter);
      const objectOf = (place: ParameterPlace): Schema | null => {
        const own = [...byName.values()].filter((parameter) => parameter.in === place);
        if (own.length === 0) return null;
        // Node's header names are in lower case, whatever the contract's are.
        const nameOf = (p: Schema) => (place === 'header' ? String(p.name).toLowerCase() : String(p.name));
        return {
          type: 'object',
          properties: Object.fromEntries(own.map((p) => [nameOf(p), p.schema ?? {}])),
          required: own.filter((p) => p.required === true).map(nameOf),
        };
      };

      const body = node.requestBody === undefined ? null : resolve(node.requestBody);
      operations.push({
        id: node.operationId,
        method,
        path,
        session: sessionOf(listAt(node.security === undefined ? contract : node, 'security')),
        parameters: { path: objectOf('path'), query: objectOf('query'), header: objectOf('header') },
        body: body && { required: body.required === true, ...contentOf(body) },
        responses: new Map(
          Object.entries(schemaAt(node, 'responses')).map(([status, response]) => [
            status,
            responseOf(resolve(response)),
          ]),
        ),
        bodyLimitBytes: countAt(node, 'x-body-limit-bytes'),
        fileLimitBytes: countAt(node, 'x-file-limit-bytes'),
        rateLimit: typeof node['x-rate-limit'] === 'string' ? node['x-rate-limit'] : null,
      });
    }
  }
  return operations;
}

/** The same schema with its references pointing at another registered copy of the components. */
export function withReferencesTo<T>(node: T, target: string): T {
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isSchema(value)) return value;
    // Ajv refuses a discriminator's mapping; the branches' own constants express the same.
    const isDiscriminator = typeof value.propertyName === 'string';
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !(isDiscriminator && key === 'mapping'))
        .map(([key, inner]) => [
          key,
          key === '$ref' && typeof inner === 'string' && inner.startsWith('#/')
            ? target + inner
            : rewrite(inner),
        ]),
    );
  };
  // Safe: every key is kept and only strings are rewritten, so the type is unchanged.
  return rewrite(node) as T;
}

export const componentSchemas = (contract: ContractDocument): Schema => {
  invariant(isSchema(contract), 'the contract is not an object');
  return schemaAt(schemaAt(contract, 'components'), 'schemas');
};
