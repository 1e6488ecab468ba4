// Who may import whom. No rule knows a feature, module, machine or service by name: a new one is fenced the day it is made.
// tests/architecture/fences.test.ts plants a violation of each.

const forTests = [
  '\\.test\\.tsx?$',
  '\\.fixture\\.ts$',
  '/testing/',
  '\\.stories\\.tsx$',
  // What the machine lab is given: examples of what a machine gets, and how a feature shows it.
  '\\.fixtures\\.ts$',
  '\\.lab\\.tsx$',
];

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Of the site and the contract `from` may import nothing but `doors`; `$1` is what the first group of `from` matched. */
const only = (name, comment, from, doors) =>
  never(name, comment, { path: from }, { path: '^(src|openapi)/', pathNot: doors });

const everywhere = [
  never('no-circular', 'Two files that need each other are one, or need a third.', {}, { circular: true }),
  never('no-unresolved', 'What is imported exists.', {}, { couldNotResolve: true }),
  never(
    'no-orphan',
    'A file that nobody imports and that imports nothing is a leftover, unless something starts there.',
    {
      orphan: true,
      path: '^(src|services)/',
      pathNot: [...forTests, '(^|/)(main|entry-server)\\.tsx?$', '\\.d\\.ts$'],
    },
    {},
  ),
  never(
    'no-unlisted-package',
    'A package that package.json does not name is there by chance.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  never(
    'no-dev-package-at-run-time',
    'Development dependencies are not installed where the product runs.',
    { path: '^(src|services)/', pathNot: forTests },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
  ),
  never(
    'no-test-at-run-time',
    'What runs needs nothing that is there for tests.',
    { path: '^(src|services)/', pathNot: forTests },
    { path: ['^tests/', ...forTests] },
  ),
  never(
    'no-scripts',
    'Scripts start the product, they are no part of it.',
    { path: '^(src|services)/', pathNot: forTests },
    { path: '^scripts/' },
  ),
];

