import { Link } from 'react-router-dom';
import { Button, Notice } from '../../../ui/index.ts';

interface OpenImportNoticeProps {
  readonly fileName: string;
  /** Where the import continues. */
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
          <Link to={href}>Continue this import</Link>
        </Button>
      }
    >
      You started it and left. Everything we read and everything you changed is kept.
    </Notice>
  );
}
