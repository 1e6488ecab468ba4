type WithContextInput<Node, Context> = Node extends { src: string }
  ? Node & { input: (args: { context: Context }) => Context }
  : Node extends object
    ? { [Key in keyof Node]: WithContextInput<Node[Key], Context> }
    : Node;

/**
 * A path stored as data names the actors it invokes, but not their input: each receives the whole context. Literal
 * types are kept, so that a name outside the vocabulary does not compile.
 */
export function passContextToActors<Context>() {
  const give = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(give);
    if (typeof node !== 'object' || node === null) return node;
    const input = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, give(value)]));
    return typeof input.src === 'string'
      ? { ...input, input: ({ context }: { context: Context }) => context }
      : input;
  };
  // `give` does to the value what WithContextInput says of its type.
  return <const Flow>(flow: Flow) => give(flow) as WithContextInput<Flow, Context>;
}
