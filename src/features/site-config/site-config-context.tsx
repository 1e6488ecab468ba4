import { createContext, use, type ReactNode } from 'react';
import { safeSiteConfig, type SiteConfig } from './site-config.ts';

const SiteConfigContext = createContext<SiteConfig>(safeSiteConfig);

/** Hands the page's configuration, read once by the shell, to everything below. */
export function SiteConfigProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return <SiteConfigContext value={config}>{children}</SiteConfigContext>;
}

/** What the server told the page about itself; outside a SiteConfigProvider the defaults. */
export const useSiteConfig = (): SiteConfig => use(SiteConfigContext);
