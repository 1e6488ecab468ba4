export { ApiProvider, LoadApiProvider, LoadedApi, useApi, type Api, type LoadApi } from './api-context.tsx';
export { answer } from './answer.ts';
export {
  ApiError,
  errorOfAnswer,
  type ErrorCode,
  type FailureDetails,
  type TransportCode,
} from './api-error.ts';
export {
  createCartCalls,
  type Cart,
  type CartCalls,
  type CartDetailsChange,
  type CartLineKey,
  type CheckoutRequest,
  type LineToAdd,
  type LineToChange,
  type NamedLine,
  type PlacedOrder,
} from './cart-calls.ts';
export { createMarketplaceClient, type MarketplaceClient } from './client.ts';
export type { FailedCall } from './failed-calls.ts';
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
export { operationIds } from '../../openapi/__generated__/marketplace-operations.ts';
export type { components } from '../../openapi/__generated__/marketplace.ts';
export type { components as parserComponents } from '../../openapi/__generated__/ai-parser.ts';
export { supportDetails } from './support-details.ts';
