import { Link } from 'react-router-dom';
import { Button, Notice } from '../../../ui/index.ts';

export interface OpenImportNoticeProps {
  readonly fileName: string;
  /** Where the import goes on. */
  readonly href: string;
}

/** A list that was begun waits where it was left. */
export function OpenImportNotice({ fileName, href }: OpenImportNoticeProps) {
  return (
    <Notice
      tone="info"
      title={`“${fileName}” is not imported yet`}
      action={
        <Button asChild variant="surface">
          <Link to={href}>Go on with it</Link>
        </Button>
      }
    >
      You began it and left. What was read and all that you changed is kept.
    </Notice>
  );
}
