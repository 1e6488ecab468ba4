/** Which files can be sent. */
export interface FileLimits {
  /** Media types for an input's `accept`. */
  readonly accepted: string;
  /** The types as text: "PDF, JPEG or PNG". */
  readonly kinds: string;
  readonly mostBytes: number;
  /** The maximum as text: "10 MB". */
  readonly most: string;
}

/** Limits of a photo or document in the contract. */
export const photoLimits: FileLimits = {
  accepted: 'application/pdf,image/jpeg,image/png,image/webp',
  kinds: 'PDF, JPEG, PNG or WebP',
  mostBytes: 10_485_760,
  most: '10 MB',
};

/** Why a chosen file is refused, as a sentence with its name; null if it is not. The server checks its content. */
export function fileProblem(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { accepted, kinds, mostBytes, most }: FileLimits,
): string | null {
  if (!accepted.split(',').includes(type)) return `${name} isn’t a ${kinds}.`;
  return size > mostBytes ? `${name} is larger than ${most}.` : null;
}
