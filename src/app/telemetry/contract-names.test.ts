import { expect, it } from 'vitest';
import { contractNames } from './contract-names.ts';

it.each([
  ['/settings', '/settings'],
  ['/auth/sessions/0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f', '/auth/sessions/{sessionId}'],
  ['/auth/sessions/1/more', null],
  ['/nowhere', null],
])('calls %s by the contract: %s', (path, pattern) => {
  expect(contractNames.toEndpointPattern(path)).toBe(pattern);
});

it.each([
  ['GET /orders/{orderId}', 'getOrder'],
  ['POST /parse-inventory', 'parseInventory'],
  ['GET /nowhere', null],
])('calls %s by the name of its operation: %s', (call, operation) => {
  expect(contractNames.operationOf(call)).toBe(operation);
});
