import {
  createMarketplaceClient,
  createSettingsCalls,
  type Api,
  type SettingsCalls,
} from '../../api/index.ts';
import type { FailedCall } from '../../api/index.ts';

export interface ApiParts {
  baseUrl: string;
  readToken: () => string | null;
  fetch?: (request: Request) => Promise<Response>;
  onFailedCall?: (failure: FailedCall) => void;
  onTokenRefused?: () => void;
}

/** The client and the calls built on it, configured once by each entry. */
export function createApi(parts: ApiParts): Api {
  const client = createMarketplaceClient(parts);
  return { client, settings: createSettingsCalls(client, parts.readToken) };
}

/** The start-up GET /settings alone: its 401 does not mean that the session has just ended (specification §4), so nobody is told. */
export function createStartUpSettings({ onTokenRefused: _, ...parts }: ApiParts): SettingsCalls {
  return createApi(parts).settings;
}
