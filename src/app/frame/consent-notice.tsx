import { lazyPart } from '../../ui/index.ts';
import { useSiteConfig } from '../../features/site-config/index.ts';
import { useTelemetry } from './telemetry-context.tsx';

const ConsentQuestion = lazyPart(async () => (await import('./consent-question.tsx')).ConsentQuestion);

/** Asks once whether GA4 may be loaded (product.md, Privacy); absent where no GA4 is configured. */
export function ConsentNotice() {
  const { ga4Id } = useSiteConfig();
  const telemetry = useTelemetry();
  if (!ga4Id || !telemetry) return null;
  return <ConsentQuestion consent={telemetry.consent} />;
}
