/** What a typed text means, or what is wrong with it in words for people. */
export type Typed<Value> = { readonly value: Value } | { readonly problem: string };
