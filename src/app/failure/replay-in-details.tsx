import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '../../ui/index.ts';
import { useRecordedPage } from '../recording/recorded-page.ts';

const FailureReplay = lazyPart(async () => (await import('../recording/failure-replay.tsx')).FailureReplay);

/** What happened on the page, to be taken along from where a failure shows its details. If it fails itself, the details stand without it. */
export function ReplayInDetails() {
  const page = useRecordedPage();
  if (!page) return null;
  return (
    <ErrorBoundary fallback={null}>
      <FailureReplay page={page} />
    </ErrorBoundary>
  );
}
