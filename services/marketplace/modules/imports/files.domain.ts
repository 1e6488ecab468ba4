/** Where a file of an import lies; ids are UUIDs, made here. */
export const importFileKey = (fileId: string): string => `imports/${fileId}`;

/** RFC 1952: whether something begins as gzip does. */
export const isGzip = (beginning: Uint8Array): boolean => beginning[0] === 0x1f && beginning[1] === 0x8b;
