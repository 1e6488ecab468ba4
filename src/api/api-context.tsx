import { createContext, use, type ReactNode } from 'react';
import type { MarketplaceClient } from './client.ts';
import type { FailedCall } from './failed-calls.ts';
import type { SettingsCalls } from './settings-calls.ts';

export interface Api {
  client: MarketplaceClient;
  settings: SettingsCalls;
  /** Hears of failed calls; for a client that a flow makes for itself, as for the parser. */
  onFailedCall?: ((failure: FailedCall) => void) | undefined;
}

/** Fetches the client's code and sets it up, once; the same promise each time. A public page opens without it. */
export type LoadApi = () => Promise<Api>;

const LoadApiContext = createContext<LoadApi | null>(null);
const ApiContext = createContext<Api | null>(null);

export function LoadApiProvider({ loadApi, children }: { loadApi: LoadApi; children: ReactNode }) {
  return <LoadApiContext value={loadApi}>{children}</LoadApiContext>;
}

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** Waits (suspends) for the client, for everything below. */
export function LoadedApi({ children }: { children: ReactNode }) {
  const loadApi = use(LoadApiContext);
  if (!loadApi) throw new Error('No LoadApiProvider');
  return <ApiProvider api={use(loadApi())}>{children}</ApiProvider>;
}

/** The generated client that the shell configured. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi must be used within an ApiProvider');
  return api;
}
