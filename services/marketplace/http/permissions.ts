import type { operations } from '../../../openapi/__generated__/marketplace.ts';
import {
  refusal,
  type AnonymousOperations,
  type Permissions,
  type Refusal,
} from '../../http-adapter/index.ts';
import type { Role, Session } from '../modules/account/index.ts';

/** Who a session may be: `pending` has not proved the emailed code yet, whatever role it signed up for. */
export type Identity = 'pending' | Role;

export interface Row {
  readonly may: readonly Identity[];
  /** Fields of the body, or of a form, that name the caller. Any other value is refused with 403, admins aside. */
  readonly claims?: readonly ('userId' | 'supplierId' | 'role')[];
  /** Parameters of the path that name something of the caller's own. Another's is as unknown as none: 404. */
  readonly owned?: readonly string[];
  /** Open to admins who still have to set up the second factor that they need. */
  readonly beforeSecondFactor?: true;
}

const everyone = ['pending', 'crew_member', 'supplier', 'service_provider', 'admin'] as const;
const proved = ['crew_member', 'supplier', 'service_provider', 'admin'] as const;
const crew = ['crew_member'] as const;
const suppliers = ['supplier', 'admin'] as const;
const providers = ['service_provider', 'admin'] as const;
const vendors = ['supplier', 'service_provider', 'admin'] as const;
/** For a vendor's own resources, which admins do not have. */
const vendorsThemselves = ['supplier', 'service_provider'] as const;
const suppliersThemselves = ['supplier'] as const;
const providersThemselves = ['service_provider'] as const;
const admins = ['admin'] as const;
/** Everyone who can take part in an order. */
const traders = ['crew_member', 'supplier', 'admin'] as const;
/** Everyone who can take part in a booking. */
const bookers = ['crew_member', 'service_provider', 'admin'] as const;
const bookersThemselves = ['crew_member', 'service_provider'] as const;

