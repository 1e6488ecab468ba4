/** The navigation's icons, in the order of a workspace's entries; the rail renders them. */
export const iconNames = [
  'home',
  'approve',
  'cart',
  'orders',
  'bookings',
  'calendar',
  'services',
  'stock',
  'money',
  'people',

  'person',
  'company',
  'settings',
] as const;

export type IconName = (typeof iconNames)[number];
