import {
  createMarketplaceClient,
  createSettingsCalls,
  type Api,
  type SettingsCalls,
} from '../../api/index.ts';
import type { DoneCall, FailedCall } from '../../api/index.ts';

export interface ApiParts {
  baseUrl: string;
  readToken: () => string | null;
  fetch?: (request: Request) => Promise<Response>;
  onFailedCall?: (failure: FailedCall) => void;
  onDoneCall?: (call: DoneCall) => void;
  onTokenRefused?: () => void;
  isTraced?: boolean;
}

/** The client and the calls built on it, configured once by each entry. */
export function createApi(parts: ApiParts): Api {
  const client = createMarketplaceClient(parts);
  return {
    client,
    settings: createSettingsCalls(client, parts.readToken),
    onFailedCall: parts.onFailedCall,
  };
}

/**
 * Only for the start-up GET /settings: its 401 does not mean that the session has just ended (docs/requirements.md §4), so no
 * handler is called.
 */
export function createStartUpSettings({ onTokenRefused: _, ...parts }: ApiParts): SettingsCalls {
  return createApi(parts).settings;
}
