import { expect, it } from 'vitest';
import { routeTable } from '../../src/app/routes/route-table.ts';

const width = Math.max(...routeTable.map(({ path }) => path.length));

it('has the 93 routes of the specification, each with its layout, gate and role (§2)', async () => {
  const lines = routeTable.map(({ path, layout, gate, role }) =>
    [path.padEnd(width), layout.padEnd(10), gate.padEnd(6), role ?? '-'].join('  '),
  );
  expect(lines).toHaveLength(93);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('routes.snapshot.txt');
});
