import type { operations } from '../../../openapi/__generated__/marketplace.ts';
import {
  refusal,
  type AnonymousOperations,
  type Permissions,
  type Refusal,
} from '../../http-adapter/index.ts';
import type { Role, Session } from '../modules/account/index.ts';
import type { VendorRole } from '../platform/db/vendor-tables.ts';

/** The identity of a session: `pending` has not verified the emailed code yet, whatever role it signed up for. */
export type Identity = 'pending' | Role;

export interface Row {
  readonly may: readonly Identity[];
  /** The minimum role of a vendor's user at the vendor; undefined for operations on their own account. */
  readonly least?: VendorRole;
  /** Fields of the body, or of a form, that name the caller. Any other value is refused with 403, except for admins. */
  readonly claims?: readonly ('userId' | 'supplierId' | 'role')[];
  /** Parameters of the path that name the caller's own data. Others' answer 404, as if they did not exist. */
  readonly owned?: readonly string[];
  /** Open to admins who still have to set up a required second factor. */
  readonly beforeSecondFactor?: true;
}

const everyone = ['pending', 'crew_member', 'supplier', 'service_provider', 'admin'] as const;
const proved = ['crew_member', 'supplier', 'service_provider', 'admin'] as const;
const crew = ['crew_member'] as const;
const suppliers = ['supplier', 'admin'] as const;
const providers = ['service_provider', 'admin'] as const;
const vendors = ['supplier', 'service_provider', 'admin'] as const;
/** For a vendor's own data, which admins do not have. */
const vendorsThemselves = ['supplier', 'service_provider'] as const;
const suppliersThemselves = ['supplier'] as const;
const providersThemselves = ['service_provider'] as const;
const admins = ['admin'] as const;
/** Every role that takes part in orders. */
const traders = ['crew_member', 'supplier', 'admin'] as const;
/** Every role that takes part in bookings. */
const bookers = ['crew_member', 'service_provider', 'admin'] as const;
const bookersThemselves = ['crew_member', 'service_provider'] as const;

/**
 * Who may call which operation. Closed by default: an operation without a row prevents the start, and tests/contract
 * calls every operation with every identity and expects these rows (docs/quality.md "Keeps people out").
 */
