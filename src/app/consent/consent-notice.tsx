import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/index.ts';
import { useSiteConfig } from '../../features/site-config/index.ts';
import { useTelemetry } from '../telemetry/telemetry-context.tsx';

const ConsentQuestion = lazyPart(async () => (await import('./consent-question.tsx')).ConsentQuestion);

const neverChanges = () => () => undefined;

/** Asks once whether GA4 may be loaded (docs/product.md, "Privacy"); absent where no GA4 is configured. */
export function ConsentNotice() {
  const { ga4Id } = useSiteConfig();
  const telemetry = useTelemetry();
  // The server renders no notice, so the first render in the browser must have none either.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!ga4Id || !telemetry || !isHydrated) return null;
  return <ConsentQuestion consent={telemetry.consent} />;
}
