import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Every text with this key, at any depth. */
function textsUnder(key: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) =>
    name === key && typeof child === 'string' ? [child] : textsUnder(key, child),
  );
}

/** Functions and operators are not metrics. */
const words = new Set(['and', 'or', 'unless', 'bool']);

/** The metrics in a PromQL expression. */
function metricsIn(expression: string): readonly string[] {
  const plain = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring) *\([^)]*\)/g, ' ');
  return [...plain.matchAll(/\b[a-z_][a-z0-9_]*\b(?! *\()/gi)]
    .map(([name]) => name)
    .filter((name) => !words.has(name));
}

const expressionsOf = (file: string) => textsUnder('expr', parse(readFileSync(file, 'utf8')));

const named = ['deploy/prometheus/quayside.rules.yml', 'deploy/grafana/quayside.json']
  .flatMap(expressionsOf)
  .flatMap(metricsIn);
const isOfParser = (name: string) => name.startsWith('parser_');
/** Prometheus's own metrics, and those of the machines. */
const isOfOthers = (name: string) => name === 'up' || name.startsWith('node_');

/** The metrics used by the alerts and the dashboard in `deploy/`, by the service that provides them. */
export const namedMetrics: Readonly<Record<'marketplace' | 'parser', ReadonlySet<string>>> = {
  marketplace: new Set(named.filter((name) => !isOfOthers(name) && !isOfParser(name))),
  parser: new Set(named.filter(isOfParser)),
};

/** The metrics of a `/metrics` response, histograms with all names under which they are queried. */
export const shownMetrics = (answer: string): ReadonlySet<string> =>
  new Set(
    [...answer.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
