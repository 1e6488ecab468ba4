import type { operations } from '../../../openapi/__generated__/marketplace.ts';

/**
 * Operations that are not implemented yet: they answer 501. This list can only shrink (routes.ts refuses a handler for
 * them).
 */
export const later = [] as const satisfies readonly (keyof operations)[];
