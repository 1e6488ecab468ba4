import type { Colleagues, VendorRole } from './colleagues.types.ts';

export const roleLabels: Readonly<Record<VendorRole, string>> = {
  owner: 'Owner',
  editor: 'Editor',
  reader: 'Reader',
};

/** The roles as options, each with its permissions. */
export const roleOptions = [
  { value: 'reader', label: 'Reader', description: 'Sees everything, changes nothing.' },
  { value: 'editor', label: 'Editor', description: 'Does the daily work: orders, bookings, stock, prices.' },
  {
    value: 'owner',
    label: 'Owner',
    description: 'Also looks after the company, its payment account and its people.',
  },
] as const;

type Change = Colleagues['history'][number];

/** One change as a sentence, without its date. */
export function changeText({ act, by, whom, role }: Change): string {
  const as = roleLabels[role].toLowerCase();
  switch (act) {
    case 'invite':
      return `${by} invited ${whom} as ${as}.`;
    case 'withdraw_invitation':
      return `${by} withdrew the invitation of ${whom}.`;
    case 'join':
      return `${whom} joined as ${as}.`;
    case 'change_role':
      return `${by} made ${whom} ${as}.`;
    case 'remove':
      return `${by} removed ${whom}.`;
  }
}
