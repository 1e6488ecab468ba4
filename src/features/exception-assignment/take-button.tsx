import { BusyButton } from '../../ui/index.ts';
import type { Taken } from './taken.types.ts';

interface TakeButtonProps extends Taken {
  /** The name of the subject: "Q-10214/1". */
  readonly subject: string;
  readonly busy: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

/** Who is handling an exception, with a button to take it or hand it back. */
export const TakeButton = ({ subject, takenBy, isMine, busy, onTake }: TakeButtonProps) => (
  <>
    {takenBy === null ? null : <span>{isMine ? 'You are' : `${takenBy} is`} handling it</span>}
    {takenBy !== null && !isMine ? null : (
      <BusyButton
        size="2"
        variant="surface"
        color="gray"
        highContrast
        busy={busy}
        aria-label={`${isMine ? 'Hand back' : 'Take'}: ${subject}`}
        onClick={() => onTake(!isMine)}
      >
        {isMine ? 'Hand back' : 'Take'}
      </BusyButton>
    )}
  </>
);
