type GivenContext<Node, Context> = Node extends { src: string }
  ? Node & { input: (args: { context: Context }) => Context }
  : Node extends object
    ? { [Key in keyof Node]: GivenContext<Node[Key], Context> }
    : Node;

/**
 * A path that is data says which actors it invokes, not what with: each is given the whole context. Literal types are kept, so that a name
 * outside the vocabulary still does not compile.
 */
export function giveContext<Context>() {
  const give = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(give);
    if (typeof node !== 'object' || node === null) return node;
    const given = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, give(value)]));
    return typeof given.src === 'string'
      ? { ...given, input: ({ context }: { context: Context }) => context }
      : given;
  };
  // `give` does to the value what GivenContext says of its type.
  return <const Flow>(flow: Flow) => give(flow) as GivenContext<Flow, Context>;
}
