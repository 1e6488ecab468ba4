// Generated from openapi/ by `npm run codegen`. Change the contract, not this file.
export const operationIds = {
  'POST /parse-inventory': 'parseInventory',
  'POST /parse-services': 'parseServices',
  'POST /preview': 'previewFile',
  'GET /progress/{progressId}': 'watchProgress',
} as const;
