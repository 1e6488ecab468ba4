/** What a supplier’s first delivery method, a collection, says of itself until its supplier says more. */
export const collectionDetails = 'Collect it from our address.';
