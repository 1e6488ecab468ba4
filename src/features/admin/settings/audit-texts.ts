import type { AuditEntry } from './settings.types.ts';

/** Acts by which the log can be narrowed, in words; every other one is shown in its own. */
export const actLabels = {
  change_settings: 'Changed the settings of the market',
  refund: 'Refunded',
  invite_admin: 'Invited an admin',
  withdraw_admin_invitation: 'Withdrew an admin’s invitation',
  ask_to_read_again: 'Asked a vendor to have a list read again',
  remove_admin: 'Removed an admin',
  join_admins: 'Became an admin',
  recover_admin: 'Recovered an admin’s access on the server',
  application_approve: 'Approved an application',
  application_reject: 'Rejected an application',
  application_request_changes: 'Asked for changes to an application',
  vendor_suspend: 'Suspended a vendor',
  vendor_reinstate: 'Reinstated a vendor',
} as const;

const isLabelled = (act: string): act is keyof typeof actLabels => Object.hasOwn(actLabels, act);

const sentence = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const actText = (act: string): string => (isLabelled(act) ? actLabels[act] : sentence(act));

const detailLabels: Readonly<Record<string, string>> = {
  commissionBasisPoints: 'Commission',
  answerHours: 'Time to answer',
  takesOrders: 'Orders',
  takesBookings: 'Bookings',
  takesApplications: 'Applications',
  note: 'Note',
  whom: 'Whom',
};

const valueText = (name: string, value: string): string => {
  if (name === 'commissionBasisPoints') return `${Number(value) / 100}%`;
  if (name === 'answerHours') return `${value} hours`;
  if (value === 'true') return 'on';
  return value === 'false' ? 'off' : value;
};

/** "Commission 10% → 12.5%; Note Papers are missing." */
export const detailsText = ({ details }: Pick<AuditEntry, 'details'>): string =>
  details
    .map(({ name, before, after }) => {
      const label = detailLabels[name] ?? sentence(name);
      const change = before === null ? '' : `${valueText(name, before)} → `;
      return `${label} ${change}${valueText(name, after)}`;
    })
    .join('; ');

/** Where what was done can be looked at; null: nowhere. */
export function subjectPath({ subjectKind, subject, subjectId }: AuditEntry): string | null {
  if (subjectKind === 'vendor_application') return `/admin/approve?application=${subjectId}`;
  if (subject === null) return null;
  if (subjectKind === 'vendor') return `/admin/approve?status=all&q=${encodeURIComponent(subject)}`;
  if (subjectKind === 'sub_order') return `/admin/orders-management?q=${encodeURIComponent(subject)}`;
  return subjectKind === 'booking' || subjectKind === 'supplement'
    ? `/admin/bookings-management?q=${encodeURIComponent(subject)}`
    : null;
}
