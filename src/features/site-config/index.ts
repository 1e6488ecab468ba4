export { parseSiteConfig, readSiteConfig, safeSiteConfig, type SiteConfig } from './site-config.ts';
export { SiteConfigProvider, useSiteConfig } from './site-config-context.tsx';
