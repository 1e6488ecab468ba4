/**
 * Rules that oxlint does not have. Its JavaScript plugins are young: `tests/architecture/lint.test.ts` plants a
 * violation of each ban. @typedef {import('estree').Node} Node
 */

const ban = (
  /** @type {string} */ message,
  /** @type {(report: (node: Node) => void) => object} */ visitor,
) => ({
  meta: { type: 'problem', messages: {}, schema: [] },
  create: (/** @type {{ report(problem: { node: Node, message: string }): void }} */ context) =>
    visitor((node) => context.report({ node, message })),
});

const isMember = (/** @type {any} */ node, /** @type {string} */ object, /** @type {string} */ property) =>
  node.type === 'MemberExpression' && node.object.name === object && node.property.name === property;

const literalSpread = ban(
  'Write each property, element or attribute itself: spreading a literal only hides it.',
  (report) => {
    const check = (/** @type {any} */ node) => {
      const { argument } = node;
      const literal = argument.type === 'TSAsExpression' ? argument.expression : argument;
      if (literal.type === 'ObjectExpression' || literal.type === 'ArrayExpression') report(node);
    };
    return { SpreadElement: check, JSXSpreadAttribute: check };
  },
);

const clock = ban('Time arrives as input or in an event, or nothing can be replayed.', (report) => ({
  CallExpression: (/** @type {any} */ node) => {
    if (isMember(node.callee, 'Date', 'now')) report(node);
  },
  NewExpression: (/** @type {any} */ node) => {
    if (node.callee.name === 'Date' && node.arguments.length === 0) report(node);
  },
}));

const chance = ban(
  'Ids and chance arrive as input or in an event, or nothing can be replayed.',
  (report) => ({
    CallExpression: (/** @type {any} */ node) => {
      const isRandom = isMember(node.callee, 'Math', 'random');
      if (isRandom || ['randomUUID', 'getRandomValues'].includes(node.callee.property?.name)) report(node);
    },
  }),
);

export default {
  meta: { name: 'quayside' },
  rules: { 'no-literal-spread': literalSpread, 'no-clock': clock, 'no-chance': chance },
};
