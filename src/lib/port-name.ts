/** A readable name from a port's slug, if its name is not loaded: "port-vell" is Port Vell. */
export const portName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
