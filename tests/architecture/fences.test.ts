import path from 'node:path';
import { expect, it } from 'vitest';
import { cruise } from './planted-tree.ts';

/**
 * The imports of a planted file, from the root of the tree or from a package: `type …` and `inline type …` for types
 * only.
 */
type Imports = readonly string[];

const statement = (from: string, wanted: string): string => {
  const [, how, to = ''] = /^(type |inline type )?(.+)$/.exec(wanted) ?? [];
  const isOurs = /^(src|services|openapi|tests|scripts|\.storybook)\//.test(to);
  const relative = path.posix.relative(path.posix.dirname(from), to);
  const name = isOurs ? (relative.startsWith('.') ? relative : `./${relative}`) : to;
  if (how === 'type ') return `import type { A } from '${name}';\nexport type B = A;`;
  if (how === 'inline type ') return `import { type A } from '${name}';\nexport type B = A;`;
  return `import { a } from '${name}';\nexport const b = a;`;
};
const file = (name: string, imports: Imports): [string, string] => [
  name,
  imports.length === 0
    ? 'export const a = 1;\nexport interface A {}'
    : imports.map((wanted) => statement(name, wanted)).join('\n'),
];

/** A small tree without violations. None of its names is one of ours: the fences must apply to new code. */
const lawful: Record<string, Imports> = {
  'openapi/__generated__/harbour.ts': [],
  'src/browser/window.ts': ['src/lib/knot.ts'],
  'src/lib/knot.ts': [],
  'src/ui/index.ts': ['src/ui/sail.tsx', 'src/lib/knot.ts'],
  'src/ui/sail.tsx': ['@radix-ui/themes', 'react'],
  'src/api/index.ts': ['src/api/wire.ts'],
  'src/api/wire.ts': ['type openapi/__generated__/harbour.ts', 'src/lib/knot.ts'],
  'src/statecharts/walk.ts': ['src/lib/knot.ts'],
  'src/statecharts/react/drawing.tsx': ['react', 'src/statecharts/walk.ts'],
  'src/machines/mooring/index.ts': ['src/machines/mooring/mooring.machine.ts'],
  'src/machines/mooring/mooring.machine.ts': ['inline type src/api/index.ts', 'src/statecharts/walk.ts'],
  'src/machines/mooring/mooring.actors.ts': ['src/api/index.ts', 'src/machines/mooring/index.ts'],
  'src/machines/sailing/index.ts': ['src/machines/mooring/index.ts'],
  'src/machines/mooring/mooring.fixtures.ts': ['src/statecharts/walk.ts'],
  'src/features/fleet/mooring.lab.tsx': [
    'src/machines/mooring/mooring.fixtures.ts',
    'src/statecharts/react/drawing.tsx',
    'src/features/fleet/hull.tsx',
  ],
  'src/features/fleet/index.ts': ['src/features/fleet/hull.tsx'],
  'src/features/fleet/hull.tsx': ['src/ui/index.ts', 'src/machines/mooring/index.ts', 'src/api/index.ts'],
  'src/features/fleet/hull.dom.test.tsx': ['vitest', 'src/features/fleet/hull.tsx'],
  'src/features/fleet/testing/rope.tsx': ['@tanstack/react-query'],
  'src/features/server-data/index.ts': ['@tanstack/react-query', 'type src/api/index.ts'],
  'src/features/crew-list/index.ts': ['src/features/fleet/index.ts'],
  'src/features/fleet/admin/berth.tsx': ['src/lib/knot.ts'],
  'src/app/main.tsx': ['src/features/fleet/index.ts', 'src/features/crew-list/index.ts', 'src/ui/index.ts'],
  'src/entry-server.tsx': ['src/app/main.tsx'],
  '.storybook/lab.tsx': [
    'src/ui/index.ts',
    'src/features/fleet/mooring.lab.tsx',
    'src/machines/mooring/mooring.fixtures.ts',
    'services/harbour/modules/berth/berth.process.ts',
  ],
  'services/http-adapter/index.ts': ['services/http-adapter/routes.ts'],
  'services/http-adapter/routes.ts': ['src/lib/knot.ts'],
  'services/postgres/server.ts': [],
  'services/harbour/main.ts': ['services/harbour/app.ts', 'services/postgres/server.ts'],
  'services/harbour/app.ts': [
    'services/http-adapter/index.ts',
    'services/harbour/http/handlers/berth.handlers.ts',
    'openapi/__generated__/harbour.ts',
  ],
  'services/harbour/http/handlers/berth.handlers.ts': [
    'services/harbour/modules/berth/index.ts',
    'type services/harbour/platform/clock.ts',
  ],
  'services/harbour/platform/clock.ts': ['src/lib/knot.ts'],
  'services/harbour/platform/db.ts': ['kysely'],
  'services/harbour/modules/berth/index.ts': ['services/harbour/modules/berth/berth.service.ts'],
  'services/harbour/modules/berth/berth.service.ts': [
    'services/harbour/modules/berth/berth.repository.ts',
    'services/harbour/modules/pilot/index.ts',
    'services/harbour/platform/db.ts',
    'type kysely',
  ],
  'services/harbour/modules/berth/berth.repository.ts': [
    'services/harbour/modules/berth/berth.domain.ts',
    'services/harbour/modules/pilot/pilot.sql.ts',
    'services/harbour/platform/db.ts',
    'kysely',
  ],
  'services/harbour/modules/berth/berth.domain.ts': [
    'type services/harbour/platform/clock.ts',
    'src/lib/knot.ts',
  ],
  'services/harbour/modules/berth/berth.process.ts': ['services/harbour/modules/berth/berth.domain.ts'],
  'services/harbour/modules/berth/berth.db.test.ts': ['vitest', 'tests/database/clone.ts'],
  'services/harbour/modules/pilot/index.ts': ['src/lib/knot.ts'],
  'services/harbour/modules/pilot/pilot.sql.ts': ['type services/harbour/platform/db.ts', 'kysely'],
  'tests/database/clone.ts': ['services/harbour/platform/db.ts'],
  'tests/e2e/mooring.spec.ts': ['src/features/fleet/index.ts', 'services/harbour/modules/berth/index.ts'],
};

