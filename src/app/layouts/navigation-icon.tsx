import {
  Anchor,
  BadgeCheck,
  Boxes,
  Building2,
  CalendarDays,
  CircleUserRound,
  LayoutDashboard,
  Package,
  Settings,
  ShoppingBasket,
  UsersRound,
  Wallet,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { IconName } from '../routes/navigation-icons.ts';

const icons: Record<IconName, LucideIcon> = {
  home: LayoutDashboard,
  cart: ShoppingBasket,
  orders: Package,
  bookings: Anchor,
  calendar: CalendarDays,
  stock: Boxes,
  services: Wrench,
  money: Wallet,
  people: UsersRound,
  person: CircleUserRound,
  company: Building2,
  approve: BadgeCheck,
  settings: Settings,
};

/** The icon of a navigation entry; decorative, because its label is next to it. */
export function NavigationIcon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Icon = icons[name];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
