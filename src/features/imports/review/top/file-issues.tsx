import { Notice } from '../../../../ui/index.ts';
import type { Understood } from '../review.types.ts';

/** Doubts about the file as a whole. */
export function FileIssues({ issues }: Pick<Understood, 'issues'>) {
  if (issues.length === 0) return null;
  const [first] = issues;
  if (issues.length === 1 && first) return <Notice tone="warning" title={first.message} />;
  return (
    <Notice tone="warning" title="Please check this list carefully">
      <ul>
        {issues.map(({ code, message }) => (
          <li key={code}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