/**
 * Who may call what. Closed by default: an operation without a row prevents the start, and tests/contract calls every
 * operation with every identity and expects these rows (docs/quality.md "Keeps people out").
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

  getStripeAccount: { may: vendors, claims: ['userId', 'role'] },
  createStripeAccount: { may: vendors, claims: ['userId', 'role'] },
  refreshStripeAccountLink: { may: vendors, claims: ['userId', 'role'] },

  uploadInventory: { may: suppliers, claims: ['userId'] },
  importInventory: { may: suppliers, claims: ['userId', 'supplierId'] },
  uploadServices: { may: providers, claims: ['userId'] },
  importServices: { may: providers, claims: ['userId'] },

  verifyInventoryUpload: { may: suppliers, claims: ['userId'] },
  verifyServicesUpload: { may: providers, claims: ['userId'] },
  completeSupplierOnboarding: { may: suppliers, claims: ['userId'] },
  completeVendorOnboarding: { may: providers, claims: ['userId'] },
  getSupplierOnboardingStatus: { may: suppliers, claims: ['userId'] },
  getVendorOnboardingStatus: { may: providers, claims: ['userId'] },

  listImports: { may: vendorsThemselves },
  getOpenImport: { may: vendorsThemselves },
  getImport: { may: vendorsThemselves, owned: ['importId'] },
  discardImport: { may: vendorsThemselves, owned: ['importId'] },
  readImportFile: { may: vendorsThemselves, owned: ['importId'] },
  keepImportReading: { may: vendorsThemselves, owned: ['importId'] },
  readImportReading: { may: vendorsThemselves, owned: ['importId'] },
  saveImportEdits: { may: vendorsThemselves, owned: ['importId'] },
  compareImport: { may: vendorsThemselves, owned: ['importId'] },
  commitImport: { may: vendorsThemselves, owned: ['importId'] },
  undoImport: { may: vendorsThemselves, owned: ['importId'] },
  listColumnMeanings: { may: vendorsThemselves },
  rememberColumnMeaning: { may: vendorsThemselves },
  forgetColumnMeaning: { may: vendorsThemselves, owned: ['meaningId'] },
  listInventory: { may: suppliersThemselves },
  updateInventoryItem: { may: suppliersThemselves, owned: ['inventoryId'] },
  listServices: { may: providersThemselves },
  updateService: { may: providersThemselves, owned: ['serviceId'] },

  getVendor: { may: vendorsThemselves },
  updateVendor: { may: vendorsThemselves },
  setVendorPorts: { may: vendorsThemselves },
  uploadVendorLogo: { may: vendorsThemselves },
  deleteVendorLogo: { may: vendorsThemselves },
  uploadVendorPaper: { may: vendorsThemselves },
  readVendorPaper: { may: vendors, owned: ['paperId'] },
  deleteVendorPaper: { may: vendorsThemselves, owned: ['paperId'] },
  setSkippedSteps: { may: vendorsThemselves },
  submitVendorApplication: { may: vendorsThemselves },
  listAdminActivity: { may: vendorsThemselves },
  changeVendorStatus: { may: vendorsThemselves },
  listApplications: { may: admins },
  getApplication: { may: admins },
  decideApplication: { may: admins },
  decideVendorStatus: { may: admins },

  getCrewDashboard: { may: crew },
  getSupplierDashboard: { may: suppliersThemselves },
  getProviderDashboard: { may: providersThemselves },
  getAdminDashboard: { may: admins },
  takeException: { may: admins },

  addToCart: { may: crew },
  getCart: { may: crew },
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

  listOrders: { may: crew },
  getOrder: { may: crew, owned: ['orderId'] },
  payOrder: { may: crew, owned: ['orderId'] },
  giveUpOrder: { may: crew, owned: ['orderId'] },
  cancelOrder: { may: crew, owned: ['orderId'] },
  orderAgain: { may: crew, owned: ['orderId'] },
  streamOrderEvents: { may: proved },
  listSubOrders: { may: suppliersThemselves },
  getSubOrder: { may: suppliersThemselves, owned: ['subOrderId'] },
  actOnSubOrder: { may: traders, owned: ['subOrderId'] },
  readSubOrderLink: 'anyone',
  answerSubOrderLink: 'anyone',
  listTransactions: { may: ['crew_member', 'supplier', 'service_provider'] },
  listDeliveryMethods: { may: suppliersThemselves },
  setDeliveryMethods: { may: suppliersThemselves },
  listAllOrders: { may: admins },
  getAnyOrder: { may: admins },
  refundSubOrder: { may: admins },
  listLedger: { may: admins },

  listBookings: { may: bookersThemselves },
  createBooking: { may: crew },
  getBooking: { may: bookers, owned: ['bookingId'] },
  payBooking: { may: crew, owned: ['bookingId'] },
  giveUpBooking: { may: crew, owned: ['bookingId'] },
  actOnBooking: { may: bookers, owned: ['bookingId'] },
  proposeSupplement: { may: providersThemselves, owned: ['bookingId'] },
  answerSupplement: { may: bookersThemselves, owned: ['bookingId', 'supplementId'] },
  addBookingFile: { may: bookersThemselves, owned: ['bookingId'] },
  readBookingFile: { may: bookers, owned: ['bookingId', 'fileId'] },
  readBookingEvent: { may: bookersThemselves, owned: ['bookingId'] },
  readBookingLink: 'anyone',
  answerBookingLink: 'anyone',
  listAllBookings: { may: admins },
  refundBooking: { may: admins },
  readCrewCalendar: { may: crew },
  getSchedule: { may: providersThemselves },
  setSchedule: { may: providersThemselves },
  getServiceSchedule: { may: providersThemselves, owned: ['serviceId'] },
  setServiceSchedule: { may: providersThemselves, owned: ['serviceId'] },
  setTeams: { may: providersThemselves },
  addTimeOff: { may: providersThemselves },
  changeTimeOff: { may: providersThemselves, owned: ['timeOffId'] },
  removeTimeOff: { may: providersThemselves, owned: ['timeOffId'] },
  readProviderCalendar: { may: providersThemselves },
  listOutsideCalendars: { may: providersThemselves },
  subscribeCalendar: { may: providersThemselves },
  uploadCalendar: { may: providersThemselves },
  removeOutsideCalendar: { may: providersThemselves, owned: ['calendarId'] },
  listCalendarFeeds: { may: bookersThemselves },
  createCalendarFeed: { may: bookersThemselves },
  revokeCalendarFeed: { may: bookersThemselves, owned: ['feedId'] },
  readCalendarFeed: 'anyone',

  getMarketOverview: 'anyone',
  listMarketServices: 'anyone',
  getMarketService: 'anyone',
  listSlots: 'anyone',
  searchListings: 'anyone',
  getListingFacets: 'anyone',
  getProduct: 'anyone',
  listExchangeRates: 'anyone',
  getMedia: 'anyone',
  recordPageViews: 'anyone',
  recordFlowVisits: 'anyone',
  getFlowFigures: { may: admins },
  sendAssistantMessage: { may: proved },
  listDemoAccounts: 'anyone',
  listDemoMails: 'anyone',
} as const satisfies Permissions<operations, Row | 'anyone'>;

export type Anonymous = AnonymousOperations<typeof permissions>;

const identityOf = (session: Session): Identity => (session.kind === 'pending' ? 'pending' : session.role);

/** Permits an identity listed in the row; one that only lacks verification, or its second factor, gets its own refusal. */
export function permit(
  session: Session,
  row: Row,
): Refusal<'NOT_VERIFIED' | 'FORBIDDEN' | 'SECOND_FACTOR_REQUIRED'> | null {
  const identity = identityOf(session);
  const isDue = session.kind === 'active' && session.secondFactorDue === true;
  if (isDue && row.beforeSecondFactor !== true) return refusal('SECOND_FACTOR_REQUIRED');
  if (row.may.includes(identity)) return null;
  return refusal(identity === 'pending' ? 'NOT_VERIFIED' : 'FORBIDDEN');
}

/** Refuses a body in which a field of the row's `claims` names another user. A supplier's id is their user id. */
export function claim(
  session: Session,
  row: Row,
  body: Readonly<Record<string, unknown>>,
): Refusal<'FORBIDDEN'> | null {
  if (identityOf(session) === 'admin') return null;
  const own = { userId: session.userId, supplierId: session.userId, role: session.role };
  const isForeign = (row.claims ?? []).some((name) => Object.hasOwn(body, name) && body[name] !== own[name]);
  return isForeign ? refusal('FORBIDDEN') : null;
}
