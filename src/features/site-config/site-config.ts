/** What the server tells the page about itself, in the data block `#site-config`. */
export interface SiteConfig {
  /** Where the API answers, ending in `/api`; relative to the page unless it is a full address. */
  apiBase: string;
  parserBase: string;
  siteUrl: string;
  environment: string;
  release: string;
  /** The market's (ISO 4217). */
  currency: string;
  /** What the market keeps of a sale, unless a vendor has a rate of its own; null where nothing is said. */
  commissionBasisPoints: number | null;
  /** How long vendors have to answer; null where nothing is said. */
  answerHours: number | null;
  sentryDsn: string | null;
  ga4Id: string | null;
  /** The demo's accounts and outbox exist. */
  demo: boolean;
  /** The assistant's panel may be shown. */
  assistant: boolean;
  /** Calls carry an id by which they are traced through the services. */
  traced: boolean;
}

/** What holds where nothing is said: the same origin, nothing measured, nothing of the demo. */
export const safeSiteConfig: SiteConfig = {
  apiBase: '/api',
  parserBase: '/parser',
  siteUrl: '',
  environment: 'production',
  release: 'unknown',
  currency: 'EUR',
  commissionBasisPoints: null,
  answerHours: null,
  sentryDsn: null,
  ga4Id: null,
  demo: false,
  assistant: false,
  traced: false,
};

function fieldsOf(text: string | null | undefined): Record<string, unknown> {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {}; // a page without its configuration still opens: every field has a safe default
  }
}

/** Reads the block's text. A field that is missing or of the wrong kind takes its safe default. */
export function parseSiteConfig(text: string | null | undefined): SiteConfig {
  const fields = fieldsOf(text);
  const word = (name: keyof SiteConfig, safe: string) => {
    const value = fields[name];
    return typeof value === 'string' && value !== '' ? value : safe;
  };
  const numberOrNull = (name: keyof SiteConfig) => {
    const value = fields[name];
    const isOne = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000;
    return isOne ? value : null;
  };
  const wordOrNull = (name: keyof SiteConfig) => word(name, '') || null;
  return {
    apiBase: word('apiBase', safeSiteConfig.apiBase),
    parserBase: word('parserBase', safeSiteConfig.parserBase),
    siteUrl: word('siteUrl', safeSiteConfig.siteUrl),
    environment: word('environment', safeSiteConfig.environment),
    release: word('release', safeSiteConfig.release),
    currency: word('currency', safeSiteConfig.currency),
    commissionBasisPoints: numberOrNull('commissionBasisPoints'),
    answerHours: numberOrNull('answerHours'),
    sentryDsn: wordOrNull('sentryDsn'),
    ga4Id: wordOrNull('ga4Id'),
    demo: fields.demo === true,
    assistant: fields.assistant === true,
    traced: fields.traced === true,
  };
}

/** The configuration of the page that is open. */
export function readSiteConfig(page: Pick<Document, 'getElementById'>): SiteConfig {
  return parseSiteConfig(page.getElementById('site-config')?.textContent);
}
