import { lazy, Suspense } from 'react';
import { useSiteConfig } from '../../features/site-config/index.ts';
import { useTelemetry } from './telemetry-context.tsx';

const ConsentQuestion = lazy(async () => ({
  default: (await import('./consent-question.tsx')).ConsentQuestion,
}));

/** Asks once whether GA4 may be loaded (product.md, Privacy); absent where no GA4 is configured. */
export function ConsentNotice() {
  const { ga4Id } = useSiteConfig();
  const telemetry = useTelemetry();
  if (!ga4Id || !telemetry) return null;
  return (
    <Suspense>
      <ConsentQuestion consent={telemetry.consent} />
    </Suspense>
  );
}
