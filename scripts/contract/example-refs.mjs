// A plugin for Redocly, which reads a contract's schemas from many files but does not resolve references in examples:
// what several answers show is written once, in openapi/examples, and inserted where an example refers to it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** @type {Map<string, unknown>} */
const files = new Map();
function read(/** @type {string} */ file) {
  if (!files.has(file)) files.set(file, parse(readFileSync(file, 'utf8')));
  return files.get(file);
}

/**
 * A value with each `$ref: ../examples/cart.yaml#/Cart` replaced by its target.
 * @param {unknown} value
 * @param {string} from the file that it is written in
 * @returns {unknown}
 */
function withExamples(value, from) {
  if (Array.isArray(value)) return value.map((each) => withExamples(each, from));
  if (value === null || typeof value !== 'object') return value;
  if (!('$ref' in value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withExamples(each, from)]));
  const [name, pointer = ''] = String(value.$ref).split('#/');
  const file = name === '' ? from : path.resolve(path.dirname(from), name);
  const found = Object(read(file))[pointer];
  if (found === undefined) throw new Error(`${from}: there is no example ${String(value.$ref)}`);
  return withExamples(found, file);
}

export default () => ({
  id: 'quayside',
  preprocessors: {
    oas3: {
      'example-refs': () => ({
        MediaType(node, { location }) {
          if (node.example !== undefined)
            node.example = withExamples(node.example, location.source.absoluteRef);
        },
      }),
    },
  },
});
