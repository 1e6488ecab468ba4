import { idOf } from '../../../api/testing/values.ts';
import type { CheckedPart, PartOffer } from '../quick-order/checked-parts.ts';

export const partOffer: PartOffer = {
  inventoryId: idOf(31),
  productId: idOf(21),
  name: 'Fender F4',
  brand: 'Polyform',
  partNumber: 'F-4',
  sku: 'XC-F4',
  variant: 'Navy',
  unit: null,
  supplierId: idOf(41),
  supplierName: 'Xarxa Chandlery',
  unitPrice: { amountMinor: 8950, currency: 'EUR' },
  stock: 24,
};

export const otherSupplier: PartOffer = {
  ...partOffer,
  inventoryId: idOf(37),
  supplierId: idOf(42),
  supplierName: 'Port Vauban Accastillage',
  unitPrice: { amountMinor: 9400, currency: 'EUR' },
  stock: 1,
};

export const otherProduct: PartOffer = {
  ...partOffer,
  inventoryId: idOf(38),
  productId: idOf(28),
  name: 'Fuel filter F4',
  brand: null,
  variant: null,
  unitPrice: { amountMinor: 1990, currency: 'EUR' },
};

export const foundPart = (partNumber: string, offers: readonly PartOffer[]): CheckedPart => ({
  partNumber,
  quantity: 2,
  offers,
});
