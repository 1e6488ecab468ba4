import { createContext, use, type ReactNode } from 'react';
import { safeSiteConfig, type SiteConfig } from './site-config.ts';

const SiteConfigContext = createContext<SiteConfig>(safeSiteConfig);

/** Provides the page's configuration, which the shell reads once. */
export function SiteConfigProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return <SiteConfigContext value={config}>{children}</SiteConfigContext>;
}

/** The page's configuration; outside a SiteConfigProvider the defaults. */
export const useSiteConfig = (): SiteConfig => use(SiteConfigContext);
