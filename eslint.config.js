import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const typed = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.fixture.ts', 'tests/**'];
/** Files whose default export a tool asks for. */
const askedForByTools = ['**/*.config.ts', '.storybook/**', '**/*.stories.tsx', '**/*.setup.ts'];

const bans = {
  defaultExport: {
    selector: 'ExportDefaultDeclaration',
    message: 'Name what you export: a default is called something else by every file that imports it.',
  },
  leftOut: {
    selector:
      'CallExpression > MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
    message: 'A test runs or is removed.',
  },
  environment: {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message: 'config.ts reads the environment, once and checked; take what you need as an argument.',
  },
  clock: {
    selector:
      ':matches(CallExpression[callee.object.name="Date"][callee.property.name="now"], NewExpression[callee.name="Date"][arguments.length=0])',
    message: 'Time arrives as input or in an event, or nothing can be replayed.',
  },
  chance: {
    selector:
      ':matches(CallExpression[callee.object.name="Math"][callee.property.name="random"], CallExpression[callee.property.name=/^(randomUUID|getRandomValues)$/])',
    message: 'Ids and chance arrive as input or in an event, or nothing can be replayed.',
  },
};
const banned = (...entries) => ({ 'no-restricted-syntax': ['error', ...entries] });

export default defineConfig(
  {
    ignores: [
      '.cache/',
      '**/__generated__/',
      '**/*.gen.ts',
      'coverage/',
      'data/',
      'dist/',
      'storybook-static/',
    ],
  },
  // A rule is right everywhere or changed here, where everybody sees it: comments in files change nothing.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.strict],
    rules: { 'no-empty': 'error', 'no-unreachable': 'error', eqeqeq: 'error' },
  },
  {
    files: typed,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-empty': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `_` names what a signature has and a function does not need.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // A name for what is the same today: `interface SwitchFieldProps extends CheckboxFieldProps {}`.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // Spreading a string counts code points, which is why we do it.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.{1,2}/(?:.*/)?[^/.]+$',
              message: 'Write the extension: the services run as they are, without a bundler.',
            },
          ],
        },
      ],
      ...banned(bans.defaultExport),

      // Off, each for a reason.
      // A promise is what the interface says; whether this implementation has to wait is its own affair.
      '@typescript-eslint/require-await': 'off',
      // `() => close()` is how a short callback is written here.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Objects are made by functions and have no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      // Knows no `Promise.withResolvers<void>()`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // `{}` is meant where a generated type adds nothing.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // No enums here (the services run as they are); asking each assignment costs seconds.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // `void` says that what comes back does not matter; a floating promise is another rule's affair.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Does not see the uses in a function's body.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['src/{api,app,features,ui}/**', '.storybook/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    // There is no React Compiler that would skip a component.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },

  {
    files: tests,
    rules: {
      ...banned(bans.defaultExport, bans.leftOut),
      // Bodies of answers and `expect.any()` have no type: the assertion that compares them is what checks them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // jsdom lacks what the types promise, and tests fill it in.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // What reaches us from elsewhere need not be an Error, and tests play its part.
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
    },
  },
  {
    files: ['services/*/{modules,http,site}/**'],
    ignores: tests,
    rules: banned(bans.defaultExport, bans.environment),
  },
  {
    files: ['src/machines/**/*.ts', 'services/*/modules/**/*.{domain,process}.ts'],
    ignores: [...tests, '**/*.actors.ts'],
    rules: banned(bans.defaultExport, bans.environment, bans.clock, bans.chance),
  },
  { files: askedForByTools, rules: { 'no-restricted-syntax': 'off' } },
  // gtag tells a command from other entries by its being an `arguments` object.
  { files: ['src/app/telemetry/ga4.ts'], rules: { 'prefer-rest-params': 'off' } },
);
