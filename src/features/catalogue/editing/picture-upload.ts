import { problemOfPicture } from './picture-files.ts';

/** A file on its way to a listing, or one that was refused. */
export interface PictureUpload {
  readonly key: string;
  readonly file: File;
  /** Its place among the others; null: the last. */
  readonly place: number | null;
  /** What its vendor should know of it, where that is known already. */
  readonly warning: string | null;
  /** What of it was sent, from 0 to 1; null while it waits. */
  readonly sent: number | null;
  /** Why it was refused, for people. */
  readonly problem: string | null;
  /** Whether sending the same file again may help. */
  readonly mayRetry: boolean;
}

/** A file that is sent next, to a place among the others (null: the last). */
export const uploadOf = ({
  file,
  place = null,
  warning = null,
}: Pick<PictureUpload, 'file'> & Partial<Pick<PictureUpload, 'place' | 'warning'>>): PictureUpload => ({
  key: crypto.randomUUID(),
  file,
  place,
  warning,
  sent: null,
  problem: null,
  mayRetry: false,
});

export const isUnderWay = ({ problem }: PictureUpload): boolean => problem === null;

/** Files that were chosen together: each is judged by itself, and the others are sent. `room` is how many can be added. */
export function uploadsOf(files: readonly File[], room: number): readonly PictureUpload[] {
  const uploads: PictureUpload[] = [];
  for (const file of files) {
    const isRoom = uploads.filter(isUnderWay).length < room;
    const problem = problemOfPicture(file) ?? (isRoom ? null : 'There is no room for it: remove one first.');
    uploads.push({ ...uploadOf({ file }), problem });
  }
  return uploads;
}
