/** Today, where the supplier is: YYYY-MM-DD. */
export const ownToday = (): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());
