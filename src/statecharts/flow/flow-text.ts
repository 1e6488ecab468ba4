import type { Json } from '../json.ts';
import type { Flow } from './flow.types.ts';

const MOST_LETTERS = 110;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** A list of strings goes on one line if it fits, as formatters do; everything else gets a line of its own. */
function printed(value: Json, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (isList(value)) {
    const isPlain = value.every((item) => typeof item !== 'object' || item === null);
    const inLine = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (isPlain && before + inLine.length < MOST_LETTERS) return inLine;
    return `[\n${value.map((item) => inner + printed(item, inner, inner.length)).join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(([key, item]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + printed(item, inner, start.length);
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

/** The text of a flow's file. */
export const flowText = (flow: Flow): string => `${printed(flow as unknown as Json, '', 0)}\n`;
