/** Where an admin reads who somebody is. */
export const personPath = (userId: string): string =>
  `/admin/dashboard?${new URLSearchParams({ show: 'person', person: userId }).toString()}`;
