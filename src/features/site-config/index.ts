export { parseSiteConfig, readSiteConfig, safeSiteConfig, type SiteConfig } from './site-config.ts';
export { AnswerHours } from './answer-hours.tsx';
export { useAnswerHours } from './use-answer-hours.ts';
export { SiteConfigProvider, useSiteConfig } from './site-config-context.tsx';
