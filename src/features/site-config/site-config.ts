/** The configuration that the server writes into the page, in the data block `#site-config`. */
export interface SiteConfig {
  /** The address of the API, ending in `/api`; relative to the page unless it is a full URL. */
  apiBase: string;
  parserBase: string;
  siteUrl: string;
  environment: string;
  release: string;
  /** The market's currency (ISO 4217). */
  currency: string;
  /** The market's commission, unless a vendor has its own rate; null if unknown. */
  commissionBasisPoints: number | null;
  /** How long vendors have to answer; null if unknown. */
  answerHours: number | null;
  /** Whether new vendors can send their application. */
  takesApplications: boolean;
  sentryDsn: string | null;
  ga4Id: string | null;
  /** Whether the demo's accounts and outbox exist. */
  demo: boolean;
  /** Whether the assistant's panel may be shown. */
  assistant: boolean;
  /** Whether calls carry an id for tracing them through the services. */
  traced: boolean;
}

/** The defaults: the same origin, no measurements, no demo. */
export const safeSiteConfig: SiteConfig = {
  apiBase: '/api',
  parserBase: '/parser',
  siteUrl: '',
  environment: 'production',
  release: 'unknown',
  currency: 'EUR',
  commissionBasisPoints: null,
  answerHours: null,
  takesApplications: true,
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
    return {}; // A page without its configuration still opens, since every field has a safe default.
  }
}

/** Parses the block's text. A missing or invalid field gets its default. */
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
    takesApplications: fields.takesApplications !== false,
    sentryDsn: wordOrNull('sentryDsn'),
    ga4Id: wordOrNull('ga4Id'),
    demo: fields.demo === true,
    assistant: fields.assistant === true,
    traced: fields.traced === true,
  };
}

/** The configuration of the current page. */
export function readSiteConfig(page: Pick<Document, 'getElementById'>): SiteConfig {
  return parseSiteConfig(page.getElementById('site-config')?.textContent);
}
