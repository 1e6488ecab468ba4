import { isBarcode } from '../../../lib/barcode.ts';
import { uncountedStockText } from '../../../lib/uncounted-stock.ts';
import { productUnitNamed, productUnits } from '../../../lib/unit-names.ts';
import { answer, asForm, uploadFetch, type components } from '../../../api/index.ts';
import type { ListingChange, ListingKind } from '../list/listing-kind.ts';
import { priceField } from '../typed/typed-price.ts';
import { nameField, taxField } from '../typed/shared-fields.ts';
import { readReorderLevel, readStock } from '../typed/typed-stock.ts';
import { categoryField, departmentsField, textField } from '../typed/text-fields.ts';
import { readOptional } from '../typed/typed-text.ts';
import { readUnit, unitOptions } from '../typed/typed-unit.ts';

export type InventoryItem = components['schemas']['InventoryItem'];
type Sort = 'name' | '-name' | 'price' | '-price' | 'stock' | '-stock' | 'updated' | '-updated';

/** Fields of the product, which other suppliers may sell too. */
const ofProduct = [
  'picture',
  'description',
  'brand',
  'partNumber',
  'barcode',
  'category',
  'departments',
] as const;

/** What a new variant can say of its own. */
const ofVariant = ({ sku, price, stock }: ListingChange<InventoryItem>) => ({
  ...(sku !== undefined && { sku }),
  ...(price !== undefined && { price }),
  ...(stock !== undefined && { stock }),
});

