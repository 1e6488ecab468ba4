import { quaysideDecided } from '../../../../src/lib/quayside-decided.ts';

/** What a person wrote with a command, as both sides read it as the reason of its refund; null if they wrote nothing. */
export const reasonGiven = ({
  by,
  note,
}: {
  readonly by: string;
  readonly note: string | null;
}): string | null => (note !== null && by === 'admin' ? quaysideDecided(note) : note);
