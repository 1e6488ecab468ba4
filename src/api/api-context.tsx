import { createContext, use, type ReactNode } from 'react';
import type { MarketplaceClient } from './client.ts';
import type { FailedCall } from './failed-calls.ts';
import type { SettingsCalls } from './settings-calls.ts';

export interface Api {
  client: MarketplaceClient;
  settings: SettingsCalls;
  /** Called for failed calls; for a client that a flow creates itself, such as the parser's. */
  onFailedCall?: ((failure: FailedCall) => void) | undefined;
}

/**
 * Loads the client's code and creates the client once; returns the same promise each time. A public page opens without
 * it.
 */
export type LoadApi = () => Promise<Api>;

const LoadApiContext = createContext<LoadApi | null>(null);
const ApiContext = createContext<Api | null>(null);

export function LoadApiProvider({ loadApi, children }: { loadApi: LoadApi; children: ReactNode }) {
  return <LoadApiContext value={loadApi}>{children}</LoadApiContext>;
}

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** Suspends until the client has loaded. */
export function LoadedApi({ children }: { children: ReactNode }) {
  const loadApi = use(LoadApiContext);
  if (!loadApi) throw new Error('No LoadApiProvider');
  return <ApiProvider api={use(loadApi())}>{children}</ApiProvider>;
}

/** The client that the shell configured. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi must be used within an ApiProvider');
  return api;
}
