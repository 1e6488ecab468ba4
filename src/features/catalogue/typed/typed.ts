/** A parsed text, or its problem as a message for users. */
export type Typed<Value> = { readonly value: Value } | { readonly problem: string };
