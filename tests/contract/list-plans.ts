/**
 * Tables that are currently scanned, by operation: exact totals, and searches in joined names. A list that is fixed is
 * removed here, and none may be added.
 */
export const knownScans: Readonly<Record<string, readonly string[]>> = {
  listAllBookings: ['bookings', 'teams', 'users', 'vendors'],
  listAllOrders: ['orders', 'sub_order_lines', 'users'],
  listAnnouncements: ['announcements'],
  listApplications: ['users', 'vendor_applications', 'vendors'],
  listAudit: ['audit_log'],
  listContactMessages: ['contact_messages'],
  listLedger: ['ledger_entries', 'ledger_postings'],
  listMarketServices: ['services'],
};
