import { createContext, use, type ReactNode } from 'react';
import type { SiteConfig } from './site-config.ts';

const SiteConfigContext = createContext<SiteConfig | null>(null);

/** Hands the page's configuration, read once by the shell, to everything below. */
export function SiteConfigProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return <SiteConfigContext value={config}>{children}</SiteConfigContext>;
}

/** What the server told the page about itself. Throws outside a SiteConfigProvider. */
export function useSiteConfig(): SiteConfig {
  const config = use(SiteConfigContext);
  if (!config) throw new Error('useSiteConfig must be used within a SiteConfigProvider');
  return config;
}
