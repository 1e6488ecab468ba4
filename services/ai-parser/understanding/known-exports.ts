import { textOf, type Row } from '../reading/table.ts';
import type { Field } from './fields.ts';
import { headerKey } from './header-key.ts';

/** The export of a shop system, recognised by its headers. */
export interface KnownExport {
  readonly name: string;
  /** Headers that are together in no other system's export; one list for each form or language of it. */
  readonly signs: readonly (readonly string[])[];
  /** The content of the second column, after a first that is an id. */
  readonly rowTypes?: RegExp;
  /** Only where the words alone mislead; correct headers are not listed. Null excludes a column. */
  readonly columns?: Readonly<Record<string, Field | null>>;
  /** Whether integer prices are in hundredths: `1950` is 19.50. */
  readonly hundredths?: boolean;
  /** The column with the type of a row, and its words for rows that have several variants, or no offer. */
  readonly rows?: {
    readonly column: string;
    readonly variant?: string;
    /** The column with a variant's surcharge on the price of its product. */
    readonly surcharge?: string;
    readonly none?: readonly string[];
  };
}

const exports: readonly KnownExport[] = [
  {
    name: 'Shopify',
    signs: [
      ['Handle', 'Title', 'Variant Price'],
      ['Handle', 'Title', 'Variant SKU'],
      ['URL handle', 'Title', 'Option1 name', 'Price'],
      ['Handle', 'Title', 'Option1 Name', 'Location', 'Available'],
    ],
  },
  {
    name: 'WooCommerce',
    signs: [['ID', 'Type', 'SKU', 'Regular price']],
    // Its headers are in the language of the shop; its row types always are in English.
    rowTypes: /^(?:simple|variable|variation|grouped|external)(?:, (?:virtual|downloadable))*$/u,
    columns: { 'Базовая цена': 'price', 'Prezzo di listino': 'price', Имя: 'name' },
  },
  {
    name: 'PrestaShop',
    signs: [
      ['Product ID', 'Name', 'Reference', 'Price (tax excl.)'],
      ['Product ID', 'Image', 'Name', 'Reference', 'Base price'],
      ['ID', 'Active (0/1)', 'Name *', 'Categories (x,y,z...)'],
      ['Product ID', 'Active (0/1)', 'Name *', 'Categories (x,y,z...)'],
      ['ID', 'Actif (0/1)', 'Nom', 'Catégories (x,y,z...)'],
      ['ID', 'Aktiv (0/1)', 'Name', 'Kategorien (x,y,z...)'],
    ],
  },
  { name: 'Etsy', signs: [['TITLE', 'PRICE', 'CURRENCY_CODE', 'QUANTITY', 'MATERIALS']] },
  {
    name: 'Wix',
    signs: [['handleId', 'fieldType', 'name', 'price']],
    columns: {
      surcharge: null,
      discountValue: null,
      discountMode: null,
      cost: null,
      productOptionDescription1: 'variant',
      productOptionDescription2: 'variant',
      productOptionDescription3: 'variant',
    },
    rows: { column: 'fieldType', variant: 'Variant', surcharge: 'surcharge' },
  },
  {
    name: 'Square',
    signs: [['Token', 'Item Name', 'Variation Name']],
  },
  {
    name: 'Odoo',
    signs: [
      ['Internal Reference', 'Name', 'Sales Price'],
      ['Internal Reference', 'Name', 'Cost'],
      ['id', 'default_code', 'name', 'list_price'],
      ['default_code', 'name', 'lst_price'],
      ['id', 'name', 'standard_price', 'sale_ok'],
      ['Interne Referenz', 'Name', 'Verkaufspreis'],
      ['Référence interne', 'Nom', 'Prix de vente'],
      ['Referencia interna', 'Nombre', 'Precio de venta'],
      ['Riferimento interno', 'Nome', 'Prezzo di vendita'],
    ],
    columns: { 'Sales Price': 'price', list_price: 'price', lst_price: 'price', default_code: 'sku' },
  },
  { name: 'Vendure', signs: [['name', 'slug', 'optionGroups', 'optionValues', 'stockOnHand']] },
  {
    name: 'Medusa',
    signs: [
      ['Product Handle', 'Product Title', 'Variant Title'],
      ['Product Id', 'Product Handle', 'Product Title', 'Variant SKU'],
    ],
    columns: { 'Product Title': 'name', 'Variant Title': null, 'Product Subtitle': null },
  },
  {
    name: 'Medusa 1',
    signs: [['title', 'prices.currency_code', 'prices.amount', 'inventory_quantity']],
    hundredths: true,
  },
  {
    name: 'Magento',
    signs: [['sku', 'attribute_set_code', 'product_type', 'name', 'price']],
    columns: { additional_attributes: null, configurable_variations: null, categories: 'category' },
  },
  {
    name: 'Loyverse',
    signs: [
      ['Handle', 'SKU', 'Name', 'Sold by weight', 'Track stock'],
      ['Handle', 'REF', 'Nombre', 'Vendido por peso', 'Seguir el inventario'],
      ['Handle', 'REF', 'Nom', 'Vendu au poids', 'Suivi de stock'],
      ['Handle', 'SKU', 'Nome', 'Venduto a peso', 'Tracciare inventario'],
      ['Handle', 'REF', 'Nome', 'Vendido por peso', 'Controlar estoque'],
    ],
  },
  {
    name: 'Google feed',
    signs: [
      ['id', 'title', 'link', 'image_link', 'price', 'availability'],
      ['g:id', 'g:title', 'g:link', 'g:image_link', 'g:price', 'g:availability'],
      ['id', 'g:title', 'image_link', 'price', 'availability'],
      ['id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link'],
    ],
    columns: { id: 'sku', 'g:id': 'sku', availability: null },
  },
  {
    name: 'BigCommerce',
    signs: [
      ['Item Type', 'Product Name', 'Product Code/SKU'],
      ['Product ID', 'Product Name', 'Product Code/SKU', 'Current Stock Level'],
    ],
    columns: { Price: 'price', 'Retail Price': null, 'Product Type': null },
    rows: { column: 'Item Type', none: ['Rule'] },
  },
  {
    name: 'Squarespace',
    signs: [
      ['Product ID [Non Editable]', 'Variant ID [Non Editable]', 'Title', 'Price'],
      ['Product Type [Non Editable]', 'Product Page', 'Title', 'SKU', 'Price'],
    ],
  },
  {
    name: 'Ecwid',
    signs: [['type', 'product_internal_id', 'product_name', 'product_price']],
    columns: { product_sku: 'sku', product_quantity: 'quantity', product_media_main_image_url: 'imageUrl' },
    rows: { column: 'type', none: ['product_option', 'category', 'product_review'] },
  },
  {
    name: 'Lightspeed',
    signs: [
      ['handle', 'sku', 'name', 'supply_price', 'retail_price'],
      ['handle', 'sku', 'name', 'variant_option_one_name', 'retail_price'],
    ],
    columns: { retail_price: 'price', supply_price: null },
  },
  {
    name: 'OpenCart',
    signs: [['product_id', 'model', 'manufacturer', 'image_name', 'price']],
    columns: { model: null },
  },
  {
    name: 'Prom',
    signs: [
      ['Код_товару', 'Назва_позиції', 'Ціна'],
      ['Код_товара', 'Название_позиции', 'Цена'],
    ],
    // Beside them are the names and values of twenty properties.
    columns: {
      Назва_позиції: 'name',
      Название_позиции: 'name',
      Назва_групи: 'category',
      Название_группы: 'category',
    },
  },
  { name: 'Shopware', signs: [['product_number', 'price_net', 'price_gross']] },
];

interface Sign {
  readonly system: KnownExport;
  readonly keys: readonly string[];
}

const signs: readonly Sign[] = exports.flatMap((system) =>
  system.signs.map((headers) => ({ system, keys: headers.map(headerKey) })),
);

const hasRowTypes = ({ rowTypes }: KnownExport, sample: readonly Row[]) =>
  rowTypes !== undefined && sample.length > 0 && sample.every(({ cells }) => rowTypes.test(textOf(cells[1])));

/** The system whose export has these headers and rows; null if there is none. */
export function exportOf(headers: readonly string[], sample: readonly Row[]): KnownExport | null {
  const keys = headers.map(headerKey);
  const all = new Set(keys);
  const signed = signs.find((sign) => sign.keys.every((key) => all.has(key)))?.system;
  if (signed) return signed;
  return keys[0] === 'id' ? (exports.find((system) => hasRowTypes(system, sample)) ?? null) : null;
}
