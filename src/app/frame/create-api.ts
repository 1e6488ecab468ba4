import { createMarketplaceClient, createSettingsCalls, type Api } from '../../api/index.ts';
import type { FailedCall } from '../../api/index.ts';

interface ApiParts {
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