export const permissions = {
  signUp: 'anyone',
  signIn: 'anyone',
  signOut: { may: everyone, beforeSecondFactor: true },
  verifyCode: { may: everyone },
  resendCode: { may: everyone },
  requestPasswordReset: 'anyone',
  resetPassword: 'anyone',
  changePassword: { may: proved, beforeSecondFactor: true },
  listSessions: { may: proved, beforeSecondFactor: true },
  revokeOtherSessions: { may: proved, beforeSecondFactor: true },
  revokeSession: { may: proved, owned: ['sessionId'], beforeSecondFactor: true },

  getSettings: { may: everyone, beforeSecondFactor: true },
  updateSettings: { may: proved, beforeSecondFactor: true },
  requestEmailChange: { may: proved, beforeSecondFactor: true },
  confirmEmailChange: { may: proved, beforeSecondFactor: true },
  getSecondFactor: { may: proved, beforeSecondFactor: true },
  beginAuthenticator: { may: proved, beforeSecondFactor: true },
  confirmAuthenticator: { may: proved, beforeSecondFactor: true },
  removeAuthenticator: { may: proved, beforeSecondFactor: true },
  renewRecoveryCodes: { may: proved, beforeSecondFactor: true },
  beginPasskey: { may: proved, beforeSecondFactor: true },
  addPasskey: { may: proved, beforeSecondFactor: true },
  removePasskey: { may: proved, owned: ['passkeyId'], beforeSecondFactor: true },
  uploadProfilePicture: { may: proved, beforeSecondFactor: true },
  deleteProfilePicture: { may: proved, beforeSecondFactor: true },
  exportAccount: { may: proved, beforeSecondFactor: true },
  closeAccount: { may: proved, beforeSecondFactor: true },
  updateCrewProfile: { may: crew },

  getStripeAccount: { may: vendors, least: 'reader', claims: ['userId', 'role'] },
  createStripeAccount: { may: vendors, least: 'owner', claims: ['userId', 'role'] },
  refreshStripeAccountLink: { may: vendors, least: 'owner', claims: ['userId', 'role'] },
  visitPaymentAccount: { may: vendorsThemselves, least: 'owner' },
  getVendorDue: { may: vendorsThemselves, least: 'reader' },

  uploadInventory: { may: suppliers, least: 'editor', claims: ['userId'] },
  importInventory: { may: suppliers, least: 'editor', claims: ['userId', 'supplierId'] },
  uploadServices: { may: providers, least: 'editor', claims: ['userId'] },
  importServices: { may: providers, least: 'editor', claims: ['userId'] },

  verifyInventoryUpload: { may: suppliers, least: 'editor', claims: ['userId'] },
  verifyServicesUpload: { may: providers, least: 'editor', claims: ['userId'] },
  completeSupplierOnboarding: { may: suppliers, least: 'owner', claims: ['userId'] },
  completeVendorOnboarding: { may: providers, least: 'owner', claims: ['userId'] },
  getSupplierOnboardingStatus: { may: suppliers, least: 'reader', claims: ['userId'] },
  getVendorOnboardingStatus: { may: providers, least: 'reader', claims: ['userId'] },

  listImports: { may: vendorsThemselves, least: 'reader' },
  getOpenImport: { may: vendorsThemselves, least: 'reader' },
  getImport: { may: vendorsThemselves, least: 'reader', owned: ['importId'] },
  discardImport: { may: vendorsThemselves, least: 'editor', owned: ['importId'] },
  readImportFile: { may: vendorsThemselves, least: 'reader', owned: ['importId'] },
  keepImportReading: { may: vendorsThemselves, least: 'editor', owned: ['importId'] },
  readImportReading: { may: vendorsThemselves, least: 'reader', owned: ['importId'] },
  saveImportEdits: { may: vendorsThemselves, least: 'editor', owned: ['importId'] },
  compareImport: { may: vendorsThemselves, least: 'reader', owned: ['importId'] },
  commitImport: { may: vendorsThemselves, least: 'editor', owned: ['importId'] },
  undoImport: { may: vendorsThemselves, least: 'editor', owned: ['importId'] },
  listColumnMeanings: { may: vendorsThemselves, least: 'reader' },
  rememberColumnMeaning: { may: vendorsThemselves, least: 'editor' },
  forgetColumnMeaning: { may: vendorsThemselves, least: 'editor', owned: ['meaningId'] },
  listPointings: { may: vendorsThemselves, least: 'reader' },
  rememberPointing: { may: vendorsThemselves, least: 'editor' },
  forgetPointing: { may: vendorsThemselves, least: 'editor', owned: ['pointingId'] },
  listInventory: { may: suppliersThemselves, least: 'reader' },
  createInventoryItem: { may: suppliersThemselves, least: 'editor' },
  clearArchivedInventory: { may: suppliersThemselves, least: 'editor' },
  updateInventoryItem: { may: suppliersThemselves, least: 'editor', owned: ['inventoryId'] },
  uploadProductPicture: { may: suppliersThemselves, least: 'editor', owned: ['inventoryId'] },
  deleteProductPicture: { may: suppliersThemselves, least: 'editor', owned: ['inventoryId'] },
  arrangeProductPictures: { may: suppliersThemselves, least: 'editor', owned: ['inventoryId'] },
  listServices: { may: providersThemselves, least: 'reader' },
  createService: { may: providersThemselves, least: 'editor' },
  clearArchivedServices: { may: providersThemselves, least: 'editor' },
  updateService: { may: providersThemselves, least: 'editor', owned: ['serviceId'] },
  uploadServicePicture: { may: providersThemselves, least: 'editor', owned: ['serviceId'] },
  deleteServicePicture: { may: providersThemselves, least: 'editor', owned: ['serviceId'] },
  arrangeServicePictures: { may: providersThemselves, least: 'editor', owned: ['serviceId'] },

  getVendor: { may: vendorsThemselves, least: 'reader' },
  updateVendor: { may: vendorsThemselves, least: 'owner' },
  setVendorPorts: { may: vendorsThemselves, least: 'owner' },
  uploadVendorLogo: { may: vendorsThemselves, least: 'owner' },
  deleteVendorLogo: { may: vendorsThemselves, least: 'owner' },
  uploadVendorPaper: { may: vendorsThemselves, least: 'owner' },
  readVendorPaper: { may: vendors, least: 'reader', owned: ['paperId'] },
  deleteVendorPaper: { may: vendorsThemselves, least: 'owner', owned: ['paperId'] },
  setSkippedSteps: { may: vendorsThemselves, least: 'owner' },
  listColleagues: { may: vendorsThemselves, least: 'reader' },
  changeColleagueRole: { may: vendorsThemselves, least: 'owner', owned: ['colleagueId'] },
  removeColleague: { may: vendorsThemselves, least: 'owner', owned: ['colleagueId'] },
  inviteColleague: { may: vendorsThemselves, least: 'owner' },
  withdrawInvitation: { may: vendorsThemselves, least: 'owner', owned: ['invitationId'] },
  readInvitation: 'anyone',
  checkInvitation: { may: proved },
  acceptInvitation: { may: proved },
  submitVendorApplication: { may: vendorsThemselves, least: 'owner' },
  listAdminActivity: { may: vendorsThemselves, least: 'reader' },
  changeVendorStatus: { may: vendorsThemselves, least: 'owner' },
  listApplications: { may: admins },
  getApplication: { may: admins },
  listApplicationListings: { may: admins },
  decideApplication: { may: admins },
  decideVendorStatus: { may: admins },
  setVendorCommission: { may: admins },
  getMarketSettings: { may: admins },
  changeMarketSettings: { may: admins },
  getMarketIdentity: { may: admins },
  changeMarketIdentity: { may: admins },
  listPeople: { may: admins },
  getPerson: { may: admins },
  decidePersonStatus: { may: admins },
  listAudit: { may: admins },
  listAdmins: { may: admins },
  inviteAdmin: { may: admins },
  withdrawAdminInvitation: { may: admins },
  removeAdmin: { may: admins },
  readAdminInvitation: 'anyone',
  acceptAdminInvitation: 'anyone',

  listNotifications: { may: proved },
  countUnreadNotifications: { may: proved },
  listArrivedNotifications: { may: proved },
  streamNotifications: { may: proved },
  listAnnouncements: { may: admins },
  previewAnnouncement: { may: admins },
  createAnnouncement: { may: admins },
  withdrawAnnouncement: { may: admins },
  getMailChoices: { may: proved },
  setMailChoices: { may: proved },
  getPush: { may: proved },
  turnOnPush: { may: proved },
  turnOffPush: { may: proved },
  markNotifications: { may: proved },
  markAllNotificationsRead: { may: proved },
  markOpenedNotificationsRead: { may: proved },

  listContactMessages: { may: admins },
  getContactMessage: { may: admins },
  actOnContactMessage: { may: admins },

  getCrewDashboard: { may: crew },
  getSupplierDashboard: { may: suppliersThemselves, least: 'reader' },
  getProviderDashboard: { may: providersThemselves, least: 'reader' },
  getAdminDashboard: { may: admins },
  getTaken: { may: admins },
  takeException: { may: admins },
  settleMail: { may: admins },
  askToReadAgain: { may: admins },

  addToCart: { may: crew },
  getCart: { may: crew },
  getCartOfOne: { may: crew },
  getCartSummary: { may: crew },
  updateCartQuantity: { may: crew },
  removeFromCart: { may: crew },
  clearCart: { may: crew },
  checkoutCart: { may: crew },
  updateCartDetails: { may: crew },
  mergeCart: { may: crew },
  fillCart: { may: crew },
  restoreCart: { may: crew },
  priceVisitorCart: 'anyone',
  listShoppingLists: { may: crew },
  createShoppingList: { may: crew },
  getShoppingList: { may: crew, owned: ['listId'] },
  renameShoppingList: { may: crew, owned: ['listId'] },
  removeShoppingList: { may: crew, owned: ['listId'] },
  restoreShoppingList: { may: crew, owned: ['listId'] },
  setShoppingListLines: { may: crew, owned: ['listId'] },
  putShoppingListInCart: { may: crew, owned: ['listId'] },
  listFavourites: { may: crew },
  setFavourite: { may: crew },
  findParts: { may: crew },
  listYachts: { may: crew },
  addYacht: { may: crew },
  updateYacht: { may: crew, owned: ['yachtId'] },
  setYachtPlaces: { may: crew, owned: ['yachtId'] },
  setYachtPeople: { may: crew, owned: ['yachtId'] },
  listApprovals: { may: crew },
  requestApproval: { may: crew },
  getApproval: { may: crew, owned: ['approvalId'] },
  actOnApproval: { may: crew, owned: ['approvalId'] },

  listOrders: { may: crew },
  getOrder: { may: crew, owned: ['orderId'] },
  payOrder: { may: crew, owned: ['orderId'] },
  giveUpOrder: { may: crew, owned: ['orderId'] },
  cancelOrder: { may: crew, owned: ['orderId'] },
  orderAgain: { may: crew, owned: ['orderId'] },
  streamOrderEvents: { may: proved },
  listSubOrders: { may: suppliersThemselves, least: 'reader' },
  getSubOrder: { may: suppliersThemselves, least: 'reader', owned: ['subOrderId'] },
  readPackingSlip: { may: suppliersThemselves, least: 'reader', owned: ['subOrderId'] },
  readDeliveryNote: { may: suppliersThemselves, least: 'reader', owned: ['subOrderId'] },
  addSubOrderFile: { may: ['crew_member', 'supplier'], least: 'editor', owned: ['subOrderId'] },
  readSubOrderFile: { may: traders, least: 'reader', owned: ['subOrderId', 'fileId'] },
  actOnSubOrder: { may: traders, least: 'editor', owned: ['subOrderId'] },
  listReturns: { may: traders, least: 'reader', owned: ['subOrderId'] },
  requestReturn: { may: crew, owned: ['subOrderId'] },
  actOnReturn: { may: traders, least: 'editor', owned: ['returnId'] },
  addReturnFile: { may: ['crew_member', 'supplier'], least: 'editor', owned: ['returnId'] },
  readReturnFile: { may: traders, least: 'reader', owned: ['returnId', 'fileId'] },
  listMessages: { may: [...traders, 'service_provider'], least: 'reader', owned: ['saleId'] },
  sendMessage: { may: [...traders, 'service_provider'], least: 'editor', owned: ['saleId'] },
  readSubOrderLink: 'anyone',
  answerSubOrderLink: 'anyone',
  listTransactions: { may: ['crew_member', 'supplier', 'service_provider'], least: 'reader' },
  listPayouts: { may: vendorsThemselves, least: 'reader' },
  getPayout: { may: vendorsThemselves, least: 'reader', owned: ['payoutId'] },
  getStatement: { may: vendorsThemselves, least: 'reader' },
  readStatement: { may: vendorsThemselves, least: 'reader' },
  listCommissionInvoices: { may: ['supplier', 'service_provider', 'admin'], least: 'reader' },
  readCommissionInvoice: {
    may: ['supplier', 'service_provider', 'admin'],
    least: 'reader',
    owned: ['commissionInvoiceId'],
  },
  listInvoices: { may: ['crew_member', 'supplier', 'service_provider'], least: 'reader' },
  readReceipt: { may: ['crew_member', 'admin'], owned: ['purchaseId'] },
  sendOwnInvoice: { may: vendorsThemselves, least: 'editor', owned: ['documentId'] },
  replaceOwnInvoice: { may: vendorsThemselves, least: 'editor', owned: ['invoiceId'] },
  getInvoicing: { may: vendorsThemselves, least: 'reader' },
  chooseInvoicing: { may: vendorsThemselves, least: 'owner' },
  readInvoice: { may: proved, least: 'reader', owned: ['invoiceId'] },
  getPurchaseInvoices: { may: proved, least: 'reader', owned: ['purchaseId'] },
  getDistanceSales: { may: suppliersThemselves, least: 'reader' },
  stateDistanceSales: { may: suppliersThemselves, least: 'owner' },
  listDeliveryMethods: { may: suppliersThemselves, least: 'reader' },
  setDeliveryMethods: { may: suppliersThemselves, least: 'editor' },
  listAllOrders: { may: admins },
  getAnyOrder: { may: admins },
  refundSubOrder: { may: admins },
  listChargebacks: { may: admins },
  sendChargebackEvidence: { may: admins },
  setEvidenceFile: { may: admins },
  readEvidenceFile: { may: admins },
  removeEvidenceFile: { may: admins },
  listLedger: { may: admins },

  listBookings: { may: bookersThemselves, least: 'reader' },
  priceBooking: { may: crew },
  createBooking: { may: crew },
  getBooking: { may: bookers, least: 'reader', owned: ['bookingId'] },
  payBooking: { may: crew, owned: ['bookingId'] },
  giveUpBooking: { may: crew, owned: ['bookingId'] },
  actOnBooking: { may: bookers, least: 'editor', owned: ['bookingId'] },
  proposeSupplement: { may: providersThemselves, least: 'editor', owned: ['bookingId'] },
  answerSupplement: { may: bookersThemselves, least: 'editor', owned: ['bookingId', 'supplementId'] },
  addBookingFile: { may: bookersThemselves, least: 'editor', owned: ['bookingId'] },
  readBookingFile: { may: bookers, least: 'reader', owned: ['bookingId', 'fileId'] },
  readBookingEvent: { may: bookersThemselves, least: 'reader', owned: ['bookingId'] },
  readBookingLink: 'anyone',
  answerBookingLink: 'anyone',
  listAllBookings: { may: admins },
  refundBooking: { may: admins },
  readCrewCalendar: { may: crew },
  getSchedule: { may: providersThemselves, least: 'reader' },
  setSchedule: { may: providersThemselves, least: 'editor' },
  getServiceSchedule: { may: providersThemselves, least: 'reader', owned: ['serviceId'] },
  setServiceSchedule: { may: providersThemselves, least: 'editor', owned: ['serviceId'] },
  setTeams: { may: providersThemselves, least: 'editor' },
  addTimeOff: { may: providersThemselves, least: 'editor' },
  changeTimeOff: { may: providersThemselves, least: 'editor', owned: ['timeOffId'] },
  removeTimeOff: { may: providersThemselves, least: 'editor', owned: ['timeOffId'] },
  readProviderCalendar: { may: providersThemselves, least: 'reader' },
  listOutsideCalendars: { may: providersThemselves, least: 'reader' },
  subscribeCalendar: { may: providersThemselves, least: 'editor' },
  uploadCalendar: { may: providersThemselves, least: 'editor' },
  removeOutsideCalendar: { may: providersThemselves, least: 'editor', owned: ['calendarId'] },
  listCalendarFeeds: { may: bookersThemselves, least: 'reader' },
  createCalendarFeed: { may: bookersThemselves, least: 'reader' },
  revokeCalendarFeed: { may: bookersThemselves, least: 'reader', owned: ['feedId'] },
  readCalendarFeed: 'anyone',

  getMarketOverview: 'anyone',
  listMarketServices: 'anyone',
  getMarketService: 'anyone',
  getMarketVendor: 'anyone',
  listSlots: 'anyone',
  findEverything: 'anyone',
  findVendors: 'anyone',
  searchListings: 'anyone',
  getListingFacets: 'anyone',
  readSearchMeaning: 'anyone',
  findInstead: 'anyone',
  getShowcase: 'anyone',
  getProduct: 'anyone',
  listExchangeRates: 'anyone',
  getMedia: 'anyone',
  getContactForm: 'anyone',
  sendContactMessage: 'anyone',
  askForNews: 'anyone',
  answerNewsLink: 'anyone',
  recordPageViews: 'anyone',
  recordFlowVisits: 'anyone',
  getFlowFigures: { may: admins },
  sendAssistantMessage: { may: proved },
  listDemoAccounts: 'anyone',
  listDemoMails: 'anyone',
} as const satisfies Permissions<operations, Row | 'anyone'>;

