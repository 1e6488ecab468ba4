import { formatJsonPath, type JsonPath } from '../../json-path.ts';
import { lineAndColumn } from '../../trace/read-json.ts';
import { quoted, type ReadReport } from './read-report.ts';

const prototypeNames: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
]);

/** Names that every object inherits: as keys they are error-prone. */
export const isPrototypeName = (name: string): boolean => prototypeNames.has(name);

type Around =
  | { readonly kind: 'object'; readonly keys: Set<string>; key: string; expectsKey: boolean }
  | { readonly kind: 'list'; index: number };

const pathOf = (around: readonly Around[]): JsonPath =>
  around.map((one) => (one.kind === 'object' ? one.key : one.index));

/** Refuses what JSON.parse accepts silently: duplicate keys, and keys that every object inherits. */
export function checkKeys(text: string, report: ReadReport): void {
  const around: Around[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    if (report.isFull()) return;
    const inner = around.at(-1);
    if (token === '{') around.push({ kind: 'object', keys: new Set(), key: '', expectsKey: true });
    else if (token === '[') around.push({ kind: 'list', index: 0 });
    else if (token === '}' || token === ']') around.pop();
    else if (token === ',') {
      if (inner?.kind === 'object') inner.expectsKey = true;
      else if (inner) inner.index += 1;
    } else if (inner?.kind === 'object' && inner.expectsKey) {
      // The text was parsed before, so this is a valid JSON string.
      inner.key = JSON.parse(token) as string;
      inner.expectsKey = false;
      if (isPrototypeName(inner.key)) {
        report.refuse(
          lineAndColumn(text, index),
          `${quoted(inner.key)} can’t be a name here: JavaScript uses it itself.`,
        );
      } else if (inner.keys.has(inner.key)) {
        const inside =
          around.length === 1 ? 'in the path' : `in ${formatJsonPath(pathOf(around.slice(0, -1)))}`;
        report.refuse(
          lineAndColumn(text, index),
          `${quoted(inner.key)} appears twice ${inside}. Only one of them would count.`,
        );
      }
      inner.keys.add(inner.key);
    }
  }
}
