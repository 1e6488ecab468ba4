/** The page of a user, for admins. */
export const personPath = (userId: string): string =>
  `/admin/dashboard?show=person&person=${encodeURIComponent(userId)}`;

/** The list of everybody with an account, for admins. */
export const peoplePath = '/admin/dashboard?show=people';

/** The page of a vendor's application for admins, found by its name. */
export const vendorAtDeskPath = (name: string): string =>
  `/admin/approve?status=all&q=${encodeURIComponent(name)}&open=named`;