const site = [
  never(
    'site-without-services',
    'The site knows the services by their contract alone.',
    { path: '^(src|\\.storybook)/' },
    // The business processes are drawn beside the flows.
    { path: '^services/', pathNot: '\\.process\\.ts$' },
  ),
  never(
    'processes-drawn-not-run',
    'A business process is decided on the server; the machine lab alone draws it.',
    { path: '^src/' },
    { path: '^services/.+\\.process\\.ts$' },
  ),
  never(
    'site-without-lab',
    'The machine lab shows the site; what both need is in src.',
    { path: '^src/' },
    { path: '^\\.storybook/' },
  ),
  only('lib-alone', 'src/lib is the bottom.', '^src/lib/', ['^src/lib/']),
  only('browser-above-lib', 'What asks the browser needs the pure functions alone.', '^src/browser/', [
    '^src/(browser|lib)/',
  ]),
  only('ui-below-all', 'The design system knows no router, query or machine.', '^src/ui/', [
    '^src/(ui|browser|lib)/',
  ]),
  only('api-below', 'The client knows the contract and nothing of screens.', '^src/api/', [
    '^src/(api|lib)/',
    '^openapi/__generated__/',
  ]),
  only('statecharts-know-no-flow', 'The toolkit serves every flow.', '^src/statecharts/', [
    '^src/(statecharts|lib)/',
  ]),
  never(
    'statecharts-draw-apart',
    'Recording, replaying and walking run anywhere; React is for what draws.',
    { path: '^src/statecharts/', pathNot: ['^src/statecharts/react/', ...forTests] },
    { path: ['^node_modules/(react|react-dom|@xstate/react)(/|$)', '^src/statecharts/react/'] },
  ),
  never(
    'charts-in-the-lab',
    'What lays out and draws charts is large, and nobody in the app looks at one.',
    { path: '^src/(app|features|machines|entry-server)', pathNot: forTests },
    {
      path: ['^node_modules/(elkjs|d3-[a-z]+)(/|$)', '^src/statecharts/(chart/|react/(chart|elk|use-chart))'],
    },
  ),
  only(
    'machines-below-screens',
    'A flow is told without screens; another flow is reached through its door, or invoked as its machine, which the door would bring with its effects.',
    '^src/machines/([^/]+)/',
    [
      '^src/(statecharts|browser|lib|api)/',
      '^src/machines/$1/',
      '^src/machines/[^/]+/(index|[^/]+\\.machine)\\.ts$',
    ],
  ),
  never(
    'machines-know-types-of-api',
    'Effects are named in a machine and made in its actors file, or they could not be replayed.',
    { path: '^src/machines/', pathNot: ['\\.actors\\.ts$', ...forTests] },
    { path: '^src/api/', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'machines-without-browser',
    'A machine runs in a test, on the server and in the lab: no React, router or client in it.',
    { path: '^src/machines/', pathNot: forTests },
    { path: '^node_modules/(react|react-dom|react-router-dom|@xstate/react|@radix-ui|openapi-fetch)(/|$)' },
  ),
  never(
    'browser-in-actors',
    'What a machine asks of the browser is an effect: it is made in its actors file, or it could not be replayed.',
    { path: '^src/machines/', pathNot: ['\\.actors\\.ts$', ...forTests] },
    { path: '^src/browser/' },
  ),
  only(
    'features-through-doors',
    'A feature reaches another only through its index.ts, and nothing above; tests share src/features/testing.',
    '^src/features/([^/]+)/',
    [
      '^src/features/$1/',
      '^src/features/([^/]+/index\\.ts$|testing/)',
      '^src/(machines|statecharts|api|ui|browser|lib)/',
    ],
  ),
  never(
    'readers-apart',
    'In a subject with a room for each reader, what a buyer loads brings nothing of the supplier or the admin: they meet in its `shared` room.',
    { path: '^src/features/([^/]+)/(buyer|supplier|admin)/', pathNot: forTests },
    { path: '^src/features/$1/(buyer|supplier|admin)/', pathNot: '^src/features/$1/$2/' },
  ),
  only('shell-through-doors', 'The shell mounts features by their doors.', '^src/(app/|[^/]+$)', [
    '^src/app/',
    '^src/features/[^/]+/index\\.ts$',
    '^src/(machines|statecharts|api|ui|browser|lib)/',
  ]),
  never(
    'ui-by-its-door',
    'src/ui/index.ts (and the index.ts of a part) says what the design system offers.',
    { path: '^(src/(app|features)|\\.storybook)/' },
    {
      path: '^src/ui/',
      pathNot: ['^src/ui/index\\.ts$', '^src/ui/[^/]+/index\\.ts$', '\\.css$'],
    },
  ),
  never(
    'machines-by-their-door',
    "A flow's index.ts says what screens and shell may use of it.",
    { path: '^src/(app|features)/', pathNot: forTests },
    { path: '^src/machines/', pathNot: '^src/machines/[^/]+/index\\.ts$' },
  ),
  never(
    'api-by-its-door',
    'src/api/index.ts says what the client offers.',
    { path: '^src/(app|features|machines)/' },
    { path: '^src/api/', pathNot: '^src/api/(index\\.ts$|testing/)' },
  ),
  never(
    'radix-in-ui',
    'src/ui wraps the component library, so that it can be changed in one place.',
    { path: '^(src/(?!ui/)|\\.storybook/|tests/)' },
    { path: '^node_modules/@radix-ui/' },
  ),
  never(
    'query-by-its-door',
    'What every read and write has in common is said once: src/features/server-data wraps the query library.',
    { path: '^(src/(?!features/server-data/)|\\.storybook/)', pathNot: forTests },
    { path: '^node_modules/@tanstack/react-query/' },
  ),
  only('lab-through-doors', 'The machine lab uses what everybody may use.', '^\\.storybook/', [
    '^src/features/[^/]+/index\\.ts$',
    '^src/features/.+\\.lab\\.tsx$',
    '^src/machines/[^/]+/(index|[^/]+\\.(machine|fixtures|allowance|phrases|steps))\\.ts$',
    '^src/machines/[^/]+/traces/',
    '^src/machines/[^/]+/versions/',
    '^src/(statecharts|api|ui|browser|lib)/',
  ]),
];

const services = [
  never(
    'services-without-site',
    'Of the site the services share src/lib alone; its built pages are loaded as an artefact.',
    { path: '^services/' },
    { path: '^(src/(?!lib/)|\\.storybook/)' },
  ),
  never(
    'services-apart',
    'A service knows another by its contract; services/http-adapter and services/postgres are common (ADR 0005).',
    { path: '^services/([^/]+)/' },
    { path: '^services/', pathNot: ['^services/$1/', '^services/(http-adapter|postgres)/'] },
  ),
  never(
    'postgres-alone',
    'services/postgres starts and stops a database server; whose data it holds is no matter of its.',
    { path: '^services/postgres/', pathNot: forTests },
    { path: '^(src|services|openapi|tests)/', pathNot: '^services/postgres/' },
  ),
  never(
    'postgres-started-from-the-top',
    'A database is there before a service is put together: nothing inside one starts a server or looks for it.',
    { path: '^services/[^/]+/(http|modules|platform)/', pathNot: forTests },
    { path: '^services/postgres/' },
  ),
  never(
    'adapter-by-its-door',
    'services/http-adapter/index.ts says what the adapter offers.',
    { path: '^services/(?!http-adapter/)', pathNot: forTests },
    { path: '^services/http-adapter/', pathNot: '^services/http-adapter/index\\.ts$' },
  ),
  never(
    'adapter-knows-no-contract',
    'The adapter is given the document it turns into routes.',
    { path: '^services/http-adapter/' },
    { path: '^openapi/' },
  ),
  never(
    'modules-through-doors',
    'A module reaches another only through its index.ts, and a query through the SQL that it offers for queries of others (*.sql.ts).',
    { path: '^services/([^/]+)/modules/([^/]+)/' },
    {
      path: '^services/$1/modules/',
      pathNot: [
        '^services/$1/modules/$2/',
        '^services/$1/modules/[^/]+/(index|[^/]+\\.sql)\\.ts$',
        '/testing/',
      ],
    },
  ),
  never(
    'modules-by-their-door',
    'From outside, a module is its index.ts.',
    { path: '^services/([^/]+)/(?!modules/)' },
    { path: '^services/$1/modules/', pathNot: ['^services/$1/modules/[^/]+/index\\.ts$', '/testing/'] },
  ),
  never(
    'modules-below-http',
    'A use case does not know who asked: no HTTP, no configuration, no assembly.',
    { path: '^services/([^/]+)/modules/', pathNot: forTests },
    { path: '^services/$1/', pathNot: '^services/$1/(modules|platform|demo)/' },
  ),
  never(
    'platform-below-modules',
    'The platform serves every module and knows none.',
    { path: '^services/([^/]+)/platform/', pathNot: forTests },
    { path: '^services/$1/', pathNot: '^services/$1/platform/' },
  ),
  never(
    'handlers-above-modules',
    'A handler turns a call into a use case; it reads no table and sends no mail.',
    { path: '^services/([^/]+)/http/handlers/', pathNot: forTests },
    { path: '^services/$1/platform/', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'domain-is-pure',
    'Rules and processes are decided from values: own module, types, the form of a refusal, the step of a process, cursors and the cleaning of text alone, nothing that reads, writes, waits or knows the time.',
    { path: '^services/[^/]+/modules/.+\\.(domain|process)\\.ts$' },
    {
      path: [
        '^services/[^/]+/platform/(?!(clean-text|cursor|refusals|processes/step)\\.ts$)',
        '^node_modules/(?!xstate/|date-fns/|temporal-polyfill/|ical\\.js/|ical-generator/)',
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  never(
    'domain-below-use-cases',
    'Rules and processes are used by repositories and use cases, never the other way round.',
    { path: '^services/([^/]+)/modules/.+\\.(domain|process)\\.ts$' },
    {
      path: '^services/$1/modules/',
      // Disputes and tax are rules alone, behind their doors.
      pathNot: '\\.(domain|process)\\.ts$|^services/marketplace/modules/(disputes|tax)/index\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  never(
    'repositories-know-their-domain',
    'SQL serves one module: its domain, the platform, and what others offer for queries.',
    { path: '^services/([^/]+)/modules/([^/]+)/.+\\.repository\\.ts$' },
    {
      path: '^services/$1/modules/',
      pathNot: [
        '^services/$1/modules/$2/[^/]+\\.(domain|process|refusals|repository)\\.ts$',
        '^services/$1/modules/$2/[^/]+/[^/]+\\.(domain|process|refusals|repository)\\.ts$',
        '^services/$1/modules/[^/]+/[^/]+\\.sql\\.ts$',
      ],
    },
  ),
  never(
    'offered-sql-is-own',
    "What a module offers for queries of others tells of its own tables: it knows the platform and the module's rules alone.",
    { path: '^services/([^/]+)/modules/([^/]+)/.+\\.sql\\.ts$' },
    {
      path: '^services/$1/',
      pathNot: ['^services/$1/platform/', '^services/$1/modules/$2/.+\\.(domain|process|sql)\\.ts$'],
    },
  ),
  never(
    'sql-in-repositories',
    'A use case and a rule write no SQL.',
    { path: '^services/[^/]+/(modules/.+\\.(service|domain|process)|http/handlers/.+)\\.ts$' },
    { path: '^node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
  ),
];

const tests = [
  never(
    'tests-through-doors',
    'Tests across the house use public doors; the test of a part lives beside it. The route table and the tables of what is allowed are data that tests read.',
    { path: '^tests/' },
    {
      path: '^(src|services)/',
      pathNot: [
        '^src/(lib|statecharts)/',
        '^src/(ui|api)/index\\.ts$',
        '^src/(features|machines)/[^/]+/index\\.ts$',
        '^src/machines/[^/]+/([^/]+\\.steps\\.ts$|testing/)',
        '^src/app/(routes/|screens/screen-tables\\.ts$)',
        '^src/app/[^/]+/index\\.ts$',
        '^services/http-adapter/index\\.ts$',
        '^services/[^/]+/[^/]+\\.ts$',
        '^services/[^/]+/modules/[^/]+/index\\.ts$',
        '^services/[^/]+/(platform|metrics)/',
        '^services/[^/]+/http/(permissions|rate-limits|refusals)\\.ts$',
        '^services/[^/]+/demo/.+\\.json$',
        '^services/[^/]+/testing/',
      ],
    },
  ),
];

export default {
  forbidden: [...everywhere, ...site, ...services, ...tests],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(dist|data|storybook-static)/' },
    // Types count: a rule that allows them says so.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
