/** The signs of the navigation, in the order a workspace lists its places; the rail turns them into pictures. */
export const iconNames = [
  'home',
  'approve',
  'cart',
  'orders',
  'bookings',
  'calendar',
  'services',
  'stock',
  'papers',
  'money',
  'reports',
  'training',
  'berth',
  'legal',
  'bell',
  'person',
  'company',
  'settings',
] as const;

export type IconName = (typeof iconNames)[number];
