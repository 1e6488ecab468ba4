import { businessTerms } from '../../../src/lib/business-terms.ts';
import type { Config } from '../config.ts';
import type { ShownTerms } from '../modules/market-settings/index.ts';

/** The browser's configuration, as a data block in the page, because the content policy allows no inline script. */
export interface SiteConfig {
  readonly apiBase: string;
  readonly parserBase: string;
  readonly siteUrl: string;
  readonly environment: string;
  readonly release: string;
  /** The market's currency (ISO 4217). */
  readonly currency: string;
  /** The market's commission, unless a vendor has its own. */
  readonly commissionBasisPoints: number;
  /** How long vendors have to answer, in hours. */
  readonly answerHours: number;
  /** Whether new vendors can send their application. */
  readonly takesApplications: boolean;
  readonly sentryDsn: string | null;
  readonly ga4Id: string | null;
  readonly demo: boolean;
  readonly assistant: boolean;
  /** Whether requests carry `traceparent`. */
  readonly traced: boolean;
}

/** `shownTerms` is called for each page, because admins can change them at any time. */
export const siteConfigOf = (
  config: Config,
  shownTerms = (): ShownTerms => ({
    commissionBasisPoints: config.commissionBasisPoints,
    answerHours: businessTerms.answerHours,
    takesApplications: true,
  }),
): SiteConfig => ({
  apiBase: '/api',
  parserBase: config.parserUrl,
  siteUrl: config.publicUrl,
  environment: config.environment,
  release: config.release,
  currency: config.currency,
  get commissionBasisPoints() {
    return shownTerms().commissionBasisPoints;
  },
  get answerHours() {
    return shownTerms().answerHours;
  },
  get takesApplications() {
    return shownTerms().takesApplications;
  },
  sentryDsn: config.sentryDsn,
  ga4Id: config.ga4Id,
  demo: config.demo,
  assistant: config.assistantWebhook !== null,
  traced: config.traces.url !== null,
});

/**
 * The page without server rendering: the template with title, nonce and data, so that the browser app works without it.
 * A template without placeholders gets them at the end of its head.
 */
export function shellOf(template: string, siteConfig: SiteConfig, nonce: string): string {
  // A value must not be able to end its script block.
  const json = JSON.stringify(siteConfig).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="site-config">${json}</script>`;
  const head = `<title>Quayside</title><meta name="csp-nonce" nonce="${nonce}" />`;
  // As functions, because `$&` has a meaning in a replacement text.
  const withHead = template.replace('<!--head-->', () => head).replace('<!--app-->', '');
  const place = withHead.includes('<!--data-->') ? '<!--data-->' : '</head>';
  return withHead.replace(place, () => (place === '</head>' ? `${data}</head>` : data));
}
