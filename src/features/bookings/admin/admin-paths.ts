export const ADMIN_BOOKINGS_PATH = '/admin/bookings-management';

export const adminBookingPath = (id: string): string => `${ADMIN_BOOKINGS_PATH}/${encodeURIComponent(id)}`;
