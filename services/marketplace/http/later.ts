import type { operations } from '../../../openapi/__generated__/marketplace.ts';

/** Operations whose capability comes later: they answer 501. This list can only shrink (routes.ts refuses a handler beside it). */
export const later = [] as const satisfies readonly (keyof operations)[];
