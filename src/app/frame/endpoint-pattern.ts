import { operationIds } from '../../api/index.ts';

const endpoints = [...new Set(Object.keys(operationIds).map((call) => call.slice(call.indexOf(' ') + 1)))];

/** `/auth/sessions/42` → `/auth/sessions/{sessionId}`; null when the contract knows no such path. */
export function endpointPattern(path: string): string | null {
  const segments = path.split('/');
  const fits = (template: string): boolean => {
    const parts = template.split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith('{') || part === segments[index])
    );
  };
  return endpoints.includes(path) ? path : (endpoints.find(fits) ?? null);
}
