/** The maximum size of a picture that is uploaded, and the maximum number of pictures of a product or service; as in the contract. */
export const pictureLimits = { bytes: 10 * 1024 * 1024, perListing: 8 } as const;
