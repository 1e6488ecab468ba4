import { formatMoney, formatWhen } from '../../../ui/index.ts';
import { personPath, vendorAtDeskPath } from '../../links/index.ts';
import type { AuditEntry } from './settings.types.ts';

/** Labels of all audited actions: those of admins, and those of a vendor's colleagues. */
export const actLabels = {
  application_take: 'Started the review of an application',
  application_approve: 'Approved an application',
  application_ask: 'Asked for changes to an application',
  application_reject: 'Rejected an application',
  application_reopen: 'Reviewed a decided application again',
  vendor_suspend: 'Suspended a vendor',
  vendor_reinstate: 'Ended a vendor’s suspension',
  change_commission: 'Changed a vendor’s commission',
  account_suspend: 'Suspended an account',
  account_reinstate: 'Ended an account’s suspension',
  take_exception: 'Started handling something',
  hand_back_exception: 'Handed something back',
  sub_order_settle_dispute: 'Decided a dispute in the supplier’s favour',
  sub_order_accept_return: 'Decided a dispute in the buyer’s favour',
  booking_settle_dispute: 'Decided a dispute for the provider',
  booking_uphold_dispute: 'Decided a dispute for the buyer',
  split_dispute: 'Split the amount of a dispute',
  booking_cancel: 'Cancelled a booking',
  return_decide: 'Decided what goes back to a buyer',
  return_write: 'Wrote about a return or a lower price',
  refund: 'Refunded',
  send_chargeback_evidence: 'Sent evidence about a chargeback to the bank',
  contact_answer: 'Answered a message',
  contact_close: 'Closed a message',
  contact_reopen: 'Opened a message again',
  contact_release: 'Said that a message isn’t spam',
  send_announcement: 'Sent an announcement',
  withdraw_announcement: 'Withdrew an announcement',
  resend_mail: 'Sent an email again',
  settle_mail: 'Marked an email address as wrong',
  ask_to_read_again: 'Asked a vendor to have a list read again',
  change_settings: 'Changed the settings of the market',
  change_identity: 'Changed the legal identity of the market',
  invite_admin: 'Invited an admin',
  withdraw_admin_invitation: 'Withdrew an admin’s invitation',
  join_admins: 'Became an admin',
  remove_admin: 'Removed an admin',
  recover_admin: 'Recovered an admin’s access on the server',
  upload_list: 'Uploaded a price list for a vendor',
  import_list: 'Imported a price list for a vendor',
  verify_catalogue: 'Confirmed a vendor’s listings',
  complete_onboarding: 'Completed a vendor’s setup',
  open_payment_account: 'Opened a vendor’s payment account',
  renew_payment_link: 'Renewed a vendor’s payment link',
  read_payment_account: 'Looked at a vendor’s payment account',
  invite: 'Invited a colleague to a vendor',
  withdraw_invitation: 'Withdrew a colleague’s invitation',
  join: 'Joined a vendor',
  change_role: 'Changed a colleague’s role',
  remove: 'Removed a colleague from a vendor',
} as const;

const isLabelled = (action: string): action is keyof typeof actLabels => Object.hasOwn(actLabels, action);

const sentence = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const actText = (action: string): string =>
  isLabelled(action) ? actLabels[action] : sentence(action);

const detailLabels: Readonly<Record<string, string>> = {
  commissionBasisPoints: 'Commission',
  commissionFrom: 'Begins',
  answerHours: 'Time to answer',
  takesOrders: 'Orders',
  takesBookings: 'Bookings',
  takesApplications: 'Applications',
  legalName: 'Legal name',
  street: 'Street',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  vatId: 'VAT ID',
  registrationNumber: 'Registration number',
  email: 'Email address',
  note: 'Reason',
  status: 'State',
  reason: 'Reason',
  whom: 'Person',
  role: 'Role',
  file: 'File',
  number: 'Message',
  recipients: 'Recipients',
  port: 'Port',
  kind: 'About',
  agreedMinor: 'Amount to go back',
  goodsComeBack: 'Goods',
  amountMinor: 'Amount',
};

/** Details for machines, or details that the subject already shows. */
const isHidden = (name: string): boolean => name.endsWith('Id') || name === 'about' || name === 'currency';

const yesOrNo: Readonly<Record<string, string>> = { true: 'on', false: 'off', '': 'none' };

function valueText(name: string, value: string, currency: string | undefined): string {
  // A vendor without a rate of its own.
  if (name === 'commissionBasisPoints')
    return value === 'null' ? 'the market’s rate' : `${Number(value) / 100}%`;
  if (name === 'commissionFrom') return formatWhen(new Date(value), 'UTC', 'day');
  if (name === 'answerHours') return `${value} hours`;
  if (name === 'amountMinor' || name === 'agreedMinor')
    return currency === undefined
      ? (Number(value) / 100).toFixed(2)
      : formatMoney({ amountMinor: Number(value), currency });
  if (name === 'goodsComeBack') return value === 'true' ? 'to the supplier' : 'the buyer keeps them';
  if (name === 'kind') return sentence(value);
  if (name === 'role' || name === 'status') return value.toLowerCase().replaceAll('_', ' ');
  return yesOrNo[value] ?? value;
}

/** "Commission: 10% → 12.5%; Amount: €850.23; Reason: Papers are missing." */
export function detailsText({ details }: Pick<AuditEntry, 'details'>): string {
  const currency = details.find(({ name }) => name === 'currency')?.after;
  return details
    .filter(({ name }) => !isHidden(name))
    .map(({ name, before, after }) => {
      const label = detailLabels[name] ?? sentence(name);
      const change = before === null ? '' : `${valueText(name, before, currency)} → `;
      return `${label}: ${change}${valueText(name, after, currency)}`;
    })
    .join('; ');
}

const sorts: Readonly<Record<string, string>> = { 'Q-': 'sub_order', 'B-': 'booking' };

/** The page of an entry's subject; null if it has none. */
export function subjectPath({ subjectKind, subject, subjectId }: AuditEntry): string | null {
  if (subjectKind === 'vendor_application') return `/admin/approve?application=${subjectId}`;
  if (subjectKind === 'contact_message') return `/admin/dashboard?show=messages&message=${subjectId}`;
  if (subjectKind === 'user') return personPath(subjectId);
  if (subjectKind === 'order') return `/admin/orders-management/${subjectId}`;
  if (subject === null) return null;
  if (subjectKind === 'vendor') return vendorAtDeskPath(subject);
  // Items on the dashboard are found by the number of their sale or message.
  const sort = subjectKind === 'exception' ? sorts[subject.slice(0, 2)] : subjectKind;
  // An order is found by its own number, not by that of a sub-order.
  const number = encodeURIComponent(subject.replace(/\/\d+$/, ''));
  if (sort === 'sub_order') return `/admin/orders-management?q=${number}`;
  return sort === 'booking' || sort === 'supplement' ? `/admin/bookings-management?q=${number}` : null;
}
