import type { Meaning } from './found.types.ts';

/** What to do about a place in the words of a search that is not one port. */
export const placeText = ({ said, ports }: NonNullable<Meaning['place']>): string =>
  ports.length === 0
    ? `“${said}” is neither a port that we know nor anything on sale.`
    : `“${said}” is several ports. Choose the one where you need it.`;
