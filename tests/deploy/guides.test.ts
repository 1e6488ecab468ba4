import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
const missing = (wanted: ReadonlySet<string>, from: ReadonlySet<string>) =>
  [...wanted].filter((name) => !from.has(name));

const alerts = namesIn(read('deploy/prometheus/quayside.rules.yml'), /^ +- alert: (\w+)$/gm);
/** In these guides only alerts are written as code in this form. */
const namedAlerts = (guide: string) => namesIn(read(guide), /`((?:[A-Z][a-z]+){2,})`/g);

it('finds a row for every alert in the guide to metrics, and no others', () => {
  expect(namedAlerts('docs/guides/metrics.md')).toEqual(alerts);
});

it('finds only existing alerts in the guide to outages', () => {
  const named = namedAlerts('docs/guides/outages.md');
  expect(named.size).toBeGreaterThan(5);
  expect(missing(named, alerts)).toEqual([]);
});

const variables = new Set(
  [
    'services/http-adapter/service-environment.ts',
    'services/marketplace/config.ts',
    'services/ai-parser/config.ts',
  ].flatMap((file) => [...namesIn(read(file), /^ {2}([A-Z][A-Z\d_]+): /gm)]),
);
const words = (text: string) => namesIn(text, /\b([A-Z][A-Z\d_]+)\b/g);
const deployGuide = read('docs/guides/deploy.md');

it('finds every variable that a service reads in a guide', () => {
  expect(variables.size).toBeGreaterThan(30);
  // The sandbox's variables, which are for laptops, are in the README.
  const named = words(deployGuide + read('docs/guides/ai-parser.md') + read('README.md'));
  expect(missing(variables, named)).toEqual([]);
});

it('finds only variables that a service reads in the tables of the guide to deployment', () => {
  const firstColumn = [...deployGuide.matchAll(/^\| (?:\*\*)?(`[A-Z][^|]+)\|/gm)].map(
    ([, cell = '']) => cell,
  );
  expect(firstColumn.length).toBeGreaterThan(25);
  expect(missing(words(firstColumn.join(' ')), variables)).toEqual([]);
});
