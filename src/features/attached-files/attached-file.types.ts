/** A photograph or paper that belongs to a booking or a return. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly addedAt: string;
}
