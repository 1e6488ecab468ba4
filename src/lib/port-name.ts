/** A port as it is read, where it is not chosen, of its slug: "port-vell" is Port Vell. */
export const portName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