/** A supplier's stock. */
export const inventoryKind: ListingKind<InventoryItem> = {
  key: 'inventory',
  noun: 'item',
  aNoun: 'an item',
  importKind: 'products',
  shopPathOf: ({ id, productId }) => `/product-checkout/${productId}?offer=${id}`,
  addPath: '/supplier/products/onboarding',
  fields: {
    name: nameField,
    variant: textField('variant', { label: 'Variant', hint: 'Such as a colour or a size.', most: 200 }),
    sku: {
      ...textField('sku', { label: 'SKU', hint: 'We match your next price list by it.', most: 80 }),
      async serverProblem({ client }, text, { id }) {
        const sku = text.trim().toLowerCase();
        if (sku === '') return null;
        const query = { q: sku, limit: 200 };
        const { items } = (await answer(client.GET('/inventory', { params: { query } }))).data;
        const holder = items.find((item) => item.id !== id && item.sku?.toLowerCase() === sku);
        if (holder === undefined) return null;
        return `${[holder.name, holder.variant].filter((word) => word !== null).join(', ')} has this SKU already.`;
      },
    },
    description: textField('description', { label: 'Description', most: 5_000, isLong: true }),
    brand: { ...textField('brand', { label: 'Brand', hint: 'Who makes it.', most: 120 }), areOwnWords: true },
    partNumber: textField('partNumber', { label: 'Part number', hint: 'The maker’s own.', most: 80 }),
    barcode: {
      ...textField('barcode', { label: 'Barcode', hint: '8, 12, 13 or 14 digits.', most: 14 }),
      read: (text, { barcode }) => {
        const digits = text.replaceAll(/\s/g, '');
        // One from before this was looked at may stay.
        if (digits === '' || digits === barcode) return { change: { barcode: digits || null } };
        if (!/^(?:\d{8}|\d{12,14})$/.test(digits))
          return { problem: 'A barcode has 8, 12, 13 or 14 digits.' };
        if (!isBarcode(digits))
          return {
            problem: 'This isn’t a barcode: its last digit doesn’t fit the others. Check what you typed.',
          };
        return { change: { barcode: digits } };
      },
    },
    category: categoryField,
    departments: departmentsField,
    price: priceField,
    taxBasisPoints: taxField,
    unit: {
      label: 'Unit',
      hint: 'What the price is for: a piece, a litre, a box.',
      isOptional: true,
      choicesOf: ({ unit }) => unitOptions(productUnits, unit),
      show: ({ unit }) => unit ?? 'Not said',
      textOf: ({ unit }) => unit ?? '',
      read: (text, { unit }) => {
        const typed = readUnit(text, { named: productUnitNamed, present: unit });
        return 'problem' in typed ? typed : { change: { unit: typed.value } };
      },
    },
    reorderLevel: {
      label: 'Reorder level',
      hint: 'We warn you when stock falls to this level.',
      isOptional: true,
      show: ({ reorderLevel }) => (reorderLevel === null ? 'None' : reorderLevel.toLocaleString('en-GB')),
      textOf: ({ reorderLevel }) => reorderLevel?.toString() ?? '',
      read: (text) => {
        const typed = readReorderLevel(text);
        return 'problem' in typed ? typed : { change: { reorderLevel: typed.value } };
      },
    },
    location: {
      label: 'Location',
      hint: 'Where you keep it. Only you see it.',
      isOptional: true,
      show: ({ location }) => location ?? 'Not said',
      textOf: ({ location }) => location ?? '',
      read: (text) => {
        const typed = readOptional(text, 'Location', 120);
        return 'problem' in typed ? typed : { change: { location: typed.value } };
      },
    },
    stock: {
      label: 'Stock',
      hint: 'How many you have.',
      shownAs: (text) =>
        text.trim() === ''
          ? `Not counted: crew reads “${uncountedStockText}” and can still order. You confirm what you have.`
          : null,
      isOptional: true,
      show: ({ stock }) => (stock === null ? 'Not counted' : stock.toLocaleString('en-GB')),
      textOf: ({ stock }) => (stock === null ? '' : String(stock)),
      read: (text) => {
        const typed = readStock(text);
        return 'problem' in typed ? typed : { change: { stock: typed.value } };
      },
    },
  },
  form: [
    ['name'],
    ['variant', 'sku'],
    ['price', 'taxBasisPoints', 'unit'],
    ['stock', 'reorderLevel', 'location'],
    ['description'],
    ['brand', 'partNumber', 'barcode'],
    ['category', 'departments'],
  ],
  fixedOf: ({ isShared }) =>
    isShared
      ? {
          names: ofProduct,
          why: 'Other suppliers sell this product too. Its picture, description, brand, part number, barcode, category and departments are shared, so no supplier can change them alone.',
        }
      : null,
  blank: (currency) => ({
    id: '',
    productId: '',
    name: '',
    variant: null,
    sku: null,
    brand: null,
    partNumber: null,
    barcode: null,
    description: null,
    category: null,
    departments: [],
    isShared: false,
    isVariant: false,
    pictureUrl: null,
    pictures: [],
    price: { amountMinor: 0, currency },
    // Not null, so that a rate is required.
    taxBasisPoints: 0,
    unit: null,
    stock: null,
    reorderLevel: null,
    location: null,
    status: 'active',
    version: 1,
    createdAt: '',
    updatedAt: '',
  }),
  hintsOfNew: {
    variant:
      'Like a colour or a size. Several with commas, like S, M, L: each gets a row for its price and stock.',
    partNumber: 'The maker’s own. All suppliers of this part share one page, where crew compare them.',
  },
  proposed: ['unit', 'taxBasisPoints', 'brand', 'category', 'departments'],
  copy: {
    label: 'Add a variant',
    apart: 'variant',
    ofEach: ['stock', 'price', 'sku'],
    of: (item) => ({ ...item, variant: null, sku: null, stock: null }),
    inCommon: ({ name, isShared }) => ({
      names: ['unit', ...ofProduct.filter((field) => field !== 'picture' || isShared)],
      why: `Both are on one page in the shop, where crew choose between them. Unit, description, brand, part number, barcode, category and departments are those of ${name}.`,
    }),
  },
  async create({ client, signal }, item, { original, variants }) {
    const { name, variant, sku, price, unit, stock, brand, partNumber, barcode, description } = item;
    const { category, departments, reorderLevel, location } = item;
    const own = {
      name,
      ...(variants.length === 0
        ? { variant, sku }
        : { variants: variants.map(({ variant: one, change }) => ({ variant: one, ...ofVariant(change) })) }),
      price,
      taxBasisPoints: item.taxBasisPoints ?? 0,
      stock,
      reorderLevel,
      location,
    };
    const body =
      original === null
        ? { ...own, unit, brand, partNumber, barcode, description, category, departments }
        : { ...own, unit: original.unit, variantOf: original.id };
    return (await answer(client.POST('/inventory', { body, signal }))).data;
  },
  sharedByVariants: ['name', 'price', 'taxBasisPoints', 'unit', 'reorderLevel', 'location'],
  formOfMany: [
    ['taxBasisPoints', 'unit'],
    ['reorderLevel', 'location'],
  ],
  async list({ client, signal }, asked) {
    // The list only offers sorts of the contract.
    const query = { ...asked, sort: asked.sort as Sort };
    return (await answer(client.GET('/inventory', { params: { query }, signal }))).data;
  },
  async save({ client }, inventoryId, version, change) {
    const params = { path: { inventoryId }, header: { 'If-Match': String(version) } };
    return (await answer(client.PATCH('/inventory/{inventoryId}', { params, body: change }))).data;
  },
  clearArchived: ({ client, signal }) => answer(client.DELETE('/inventory/archived', { signal })),
  pictures: {
    async add({ client }, inventoryId, file, { signal, onSent }) {
      const params = { path: { inventoryId }, query: { further: true } };
      const sent = {
        ...asForm({ picture: file }),
        signal,
        fetch: uploadFetch((bytes, of) => onSent(bytes / of)),
      };
      return (await answer(client.POST('/inventory/{inventoryId}/picture', { params, ...sent }))).data;
    },
    async arrange({ client }, inventoryId, fileIds, signal) {
      const params = { path: { inventoryId } };
      const body = { fileIds: [...fileIds] };
      return (await answer(client.PUT('/inventory/{inventoryId}/pictures', { params, body, signal }))).data;
    },
  },
};
