import { createContext, use, type ReactNode } from 'react';
import type { MarketplaceClient } from './client.ts';
import type { SettingsCalls } from './settings-calls.ts';

export interface Api {
  client: MarketplaceClient;
  settings: SettingsCalls;
}

const ApiContext = createContext<Api | null>(null);

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The generated client that the shell configured. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi must be used within an ApiProvider');
  return api;
}