export type Anonymous = AnonymousOperations<typeof permissions>;

const identityOf = (session: Session): Identity => (session.kind === 'pending' ? 'pending' : session.role);

const rank: Readonly<Record<VendorRole, number>> = { reader: 0, editor: 1, owner: 2 };

const leftMessage = 'You don’t work for a company on Quayside now. Its owners can tell you more.';
const tooLittle: Readonly<Record<VendorRole, string>> = {
  reader: leftMessage,
  editor: 'You can see everything here, but not change it. Ask an owner of your company for a role that can.',
  owner: 'Only an owner of your company can do this.',
};

/** Refuses a vendor's user whose role is lower than the row requires, or who was removed. */
function permitAtVendor({ role, membership }: Session, { least }: Row): Refusal<'FORBIDDEN'> | null {
  if (least === undefined || (role !== 'supplier' && role !== 'service_provider')) return null;
  if (membership === undefined) return refusal('FORBIDDEN', { message: leftMessage });
  if (rank[membership.role] >= rank[least]) return null;
  return refusal('FORBIDDEN', { message: tooLittle[least] });
}

/**
 * Permits an identity listed in the row; one that only lacks verification or a second factor gets a specific refusal.
 */
export function permit(
  session: Session,
  row: Row,
): Refusal<'NOT_VERIFIED' | 'FORBIDDEN' | 'SECOND_FACTOR_REQUIRED'> | null {
  const identity = identityOf(session);
  const isDue = session.kind === 'active' && session.secondFactorDue === true;
  if (isDue && row.beforeSecondFactor !== true) return refusal('SECOND_FACTOR_REQUIRED');
  if (row.may.includes(identity)) return permitAtVendor(session, row);
  return refusal(identity === 'pending' ? 'NOT_VERIFIED' : 'FORBIDDEN');
}

/**
 * Refuses a body in which a field of the row's `claims` names another user. A supplier is named by their vendor or, as
 * in earlier releases, by their account.
 */
export function claim(
  session: Session,
  row: Row,
  body: Readonly<Record<string, unknown>>,
): Refusal<'FORBIDDEN'> | null {
  if (identityOf(session) === 'admin') return null;
  const { userId, role, membership } = session;
  const own: Readonly<Record<string, readonly unknown[]>> = {
    userId: [userId],
    supplierId: [userId, membership?.vendorId],
    role: [role],
  };
  const isForeign = (row.claims ?? []).some(
    (name) => Object.hasOwn(body, name) && own[name]?.includes(body[name]) !== true,
  );
  return isForeign ? refusal('FORBIDDEN') : null;
}
