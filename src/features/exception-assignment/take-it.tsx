import { TakeButton } from './take-button.tsx';
import styles from './exception-assignment.module.css';
import type { Takeable } from './taken.types.ts';
import { useTaken, useExceptionAssignment } from './use-exception-assignment.ts';

interface TakeItProps extends Takeable {
  readonly subject: string;
}

/** The same button on the page on which the exception is decided; nothing while it is loading. */
export function TakeIt({ subject, kind, id }: TakeItProps) {
  const { data } = useTaken({ kind, id });
  const taking = useExceptionAssignment();
  if (data === undefined) return null;
  return (
    <span className={styles.taken}>
      <TakeButton
        {...data}
        subject={subject}
        busy={taking.busy}
        onTake={(isTaken) => void taking.run({ kind, id, isTaken })}
      />
    </span>
  );
}
