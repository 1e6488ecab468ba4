/** What a supplier’s first delivery method, a collection, says of itself until its supplier says more. */
export const collectionDetails = 'Collect it from our address.';

interface Collection {
  /** The supplier’s, in lines; null: it has none. */
  readonly address: string | null;
  /** What the supplier says of it. */
  readonly details: string | null;
}

/** Where something is collected, in sentences to who collects it: what the supplier says of it, and the supplier’s address. */
export function collectionSentences({ address, details }: Collection, supplierName: string): string[] {
  const said = details === collectionDetails ? null : details;
  return [
    ...(said === null ? [] : [/[.!?]$/.test(said) ? said : `${said}.`]),
    ...(address === null ? [] : [`${supplierName}’s address: ${address.replaceAll('\n', ', ')}.`]),
  ];
}
