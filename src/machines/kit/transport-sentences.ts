import type { TransportCode } from '../../api/index.ts';

const sentences: Readonly<Record<TransportCode, string>> = {
  NETWORK_ERROR: 'Network Error',
  ABORTED: 'The connection broke off before the answer was complete.',
  TIMEOUT: 'The answer took too long.',
  BAD_REQUEST: 'The server could not read this request.',
  BAD_RESPONSE: 'The server gave an answer that we could not read.',
  CANCELED: 'Canceled.',
};

/**
 * The client's own messages for a call without an answer; as constant texts they may be recorded in any flow's trace.
 */
export const transportSentences: readonly string[] = Object.values(sentences);

/** Their codes, for an allowance that lists its codes individually. */
export const transportCodes: readonly string[] = Object.keys(sentences);
