import type { TransportCode } from '../../api/index.ts';

const sentences: Readonly<Record<TransportCode, string>> = {
  NETWORK_ERROR: 'Network Error',
  ABORTED: 'The connection broke off before the answer was complete.',
  TIMEOUT: 'The answer took too long.',
  BAD_REQUEST: 'The server could not read this request.',
  BAD_RESPONSE: 'The server gave an answer that we could not read.',
  CANCELED: 'Canceled.',
};

/** What the client itself says of a call that got no answer: our own words, which may leave a browser in any flow's trace. */
export const transportSentences: readonly string[] = Object.values(sentences);

/** Their codes, for an allowance that names its codes one by one. */
export const transportCodes: readonly string[] = Object.keys(sentences);
