/** What an admin reads of somebody. */
export const personPath = (userId: string): string =>
  `/admin/dashboard?show=person&person=${encodeURIComponent(userId)}`;

/** A vendor as an admin has it: its application, found by its name. */
export const vendorAtDeskPath = (name: string): string =>
  `/admin/approve?status=all&q=${encodeURIComponent(name)}&open=named`;
