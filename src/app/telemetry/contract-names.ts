import { operationIds, parserOperationIds } from '../../api/index.ts';
import type { ContractNames } from './index.ts';

const operations: Readonly<Record<string, string>> = { ...operationIds, ...parserOperationIds };
const endpoints = [...new Set(Object.keys(operations).map((call) => call.slice(call.indexOf(' ') + 1)))];

/** The path templates and operation ids of both contracts. */
export const contractNames: ContractNames = {
  /** `/auth/sessions/42` → `/auth/sessions/{sessionId}`. */
  toEndpointPattern(path) {
    const segments = path.split('/');
    const fits = (template: string): boolean => {
      const parts = template.split('/');
      return (
        parts.length === segments.length &&
        parts.every((part, index) => part.startsWith('{') || part === segments[index])
      );
    };
    return endpoints.includes(path) ? path : (endpoints.find(fits) ?? null);
  },
  operationOf: (call) => operations[call] ?? null,
};
