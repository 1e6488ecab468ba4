/** A UUID in either case; not `urn:uuid:…`, which PostgreSQL refuses as an id. */
export const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isUuid = (text: string): boolean => uuidPattern.test(text);
