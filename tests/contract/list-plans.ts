/**
 * What is read whole today, a table each: totals that are counted to the last, and names that are joined to be searched. A list that is
 * mended is taken out here, and none is added.
 */
export const knownScans: Readonly<Record<string, readonly string[]>> = {
  listAllBookings: ['bookings', 'teams', 'users', 'vendors'],
  listAllOrders: ['orders', 'sub_order_lines', 'users'],
  listAnnouncements: ['announcements'],
  listApplications: ['users', 'vendor_applications', 'vendors'],
  listApprovals: ['approvals', 'orders', 'users', 'yachts'],
  listAudit: ['audit_log'],
  listContactMessages: ['contact_messages'],
  listLedger: ['ledger_entries', 'ledger_postings'],
  listMarketServices: ['services'],
  listOrders: ['sub_order_lines'],
};
