/** The signs of the navigation; the rail turns them into pictures. */
export type IconName =
  | 'home'
  | 'orders'
  | 'bookings'
  | 'calendar'
  | 'stock'
  | 'services'
  | 'papers'
  | 'money'
  | 'reports'
  | 'training'
  | 'berth'
  | 'legal'
  | 'bell'
  | 'person'
  | 'company'
  | 'approve'
  | 'settings';
