import { createConsent } from './consent.ts';
import type { Consent } from './consent.ts';
import type { Ga4 } from './ga4.ts';
import { createPageViews } from './page-views.ts';
import type { TelemetryConfig } from './telemetry.types.ts';

interface Analytics {
  readonly consent: Consent;
  viewed(pattern: string): void;
}

type AnalyticsConfig = Pick<TelemetryConfig, 'ga4Id' | 'siteTitle' | 'sendPageViews' | 'storage'>;

/**
 * First-party counts are always sent; GA4 is used from the moment of consent, beginning with the current page, until
 * consent is withdrawn.
 */
export const createAnalytics = (config: AnalyticsConfig): Analytics => {
  const consent = createConsent(config.storage);
  const pageViews = createPageViews(config.sendPageViews);
  let ga4: Promise<Ga4 | null> | null = null;
  let shown: string | null = null;
  const granted = () => consent.store.getSnapshot().context.choice === 'granted';

  const load = async (id: string): Promise<Ga4 | null> => {
    const { loadGa4 } = await import('./ga4.ts');
    return granted() ? loadGa4(id, config.siteTitle) : null;
  };
  const sendToGa4 = (pattern: string): void => {
    if (config.ga4Id === null || !granted()) return;
    ga4 ??= load(config.ga4Id);
    ga4.then(
      (loaded) => loaded?.viewed(pattern),
      // Not loaded (no network): the next page view tries again.
      () => (ga4 = null),
    );
  };

  consent.store.subscribe(({ context }) => {
    if (context.choice === 'granted' && shown !== null) sendToGa4(shown);
    if (context.choice === 'refused' && ga4 !== null) {
      void ga4.then((loaded) => loaded?.stop());
      ga4 = null;
    }
  });

  return {
    consent,
    viewed(pattern) {
      shown = pattern;
      pageViews.viewed(pattern);
      sendToGa4(pattern);
    },
  };
};
