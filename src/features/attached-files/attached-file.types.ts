/** A photo or document of a booking or a return. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly addedAt: string;
}
