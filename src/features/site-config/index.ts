export { parseSiteConfig, readSiteConfig, safeSiteConfig, type SiteConfig } from './site-config.ts';
export { AnswerHours } from './answer-hours.tsx';
export { SiteConfigProvider, useSiteConfig } from './site-config-context.tsx';
