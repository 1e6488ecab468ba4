/** The default details of a supplier’s first delivery method, a collection. */
export const collectionDetails = 'Collect it from our address.';

interface Collection {
  /** Where it is, as lines: its own address or the supplier’s; null if there is none. */
  readonly address: string | null;
  /** The supplier's text. */
  readonly details: string | null;
}

/** Where something is collected, as sentences: the supplier's text and address. */
export function collectionSentences({ address, details }: Collection, supplierName: string): string[] {
  const note = details === collectionDetails ? null : details;
  return [
    ...(note === null ? [] : [/[.!?]$/.test(note) ? note : `${note}.`]),
    ...(address === null ? [] : [`${supplierName}’s address: ${address.replaceAll('\n', ', ')}.`]),
  ];
}
