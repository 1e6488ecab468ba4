import { expect, it } from 'vitest';
import { entryFor, isPublicPath } from '../../src/app/routes/gates.ts';
import { meanwhile } from '../../src/app/routes/meanwhile.ts';
import { routeTable, specifiedRoutes } from '../../src/app/routes/route-table.ts';

const width = Math.max(...specifiedRoutes.map(({ path }) => path.length));

it('has the 93 routes of the specification, each with its layout, gate and role (§2)', async () => {
  const lines = specifiedRoutes.map(({ path, layout, gate, role }) =>
    [path.padEnd(width), layout.padEnd(10), gate.padEnd(6), role ?? '-'].join('  '),
  );
  expect(lines).toHaveLength(93);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('routes.snapshot.txt');
});

it('has further routes only where the specification is open to visitors: below its public entries', () => {
  const further = routeTable.filter((entry) => !specifiedRoutes.includes(entry));
  expect(further.map(({ path }) => path)).toEqual([
    '/resource-center/:article',
    '/vendor-services/:vendorId',
  ]);
  const parents = specifiedRoutes.filter(({ gate }) => gate === 'public').map(({ path }) => path);
  for (const { path, gate, layout, role } of further) {
    expect({ gate, layout, role }).toEqual({ gate: 'public', layout: 'public', role: null });
    expect(parents).toContain(path.slice(0, path.lastIndexOf('/')));
    expect(isPublicPath(path)).toBe(true);
  }
});

const articles = import.meta.glob<{
  readonly article: { readonly next: readonly { readonly path: string }[] };
}>('../../src/features/storefront/resource-centre/articles/*.ts', { eager: true });

it('has every address to which an article links', () => {
  const next = Object.values(articles).flatMap(({ article }) => article.next);
  expect(next.length).toBeGreaterThan(0);
  const dead = next.filter(({ path }) => {
    const entry = entryFor(path.split(/[?#]/)[0] ?? '');
    return entry === null || Object.hasOwn(meanwhile, entry.path);
  });
  expect(dead).toEqual([]);
});
