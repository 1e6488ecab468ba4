type FormValue = string | readonly FormValue[] | { readonly [key: string]: FormValue };
export type Form = { readonly [key: string]: FormValue };

const depthMax = 8;
type Node = Map<string, Node | string>;

const stepsOf = (key: string): readonly string[] => {
  const [, head = key, rest = ''] = /^([^[]*)((?:\[[^\]]*\])*)$/.exec(key) ?? [];
  return [head, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, step = '']) => step)].slice(0, depthMax);
};

/** `a[b][0]=c` in the notation of Stripe's clients: `{a: {b: ['c']}}`. All leaves are texts, as sent. */
export function parseForm(text: string): Form {
  const root: Node = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    let node = root;
    const steps = stepsOf(key);
    for (const [depth, step] of steps.entries()) {
      const name = step === '' && depth > 0 ? String(node.size) : step;
      if (depth === steps.length - 1) node.set(name, value);
      else {
        const known = node.get(name);
        const next: Node = typeof known === 'object' ? known : new Map<string, Node | string>();
        node.set(name, next);
        node = next;
      }
    }
  }
  return objectOf(root);
}

const valueOf = (node: Node | string): FormValue => {
  if (typeof node === 'string') return node;
  const isList = node.size > 0 && [...node.keys()].every((key, position) => key === String(position));
  return isList ? [...node.values()].map(valueOf) : objectOf(node);
};

// From entries, so that a field named __proto__ is an ordinary one.
const objectOf = (node: Node): Form =>
  Object.fromEntries([...node].map(([key, inner]) => [key, valueOf(inner)]));
