import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '../../ui/index.ts';
import { useRecordedPage } from '../recording/recorded-page.ts';

const FailureReplay = lazyPart(async () => (await import('../recording/failure-replay.tsx')).FailureReplay);

/** Offers the page's recording in the details of a failure. If this fails itself, the details are shown without it. */
export function ReplayInDetails() {
  const page = useRecordedPage();
  if (!page) return null;
  return (
    <ErrorBoundary fallback={null}>
      <FailureReplay page={page} />
    </ErrorBoundary>
  );
}
