import type { operations } from '../../openapi/__generated__/marketplace.ts';

export { ApiProvider, LoadApiProvider, LoadedApi, useApi, type Api, type LoadApi } from './api-context.tsx';
export { answer, dataOf } from './answer.ts';
export { asForm } from './as-form.ts';
export { ApiError, type ErrorCode, type FailureDetails, type TransportCode } from './api-error.ts';
export {
  createCartCalls,
  type Cart,
  type CartCalls,
  type CartCount,
  type CartDetailsChange,
  type CheckoutRequest,
  type LineToAdd,
  type LineToChange,
  type NamedLine,
} from './cart-calls.ts';
export { createMarketplaceClient, type MarketplaceClient } from './client.ts';
export type { DoneCall, FailedCall } from './failed-calls.ts';
export { createParserClient, type ParserClient } from './parser-client.ts';
export {
  createSettingsCalls,
  type CrewProfile,
  type SettingsAnswer,
  type SettingsCalls,
  type SettingsChange,
  type User,
} from './settings-calls.ts';
export { uploadFetch, type UploadFetch } from './upload-fetch.ts';
/** An operation's id in the contract. */
export type OperationId = keyof operations;
export { operationIds } from '../../openapi/__generated__/marketplace-operations.ts';
export { operationIds as parserOperationIds } from '../../openapi/__generated__/ai-parser-operations.ts';
export type { components } from '../../openapi/__generated__/marketplace.ts';
export type { components as parserComponents } from '../../openapi/__generated__/ai-parser.ts';
export { supportDetails } from './support-details.ts';