/** Rule → the file that violates it → its import. */
const planted: Record<string, readonly [from: string, imports: string, violation?: string]> = {
  'adapter-by-its-door': ['services/harbour/rates.ts', 'services/http-adapter/routes.ts'],
  'adapter-knows-no-contract': [
    'services/http-adapter/validation-messages.ts',
    'openapi/__generated__/harbour.ts',
  ],
  'api-below': ['src/api/screens.ts', 'src/ui/index.ts'],
  'api-by-its-door': ['src/features/fleet/wire.ts', 'src/api/wire.ts'],
  'browser-above-lib': ['src/browser/count.ts', 'src/ui/index.ts'],
  'browser-in-actors': ['src/machines/sailing/look.ts', 'src/browser/window.ts'],
  'charts-in-the-lab': ['src/app/charted.ts', 'elkjs'],
  'domain-below-use-cases': [
    'services/harbour/modules/berth/fee.domain.ts',
    'services/harbour/modules/pilot/index.ts',
  ],
  'domain-is-pure': ['services/harbour/modules/berth/tide.process.ts', 'services/harbour/platform/clock.ts'],
  'features-through-doors': ['src/features/crew-list/peek.ts', 'src/features/fleet/hull.tsx'],
  'handlers-above-modules': [
    'services/harbour/http/handlers/tide.handlers.ts',
    'services/harbour/platform/clock.ts',
  ],
  'lab-through-doors': ['.storybook/peek.ts', 'src/features/fleet/hull.tsx'],
  'lib-alone': ['src/lib/weather.ts', 'src/ui/index.ts'],
  'machines-below-screens': ['src/machines/sailing/sailing.machine.ts', 'src/features/fleet/index.ts'],
  'machines-by-their-door': ['src/features/fleet/mooring.ts', 'src/machines/mooring/mooring.machine.ts'],
  'machines-know-types-of-api': ['src/machines/sailing/call.ts', 'src/api/index.ts'],
  'machines-without-browser': ['src/machines/sailing/view.ts', 'react'],
  'modules-below-http': ['services/harbour/modules/berth/asked.ts', 'services/harbour/app.ts'],
  'modules-by-their-door': [
    'services/harbour/http/peek.ts',
    'services/harbour/modules/berth/berth.service.ts',
  ],
  'modules-through-doors': [
    'services/harbour/modules/pilot/peek.ts',
    'services/harbour/modules/berth/berth.service.ts',
  ],
  'no-dev-package-at-run-time': ['services/harbour/proof.ts', 'vitest'],
  'no-orphan': ['src/features/fleet/forgotten.ts', '', 'src/features/fleet/forgotten.ts'],
  'no-scripts': ['services/harbour/start.ts', 'scripts/start.mjs'],
  'no-test-at-run-time': ['services/harbour/rehearsal.ts', 'tests/database/clone.ts'],
  'no-unlisted-package': ['services/harbour/luck.ts', 'unlisted', 'node_modules/unlisted/index.js'],
  'no-unresolved': ['src/app/lost.ts', 'src/app/sunk.ts', './sunk.ts'],
  'platform-below-modules': ['services/harbour/platform/peek.ts', 'services/harbour/modules/berth/index.ts'],
  'offered-sql-is-own': [
    'services/harbour/modules/berth/fee.sql.ts',
    'services/harbour/modules/berth/berth.repository.ts',
  ],
  'postgres-alone': ['services/postgres/tenant.ts', 'src/lib/knot.ts'],
  'postgres-started-from-the-top': ['services/harbour/modules/berth/basin.ts', 'services/postgres/server.ts'],
  'processes-drawn-not-run': ['src/app/decide.ts', 'services/harbour/modules/berth/berth.process.ts'],
  'query-by-its-door': [
    'src/features/fleet/catch.ts',
    '@tanstack/react-query',
    'node_modules/@tanstack/react-query/index.js',
  ],
  'radix-in-ui': ['src/app/button.tsx', '@radix-ui/themes', 'node_modules/@radix-ui/themes/index.js'],
  'readers-apart': ['src/features/fleet/buyer/berth.tsx', 'src/features/fleet/admin/berth.tsx'],
  'repositories-know-their-domain': [
    'services/harbour/modules/pilot/pilot.repository.ts',
    'services/harbour/modules/berth/index.ts',
  ],
  'services-apart': ['services/lighthouse/lamp.ts', 'services/harbour/app.ts'],
  'services-without-site': ['services/harbour/page.ts', 'src/features/fleet/index.ts'],
  'shell-through-doors': ['src/app/peek.ts', 'src/features/fleet/hull.tsx'],
  'site-without-lab': ['src/features/fleet/fleet.stories.tsx', '.storybook/lab.tsx'],
  'site-without-services': ['src/features/fleet/table.ts', 'services/harbour/platform/db.ts'],
  'sql-in-repositories': ['services/harbour/modules/pilot/pilot.service.ts', 'kysely'],
  'statecharts-draw-apart': ['src/statecharts/record.ts', 'react'],
  'statecharts-know-no-flow': ['src/statecharts/one.ts', 'src/machines/mooring/index.ts'],
  'tests-through-doors': ['tests/e2e/peek.spec.ts', 'src/features/fleet/hull.tsx'],
  'ui-below-all': ['src/ui/count.tsx', 'src/api/index.ts'],
  'ui-by-its-door': ['src/features/fleet/sail.ts', 'src/ui/sail.tsx'],
};

const target = (imports: string): string =>
  /^(src|services|openapi|tests|scripts|\.storybook)\//.test(imports)
    ? imports
    : `node_modules/${imports}/index.js`;

it('accepts a tree without violations, and reports each violation by its rule', async () => {
  const files = Object.fromEntries([
    ...Object.entries(lawful).map(([name, imports]) => file(name, imports)),
    ...Object.values(planted).map(([from, imports]) => file(from, imports === '' ? [] : [imports])),
    file('scripts/start.mjs', []),
    file('src/app/ring.ts', ['src/app/chain.ts']),
    file('src/app/chain.ts', ['src/app/ring.ts']),
  ]);
  const violations = Object.entries(planted).map(
    ([rule, [from, imports, to = target(imports)]]) => `${rule}: ${from} → ${to}`,
  );
  const circle = 'no-circular: src/app/chain.ts → src/app/ring.ts';
  expect(await cruise(files)).toEqual({
    violations: [...violations, circle].sort(),
    rules: [...Object.keys(planted), 'no-circular'].sort(),
  });
}, 30_000);
