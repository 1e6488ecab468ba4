import type { CartDetailsChange, components } from '../../api/index.ts';
import type { Cart } from '../../machines/cart/index.ts';

export type { Cart };
export type CartLine = Cart['lines'][number];
export type CartSupplier = Cart['suppliers'][number];
export type CartDetails = Cart['details'];
export type OpenOrder = components['schemas']['OpenOrder'];
export type Yacht = components['schemas']['Yacht'];
export type Port = components['schemas']['MarketPort'];
/** A change of one supplier’s delivery. */
export type DeliveryChange = Omit<NonNullable<CartDetailsChange['deliveries']>[number], 'supplierId'>;

/** The saved addresses of the cart's yacht. */
export interface AddressBook {
  readonly yachtName: string;
  readonly addresses: readonly { readonly name: string; readonly port: string; readonly address: string }[];
  readonly onSave: (place: { readonly port: string; readonly address: string }) => void;
}
