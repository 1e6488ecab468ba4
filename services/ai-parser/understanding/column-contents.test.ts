import { describe, expect, it } from 'vitest';
import { readFile } from '../reading/read-file.ts';
import type { ListKind } from './fields.ts';
import { understand } from './list.ts';
import type { Offer } from './offer.ts';

/** The confidence from which a review shows no doubt. */
const sureFrom = 0.6;

/** The offers of a text, each as `name | variant | price`, with a question mark if the price is doubtful. */
async function offersIn(text: string, kind: ListKind = 'inventory'): Promise<readonly string[]> {
  const file = await readFile(Buffer.from(text), () => undefined);
  if (!file.ok) return [file.error.code];
  const found: string[] = [];
  const add = ({ name, price, priceText, confidence, ...more }: Offer) => {
    const variant = 'variant' in more ? more.variant : null;
    const doubt = price !== null && (confidence.price ?? 0) < sureFrom ? '?' : '';
    found.push([name, variant, `${price ?? priceText ?? '-'}${doubt}`].filter(Boolean).join(' | '));
  };
  const read = understand(file.value, kind, { offer: add, tell: () => undefined });
  return read.ok ? found : [read.error.code];
}

interface Case {
  readonly says: string;
  readonly kind?: ListKind;
  readonly text: string;
  readonly offers: readonly string[];
}

const nested = JSON.stringify({
  prices: [
    { title: 'Massage', plain: '38,00' },
    { title: 'Bath', plain: '41,00' },
    {
      title: 'Drainage',
      plain: '',
      sub_prices: [
        { title: '30 min', plain: '43,00' },
        { title: '60 min', plain: '82,00' },
      ],
    },
  ],
});

const hundredths = JSON.stringify({
  shipping_options: [{ name: 'Standard', price_type: 'flat', amount: 1000 }],
  products: ['Anchor', 'Buoy'].map((title) => ({
    title,
    handle: title.toLowerCase(),
    variants: [
      {
        title: 'S',
        options: [{ value: 'S' }],
        inventory_quantity: 4,
        prices: [{ currency_code: 'eur', amount: 1950 }],
      },
      {
        title: 'M',
        options: [{ value: 'M' }],
        inventory_quantity: 4,
        prices: [{ currency_code: 'eur', amount: 2100 }],
      },
    ],
  })),
});

const translated = JSON.stringify({
  dishes: ['Soup', 'Bread', 'Tea'].map((name, at) => ({
    id: `dish-${at}`,
    price: 4 + at,
    name: { fr: `${name} du jour`, ar: `${name} ar` },
    description: { fr: `avec ${name}`, ar: `ar ${name}` },
  })),
});

const feedWithoutPrices = `<?xml version="1.0"?><yml_catalog><shop><offers>${['Winch', 'Mast', 'Boom']
  .map(
    (name, at) =>
      `<offer id="${at}" available="true"><url>https://example.com/${at}</url><currencyId>EUR</currencyId><title>${name} 40</title><categoryId>2</categoryId><picture>https://example.com/${at}.jpg</picture></offer>`,
  )
  .join('')}</offers></shop></yml_catalog>`;

const cases: readonly Case[] = [
  {
    says: 'reads prices by duration in two rows of one name, where only the first has the name',
    text: 'Name;Season;1 day;3 days\nKayak;Peak;£28.50;£47.00\n;Low;£19.00;£39.00\nDinghy;Peak;£49.00;£90.50\n;Low;£45.00;£72.00\n',
    offers: [
      'Kayak | Peak / 1 day | 28.50',
      'Kayak | Peak / 3 days | 47.00',
      'Kayak | Low / 1 day | 19.00',
      'Kayak | Low / 3 days | 39.00',
      'Dinghy | Peak / 1 day | 49.00',
      'Dinghy | Peak / 3 days | 90.50',
      'Dinghy | Low / 1 day | 45.00',
      'Dinghy | Low / 3 days | 72.00',
    ],
  },
  {
    says: 'takes `Groß` for large, and not for a word of tax',
    text: 'Artikel;Klein;Groß\nAnkerkette;74,50 €;94,50 €\nBootshaken;66,50 €;81,00 €\nKlampe;44,50 €;50,00 €\n',
    offers: [
      'Ankerkette | Klein | 74.50',
      'Ankerkette | Groß | 94.50',
      'Bootshaken | Klein | 66.50',
      'Bootshaken | Groß | 81.00',
      'Klampe | Klein | 44.50',
      'Klampe | Groß | 50.00',
    ],
  },
  {
    says: "takes a product's name in several languages for names, not for descriptions",
    text: translated,
    offers: ['Soup du jour | 4', 'Bread du jour | 5', 'Tea du jour | 6'],
  },
  {
    says: 'reads the offers of a feed that omits prices as drafts',
    text: feedWithoutPrices,
    offers: ['Winch 40 | -', 'Mast 40 | -', 'Boom 40 | -'],
  },
  {
    says: 'takes no group of a code tree, without a price and with a prefix of the codes below, for an offer',
    text: 'Name;Code;Price;Unit\n01 Ropes;1;;\n0101 Thin;101;;\nRope 4 mm;10101;4.50;m\nRope 6 mm;10102;5.50;m\n0102 Thick;102;;\nRope 12 mm;10201;9.50;m\nRope 14 mm;10202;;m\nRope 16 mm;10203;12.50;m\n',
    offers: [
      'Rope 4 mm | 4.50',
      'Rope 6 mm | 5.50',
      'Rope 12 mm | 9.50',
      'Rope 14 mm | -',
      'Rope 16 mm | 12.50',
    ],
  },
  {
    says: 'distinguishes rows of one name by the package beside it',
    text: 'Product name,Package,Price\nTar,12 x 1 l,£109.99\nTar,10 x 200 ml,£18.99\nWax,12 x 1 l,£99.99\nWax,10 x 200 ml,£16.99\n',
    offers: [
      'Tar | 12 x 1 l | 109.99',
      'Tar | 10 x 200 ml | 18.99',
      'Wax | 12 x 1 l | 99.99',
      'Wax | 10 x 200 ml | 16.99',
    ],
  },
  {
    says: 'drops the word for price before an amount, and keeps a word for a minimum',
    text: 'Name;Price\nRail;Price 650 EUR\nStep;Preis: 12,50 €\nHatch;from 90 EUR\n',
    offers: ['Rail | 650', 'Step | 12.50', 'Hatch | from 90 EUR'],
  },
  {
    says: 'does not take an outline number with subordinate ones for an offer',
    kind: 'services',
    text: '1;Rigging;\n1.1;Mast check;120.00\n1.2;Stay change;80.00\n1.3;Splice;45.50\n2;Hull;\n2.1;Polish;90.00\n2.2;Antifouling;300.00\n2.3;Wash;60.00\n',
    offers: [
      'Mast check | 120.00',
      'Stay change | 80.00',
      'Splice | 45.50',
      'Polish | 90.00',
      'Antifouling | 300.00',
      'Wash | 60.00',
    ],
  },
  {
    says: 'takes the price of a piece, and not that of its box, but is not certain of it',
    text: 'Product,Price per piece,Price per box\nShackle,4.50,45.00\nCleat,7.20,72.00\nBlock,12.00,144.00\nRing,1.10,22.00\n',
    offers: ['Shackle | 4.50?', 'Cleat | 7.20?', 'Block | 12.00?', 'Ring | 1.10?'],
  },
  {
    says: 'reads names beside prices that are not set yet as drafts',
    text: JSON.stringify({ items: ['Anchor', 'Buoy', 'Cleat'].map((name) => ({ name, price: null })) }),
    offers: ['Anchor | -', 'Buoy | -', 'Cleat | -'],
  },
  {
    says: 'does not take an amount with its sign for a part of the header',
    text: 'Prices\n\nBirds on canvas - $90 each\nA nest - $65\nCherries - $ 20\nThe lake at dawn - $50\n',
    offers: ['Birds on canvas | 90', 'A nest | 65', 'Cherries | 20', 'The lake at dawn | 50'],
  },
  {
    says: 'takes both rows for the header if words are merged over them',
    text: 'Price list\nItem;Unit;Series;;\nItem;Unit;Natural, clear;Brilliant, twin;Organic, mirage\nTop;m;7500 11500;8500 13000;9500 14000\nBoard;m;1500;1650;1850\nEdge;m;850;1050;1250\nSink;pc;9000;10300;11500\n',
    offers: [
      'Top | Natural, clear | 7500 11500',
      'Top | Brilliant, twin | 8500 13000',
      'Top | Organic, mirage | 9500 14000',
      'Board | Natural, clear | 1500',
      'Board | Brilliant, twin | 1650',
      'Board | Organic, mirage | 1850',
      'Edge | Natural, clear | 850',
      'Edge | Brilliant, twin | 1050',
      'Edge | Organic, mirage | 1250',
      'Sink | Natural, clear | 9000',
      'Sink | Brilliant, twin | 10300',
      'Sink | Organic, mirage | 11500',
    ],
  },
  {
    says: "takes a quantity under a heading for one of the heading's product",
    text: 'Prices 2026\n\nBrass hooks\n10 pcs ..... 6 €\n50 pcs ..... 11 €\nSteel hooks\n10 pcs ..... 7 €\n50 pcs ..... 12 €\n',
    offers: [
      'Brass hooks | 10 pcs | 6',
      'Brass hooks | 50 pcs | 11',
      'Steel hooks | 10 pcs | 7',
      'Steel hooks | 50 pcs | 12',
    ],
  },
  {
    says: 'takes the price that never exceeds the list price for what is paid',
    text: 'Item,MRP,Discounted Price\nRope,50,45\nCleat,85,75\nShackle,160,135\nBlock,20,20\n',
    offers: ['Rope | 45', 'Cleat | 75', 'Shackle | 135', 'Block | 20'],
  },
  {
    says: 'compares thousands as thousands',
    text: 'Item,MRP,Discounted Price\nWinch,"1,299.00",999.00\nBlock,"2,150.00","1,890.00"\nAnchor,"1,750.00",980.00\n',
    offers: ['Winch | 999.00', 'Block | 1890.00', 'Anchor | 980.00'],
  },
  {
    says: 'is certain of neither of two prices with the same name',
    text: 'Item,Price,Rate\nRope,50.00,45.00\nCleat,85.00,99.00\nShackle,160.00,135.00\n',
    offers: ['Rope | 50.00?', 'Cleat | 85.00?', 'Shackle | 160.00?'],
  },
  {
    says: 'does not take a missing price from the sales',
    text: 'CODIGO;NOMBRE;VENTAS;STOCK;PRECIO DE VENTA\nA1;Cabo;1;4;\nA2;Grillete;3;2;\nA3;Ancla;8;0;\n',
    offers: ['Cabo | -', 'Grillete | -', 'Ancla | -'],
  },
  {
    says: 'reads abbreviated thousands, and doubts them',
    text: 'name,price\nStreaming day,5K\nStreaming week,"12,5K"\n',
    offers: ['Streaming day | 5000?', 'Streaming week | 12500?'],
  },
  {
    says: 'ignores headers that programs generate, and renames the classes at a row after a gap',
    kind: 'services',
    text: 'Column1;Column2;Column3\nAfloat;LOW;HIGH\nBerth for dinghies;20 €;30 €\nBerth for cruisers;35 €;50 €\n;;\nAshore;CALM;WINDY\nStand for dinghies;90 €;400 €\nStand for cruisers;150 €;650 €\n',
    offers: [
      'Berth for dinghies – LOW | 20',
      'Berth for dinghies – HIGH | 30',
      'Berth for cruisers – LOW | 35',
      'Berth for cruisers – HIGH | 50',
      'Stand for dinghies – CALM | 90',
      'Stand for dinghies – WINDY | 400',
      'Stand for cruisers – CALM | 150',
      'Stand for cruisers – WINDY | 650',
    ],
  },
  {
    says: 'takes columns of words that distinguish rows only together for name and variant',
    text: 'Albanian;French;0.16\nAlbanian;Dutch;0.17\nDanish;French;0.15\nDanish;Dutch;0.18\nGreek;French;0.16\nGreek;Dutch;0.14\n',
    offers: [
      'Albanian | French | 0.16',
      'Albanian | Dutch | 0.17',
      'Danish | French | 0.15',
      'Danish | Dutch | 0.18',
      'Greek | French | 0.16',
      'Greek | Dutch | 0.14',
    ],
  },
  {
    says: 'names the dishes of a numbered menu by their numbered lines, not by their ingredients',
    text: '- Soups -\n1. Tomato soup\nwith basil and cream\n€ 10,90\n2. Tuscan soup\nvegetables of the season\n€ 9,50\n- Salads -\n3. House salad\nleaves, carrots,\npeppers and egg\n€ 16,90\n4. Green salad\nleaves only\n€ 8,90\n',
    offers: [
      '1. Tomato soup | 10.90',
      '2. Tuscan soup | 9.50',
      '3. House salad | 16.90',
      '4. Green salad | 8.90',
    ],
  },
  {
    says: 'reads prices nested in prices as offers of the item without one',
    kind: 'services',
    text: nested,
    offers: ['Massage | 38.00?', 'Bath | 41.00?', 'Drainage – 30 min | 43.00?', 'Drainage – 60 min | 82.00?'],
  },
  {
    says: 'reads hundredths of a shop system as such, and doubts them; takes no shipping costs for a product',
    text: hundredths,
    offers: ['Anchor | S | 19.50?', 'Anchor | M | 21.00?', 'Buoy | S | 19.50?', 'Buoy | M | 21.00?'],
  },
  {
    says: 'reads prices in hundredths only where their header says so',
    text: 'code;name;priceInCents;currencyCode\nGB-2;Galley burner;8990;EUR\nGS-1;Gimbal stove;64900;EUR\nNM-4;Mug;890;EUR\n',
    offers: ['Galley burner | 89.90', 'Gimbal stove | 649.00', 'Mug | 8.90'],
  },
  {
    says: 'ignores hundredths in a header over amounts with decimals',
    text: 'Name;Price (cents)\nBurner;89.90\nStove;649.00\nMug;8.90\n',
    offers: ['Burner | 89.90', 'Stove | 649.00', 'Mug | 8.90'],
  },
  {
    says: 'calculates the price of a work from its rate and duration',
    kind: 'services',
    text: 'Code;Service;Hours;Hourly rate;Price excl. VAT\nM1;Small service;2;68,00;136,00\nM2;Large service;4;68,00;272,00\nM3;Impeller;0,75;68,00;51,00\nM4;Oil change;1,5;68,00;102,00\n',
    offers: ['Small service | 136.00', 'Large service | 272.00', 'Impeller | 51.00', 'Oil change | 102.00'],
  },
  {
    says: 'takes the first line of each part of a menu for a dish, and the others for its ingredients',
    text: 'CARD\n\nSTARTERS\n\nBream carpaccio\ncitrus, olive oil\n18 €\n\nFish soup\nrouille\nand croutons\n15,50 €\n\nMAINS\n\nGrilled bass\nfennel\n34 €\n\nCheese\n12 €\n',
    offers: ['Bream carpaccio | 18', 'Fish soup | 15.50', 'Grilled bass | 34', 'Cheese | 12'],
  },
  {
    says: 'takes prices that fall with the quantity for prices by quantity, in any currency',
    text: 'Part;Description;1+;10+;50+;Stock\nJ1;Terminal ring red;0.45;0.39;0.33;2500\nJ2;Terminal ring blue;0.52;0.46;0.39;1800\nJ3;Heat shrink;1.95;1.75;1.5;640\nJ4;Fuse holder;3.4;3.1;2.75;410\n',
    offers: [
      'Terminal ring red | 0.45',
      'Terminal ring blue | 0.52',
      'Heat shrink | 1.95',
      'Fuse holder | 3.4',
    ],
  },
  {
    says: 'accepts a price per year that is many times that per day',
    kind: 'services',
    text: 'Tariffe ormeggio\n\nLunghezza f.t.;Giornaliero;Mensile;Annuale\nfino a 6,00 m;25;480;2100\nda 6,01 a 8,00 m;35;690;3000\nda 8,01 a 10,00 m;48;950;4200\nda 10,01 a 12,00 m;62;1250;5600\n',
    offers: [25, 480, 2100, 35, 690, 3000, 48, 950, 4200, 62, 1250, 5600].map((price, at) => {
      const length = ['fino a 6,00 m', 'da 6,01 a 8,00 m', 'da 8,01 a 10,00 m', 'da 10,01 a 12,00 m'][
        Math.floor(at / 3)
      ];
      return `${length} – ${['Giornaliero', 'Mensile', 'Annuale'][at % 3]} | ${price}`;
    }),
  },
  {
    says: 'reads sizes as rows and products as columns',
    text: 'Rental prices\n\nSize;Drysuit;Wetsuit 7mm;Boots\nXS;45;18;6\nM;48;20;7\nXL;52;22;8\nXXL;55;24;8\n',
    offers: [
      'Drysuit | XS | 45',
      'Wetsuit 7mm | XS | 18',
      'Boots | XS | 6',
      'Drysuit | M | 48',
      'Wetsuit 7mm | M | 20',
      'Boots | M | 7',
      'Drysuit | XL | 52',
      'Wetsuit 7mm | XL | 22',
      'Boots | XL | 8',
      'Drysuit | XXL | 55',
      'Wetsuit 7mm | XXL | 24',
      'Boots | XXL | 8',
    ],
  },
  {
    says: 'takes two numbers beside codes, of which one is always higher, for two prices and not for a stock',
    text: 'VHF-210,129,169\nVHF-310,189,239\nVHF-411E,259,329\nAIS-200,349,449\nAIS-650B,589,749\nNAV-7S,699,899\n',
    offers: [
      'VHF-210 | 169?',
      'VHF-310 | 239?',
      'VHF-411E | 329?',
      'AIS-200 | 449?',
      'AIS-650B | 749?',
      'NAV-7S | 899?',
    ],
  },
  {
    says: 'takes amounts of products with codes of their own for prices valid from a date, not for sales',
    text: 'Material;Material Description;Amount;Unit;per;Valid From\n100-2201;Mooring hawser 40mm;1.890,00;EUR;1;01.01.2026\n100-2202;Mooring hawser 48mm;2.640,00;EUR;1;01.01.2026\n100-3305;Pilot ladder 9 m;745,00;EUR;1;01.01.2026\n100-3306;Pilot ladder 12 m;980,00;EUR;1;01.01.2026\n',
    offers: [
      'Mooring hawser 40mm | 1890.00?',
      'Mooring hawser 48mm | 2640.00?',
      'Pilot ladder 9 m | 745.00?',
      'Pilot ladder 12 m | 980.00?',
    ],
  },
  {
    says: 'distinguishes rows of one name by the column beside it even if codes distinguish them too',
    text: 'id;title;label;sku;price\np1;Jacket;Red / M;J-R-M;289\np1;Jacket;Red / L;J-R-L;289\np1;Jacket;Navy / L;J-N-L;299\np2;Knife;Default;K-1;34\n',
    offers: [
      'Jacket | Red / M | 289',
      'Jacket | Red / L | 289',
      'Jacket | Navy / L | 299',
      'Knife | Default | 34',
    ],
  },
  {
    says: 'does not take the header of a page, repeated with another number, for an offer',
    text: 'STOCK LIST;As of 27.11.2026;Page 1\nNo;Name;Stock;Price\n10;Wire 5 mm;240;3.45\n11;Wire 6 mm;180;4.10\n12;Turnbuckle;32;24.90\nSTOCK LIST;As of 27.11.2026;Page 2\nNo;Name;Stock;Price\n13;Pin;150;1.95\n14;Toggle;17;18.75\n',
    offers: ['Wire 5 mm | 3.45', 'Wire 6 mm | 4.10', 'Turnbuckle | 24.90', 'Pin | 1.95', 'Toggle | 18.75'],
  },
  {
    says: 'does not take row numbers for prices even if only every other row of a long list is sampled',
    text: [
      '#;Name;Unit;Цена розница;Discount;Discounted price',
      ...Array.from({ length: 900 }, (_, at) => `${at + 1};Sponge no. ${at};pc;${390 + (at % 40) * 10};;`),
    ].join('\n'),
    offers: Array.from({ length: 900 }, (_, at) => `Sponge no. ${at} | ${390 + (at % 40) * 10}`),
  },
  {
    says: 'does not take a charging port for a place, nor one remark with a currency sign for that of another column',
    kind: 'services',
    text: 'Model;HDMI port;No power diagnostic;Deep clean;Hazard fee\nPlayStation 5;130;up to $170;100;60\nXbox Series X;120;up to $160;90;50\n',
    offers: [
      'PlayStation 5 – HDMI port | 130',
      'PlayStation 5 – No power diagnostic | up to $170',
      'PlayStation 5 – Deep clean | 100',
      'PlayStation 5 – Hazard fee | 60',
      'Xbox Series X – HDMI port | 120',
      'Xbox Series X – No power diagnostic | up to $160',
      'Xbox Series X – Deep clean | 90',
      'Xbox Series X – Hazard fee | 50',
    ],
  },
  {
    says: 'takes the only numbers of a declared price list for its prices, under any header',
    kind: 'services',
    text: 'Прейскурант\n\nКод;Описание;Базовая\nА06;Радиовизиография;350\nВ01;Консультация врача;400\nА11;Введение препаратов;150\nА12;Определение индексов;200\nА14;Гигиена полости рта;50\nА15;Наложение повязки;1000\n',
    offers: [
      'Радиовизиография | 350?',
      'Консультация врача | 400?',
      'Введение препаратов | 150?',
      'Определение индексов | 200?',
      'Гигиена полости рта | 50?',
      'Наложение повязки | 1000?',
    ],
  },
  {
    says: 'takes no thicknesses of a declared price list for prices if the column of prices is empty',
    text: 'Прайс\n\nName;Thickness;Coating;Price\nSheet wave;5;Polyester;\nSheet flat;10;Polyester;\nSheet ridge;15;Matt;\nSheet trough;20;Matt;\n',
    offers: ['Sheet wave | -', 'Sheet flat | -', 'Sheet ridge | -', 'Sheet trough | -'],
  },
  {
    says: 'takes the price of each line of words from the line below',
    kind: 'services',
    text: 'yearly survey\n100\n\ntiming belt\n850\nbrake pads\n600\nengine overhaul\n9500\n',
    offers: ['yearly survey | 100', 'timing belt | 850', 'brake pads | 600', 'engine overhaul | 9500'],
  },
  {
    says: 'does not take the weight of a piece for a price',
    text: 'Listino\n\nProduct;Kg/Mq;Grezzo Mq;Zincato Mq\nGrating 20x2;21.35;68.82;107.25\nGrating 25x2;25.25;79.96;115.47\nGrating 30x2;30.15;93.12;136.83\nGrating 40x2;40.15;124.79;184.52\n',
    offers: [
      'Grating 20x2 | Grezzo Mq | 68.82',
      'Grating 20x2 | Zincato Mq | 107.25',
      'Grating 25x2 | Grezzo Mq | 79.96',
      'Grating 25x2 | Zincato Mq | 115.47',
      'Grating 30x2 | Grezzo Mq | 93.12',
      'Grating 30x2 | Zincato Mq | 136.83',
      'Grating 40x2 | Grezzo Mq | 124.79',
      'Grating 40x2 | Zincato Mq | 184.52',
    ],
  },
  {
    says: 'does not take the number of pieces of a dish for its name',
    text: 'CATERING\n\nSalmon canapes\n10 pieces\n12,00 €\n\nCheese plate\nfour kinds, honey\n24,00 €\n\nFruit plate\nin season\n19,00 €\n\nCaesar salad\n9,90 €\n',
    offers: ['Salmon canapes | 12.00', 'Cheese plate | 24.00', 'Fruit plate | 19.00', 'Caesar salad | 9.90'],
  },
  {
    says: 'does not take the number of guests for a price beside those of the seasons',
    text: 'Price list\n\nYacht;Guests;Low season;High season\nAlba;8;28500;34000\nCorsair;10;52000;61500\nMeltem;6;16900;21500\nLevante;8;19800;26400\n',
    offers: [
      'Alba | Low season | 28500',
      'Alba | High season | 34000',
      'Corsair | Low season | 52000',
      'Corsair | High season | 61500',
      'Meltem | Low season | 16900',
      'Meltem | High season | 21500',
      'Levante | Low season | 19800',
      'Levante | High season | 26400',
    ],
  },
  {
    says: 'does not take outline numbers for prices',
    text: '7.9;Ambulance with a driver;300\n7.10;Small pickup;75\n7.11;Large pickup;150\n7.12;Fire inspection;250\n',
    offers: [
      'Ambulance with a driver | 300',
      'Small pickup | 75',
      'Large pickup | 150',
      'Fire inspection | 250',
    ],
  },
  {
    says: 'reads a table of a page inside Markdown beside those of pipes',
    text: '# Fees\n\n| Code | Service | Rate |\n| --- | --- | --- |\n| A1 | Pilot | 500 |\n| A2 | Tug | 900 |\n\n## Diving\n\n<table><tr><th>Code</th><th>Service</th><th>Rate</th></tr>\n<tr><td>B1</td><td>Hull survey</td><td>250</td></tr>\n<tr><td>B2</td><td>Report</td><td>75</td></tr></table>\n',
    offers: ['Pilot | 500', 'Tug | 900', 'Hull survey | 250', 'Report | 75'],
  },
  {
    says: 'takes rows with another kind of code and no price for groups if all offers have prices',
    text: [
      'Code;Name;Price',
      'PUMPS;Group 1;',
      ...Array.from(
        { length: 24 },
        (_, at) => `41112${10 + at};Pump ${at + 1};${at % 2 === 0 ? '494.00' : 'on request'}`,
      ),
    ].join('\n'),
    offers: Array.from(
      { length: 24 },
      (_, at) => `Pump ${at + 1} | ${at % 2 === 0 ? '494.00' : 'on request'}`,
    ),
  },
  {
    says: 'reads roubles and kopecks separated by an equals sign',
    text: 'Наименование;Размер;Цена\nКруг 10;6;11=90\nКруг 12;6;39=90\nЛист 2;3;1 700=00\n',
    offers: ['Круг 10 | 6 | 11.90', 'Круг 12 | 6 | 39.90', 'Лист 2 | 3 | 1700.00'],
  },
  {
    says: 'takes the first of two amounts in two currencies for the price',
    text: 'Напитка;Цена\nЕспресо;3.60 лв | 1.84 €\nЧай;4.90 лв / 2.50 €\nВода;100 kn (13,27 €)\n',
    offers: ['Еспресо | 3.60', 'Чай | 4.90', 'Вода | 13.27'],
  },
  {
    says: 'takes no thicknesses for prices if the column of prices is still empty',
    text: 'Модель;Толщина;Цвет;Цена\nМонтерей;0.35;Red;\nУзкий;0.45;Red;\nЕвро брус;0.50;Blue;\nФигурный;0.65;Blue;\n',
    offers: ['Монтерей | Red | -', 'Узкий | Red | -', 'Евро брус | Blue | -', 'Фигурный | Blue | -'],
  },
  {
    says: 'takes the numbers of profiles for their names if nothing else distinguishes them',
    text: 'Profil listwy;Szerokość;Cena netto\n3484;4,9;27,00\n5835;5,8;33,00\n7616;7,6;31,50\n16;5,3;24,00\n',
    offers: ['3484 | 27.00', '5835 | 33.00', '7616 | 31.50', '16 | 24.00'],
  },
  {
    says: 'takes the words in the first line of a label for names, whatever its header',
    text: 'Barcode;Zeile1;Zeile2;Preis\n4260657790105;Wasser;klar;1.19\n8003753902630;Kaffee;Illy;8.99\n4001716026229;Saft;Bio;1.29\n',
    offers: ['Wasser | 1.19', 'Kaffee | 8.99', 'Saft | 1.29'],
  },
  {
    says: 'takes rows without a name and an amount between header and list for the header',
    text: 'Product;SKU;Box;Retail price\n;;;35.00%\n;;;PRICE + 35%\nArepa;A-1;36;54.00\nChurro;A-2;20;47.25\nPandebono;A-3;12;30.38\n',
    offers: ['Arepa | 54.00', 'Churro | 47.25', 'Pandebono | 30.38'],
  },
  {
    says: 'takes the words over amounts with a sign for classes, whatever else they mean',
    kind: 'services',
    text: 'Nails;Full set;Infill;Take off & new set\nAcrylic;£28;£20;£35\nPowder;£30;£23;£38\nGel;£33;;£40\n',
    offers: [
      'Acrylic – Full set | 28',
      'Acrylic – Infill | 20',
      'Acrylic – Take off & new set | 35',
      'Powder – Full set | 30',
      'Powder – Infill | 23',
      'Powder – Take off & new set | 38',
      'Gel – Full set | 33',
      'Gel – Take off & new set | 40',
    ],
  },
  {
    says: 'distinguishes rows of one name by a short remark',
    kind: 'services',
    text: 'Name;Remark;Clip;Trim\nTerrier;;1600;2500\nDachshund;smooth;1300;1900\nDachshund;wire;1600;2100\nPoodle;;1800;2750\nSpitz;;1550;2050\n',
    offers: [
      'Terrier – Clip | 1600',
      'Terrier – Trim | 2500',
      'Dachshund – smooth / Clip | 1300',
      'Dachshund – smooth / Trim | 1900',
      'Dachshund – wire / Clip | 1600',
      'Dachshund – wire / Trim | 2100',
      'Poodle – Clip | 1800',
      'Poodle – Trim | 2750',
      'Spitz – Clip | 1550',
      'Spitz – Trim | 2050',
    ],
  },
  {
    says: 'finds the only offer of a feed beside its categories',
    text: `<?xml version="1.0"?><yml_catalog date="2026"><shop><name>Shop</name><categories><category id="1">Oils</category><category id="2">Sets</category></categories><offers><offer id="way" available="true"><name>Way</name><price>125000</price><currencyId>KZT</currencyId></offer></offers></shop></yml_catalog>`,
    offers: ['Way | 125000'],
  },
  {
    says: 'takes numbers with the same order in every row for prices of classes',
    kind: 'services',
    text: 'Course;Adults;Children;Students\nSailing;250;150;200\nNavigation;90;60;75\nKnots;30;15;20\n',
    offers: [
      'Sailing – Adults | 250',
      'Sailing – Children | 150',
      'Sailing – Students | 200',
      'Navigation – Adults | 90',
      'Navigation – Children | 60',
      'Navigation – Students | 75',
      'Knots – Adults | 30',
      'Knots – Children | 15',
      'Knots – Students | 20',
    ],
  },
  {
    says: 'does not take an address above a list without a header for an offer',
    text: 'Harbour Supplies Ltd\n12 Quay Street\nTel 1234 567890\nVAT GB123456789\n\nRope 8mm,2.50\nRope 10mm,3.20\nFender,24.00\nCleat,7.10\n',
    offers: ['Rope 8mm | 2.50', 'Rope 10mm | 3.20', 'Fender | 24.00', 'Cleat | 7.10'],
  },
  {
    says: 'does not take what the vendor pays for the price of another class',
    text: 'Назва;Ціна закупки;Ціна роздрібна;Залишок\nЯкір;780;1290;9\nМотузка;14;27;650\nЖилет;640;1090;21\n',
    offers: ['Якір | 1290', 'Мотузка | 27', 'Жилет | 1090'],
  },
  {
    says: 'recognises what the vendor pays by the last part of a path',
    text: JSON.stringify(
      [
        ['Ring', 79.9, 38.1],
        ['Buoy', 329, 201],
        ['Line', 89.5, 47],
      ].map(([title, list, cost]) => ({ title, pricing: { list, cost } })),
    ),
    offers: ['Ring | 79.9', 'Buoy | 329', 'Line | 89.5'],
  },
  {
    says: "does not take a marketplace's instructions for its columns for an offer",
    text: 'Артикул;Название;Цена;Вес;Бренд\nТекст;Текст;Число;Число;Список\nA-5;Якорь;3490;5200;Волна\nB-30;Верёвка;1290;900;Волна\nC-1;Жилет;2750;700;Волна\n',
    offers: ['Якорь | 3490', 'Верёвка | 1290', 'Жилет | 2750'],
  },
  {
    says: 'names products by a short description if the word for their kind does not',
    text: 'Artigo;Descrição;Família;P.V.P.\nCAB012;Cabo de amarração;Cabos;2,15\nDEF001;Defensa;Amarração;27,90\nANC010;Âncora;Fundeio;79,50\n',
    offers: ['Cabo de amarração | 2.15', 'Defensa | 27.90', 'Âncora | 79.50'],
  },
  {
    says: 'takes a word that replaces codes beside repeated names for a heading',
    kind: 'services',
    text: 'COD;DESCRIERE;UM;PRET\nChapter;Demolari;;\nSubch.;Pereti;;\nD.1;Demolare perete;mp;20\nSubch.;Tavane;;\nD.2;Demolare tavan;mp;22\nChapter;Altele;;\nD.3;Evacuare gunoi;mc;100\n',
    offers: ['Demolare perete | 20', 'Demolare tavan | 22', 'Evacuare gunoi | 100'],
  },
  {
    says: 'accepts a price per season that is a hundred times that per day',
    kind: 'services',
    text: 'Crew rates;;;\nPosition;Day;Month;Season (5 mo)\nCaptain;450;9500;45000\nMate;280;6200;29500\nChef;340;7200;34500\n',
    offers: [
      'Captain – Day | 450',
      'Captain – Month | 9500',
      'Captain – Season (5 mo) | 45000',
      'Mate – Day | 280',
      'Mate – Month | 6200',
      'Mate – Season (5 mo) | 29500',
      'Chef – Day | 340',
      'Chef – Month | 7200',
      'Chef – Season (5 mo) | 34500',
    ],
  },
  {
    says: 'takes what has a code of its own for an offer, and the section above it for none',
    text: '<catalogue><section title="Ropes"><product ref="R-1"><label>Mooring rope</label><unitPrice>3.20</unitPrice></product><product ref="R-2"><label>Halyard</label><unitPrice>4.85</unitPrice></product></section><section title="Blocks"><product ref="B-1"><label>Single block</label><unitPrice>34.00</unitPrice></product><product ref="B-2"><label>Ratchet block</label><unitPrice>62.50</unitPrice></product></section></catalogue>',
    offers: ['Mooring rope | 3.20', 'Halyard | 4.85', 'Single block | 34.00', 'Ratchet block | 62.50'],
  },
  {
    says: 'takes packs that contain more and cost more for offers, not for prices by quantity',
    text: JSON.stringify([
      { Name: 'Malt', Packages: [1, 5].map((Amount) => ({ Unit: 'lb', Amount, Price: Amount * 1.2 })) },
      { Name: 'Yeast', Packages: [{ Unit: 'pkg', Amount: 1, Price: 6.99 }] },
    ]),
    offers: ['Malt | 1.2', 'Malt | 6', 'Yeast | 6.99'],
  },
  {
    says: 'reads a price for a quantity and a duration',
    kind: 'services',
    text: 'Mast storage ..... 9 €/m/year\nWash ............ 12 €/m²\nScraping ......... 7 €/m\nPolishing ....... 18 €/m\n',
    offers: ['Mast storage | 9', 'Wash | 12', 'Scraping | 7', 'Polishing | 18'],
  },
  {
    says: 'takes words for periods over amounts for prices of products that are named by their length',
    kind: 'services',
    text: 'Comprimento;Diária;Mensal;Anual\naté 6 m;18,00;320,00;2.400,00\n6 a 8 m;24,00;430,00;3.200,00\n8 a 10 m;32,00;570,00;4.300,00\n',
    offers: [
      'até 6 m – Diária | 18.00',
      'até 6 m – Mensal | 320.00',
      'até 6 m – Anual | 2400.00',
      '6 a 8 m – Diária | 24.00',
      '6 a 8 m – Mensal | 430.00',
      '6 a 8 m – Anual | 3200.00',
      '8 a 10 m – Diária | 32.00',
      '8 a 10 m – Mensal | 570.00',
      '8 a 10 m – Anual | 4300.00',
    ],
  },
  {
    says: 'accepts two sizes whose prices have nearly a constant ratio',
    kind: 'services',
    text: 'Menu item;Half tray;Full tray\nSkewers;68;125\nLobster rolls;160;295\nFruit platter;75;140\nCrab cakes;145;270\n',
    offers: [
      'Skewers – Half tray | 68',
      'Skewers – Full tray | 125',
      'Lobster rolls – Half tray | 160',
      'Lobster rolls – Full tray | 295',
      'Fruit platter – Half tray | 75',
      'Fruit platter – Full tray | 140',
      'Crab cakes – Half tray | 145',
      'Crab cakes – Full tray | 270',
    ],
  },
  {
    says: 'takes words for prices joined with a season for prices of seasons',
    kind: 'services',
    text: 'サービス,平日料金,土日祝料金\n係留,3000円,4500円\n上下架,22000円,26000円\n船底洗浄,1500円,1800円\n',
    offers: [
      '係留 – 平日料金 | 3000',
      '係留 – 土日祝料金 | 4500',
      '上下架 – 平日料金 | 22000',
      '上下架 – 土日祝料金 | 26000',
      '船底洗浄 – 平日料金 | 1500',
      '船底洗浄 – 土日祝料金 | 1800',
    ],
  },
  {
    says: 'reads the price of a size that hardly any product has',
    text: `name,small,medium,large\nTea 0,1.20,1.80,2.40\n${Array.from({ length: 60 }, (_, at) => `Tea ${at + 1},1.${at % 2}0,,`).join('\n')}\n`,
    offers: [
      'Tea 0 | small | 1.20',
      'Tea 0 | medium | 1.80',
      'Tea 0 | large | 2.40',
      ...Array.from({ length: 60 }, (_, at) => `Tea ${at + 1} | small | 1.${at % 2}0`),
    ],
  },
  {
    says: 'takes similar numbers in every row for prices of finishes, under codes of which one is a word for price',
    text: `ITEM;PW;PD;PS;PR;PH;AR\n${Array.from({ length: 9 }, (_, at) => `Cabinet W${at}30;${[0, 2, 4, 6, 8, 9].map((more) => 200 * (at + 1) + 8 * (at % 3) * more).join(';')}`).join('\n')}\n`,
    offers: Array.from({ length: 9 }, (_, at) =>
      ['PW', 'PD', 'PS', 'PR', 'PH', 'AR'].map(
        (finish, place) =>
          `Cabinet W${at}30 | ${finish} | ${200 * (at + 1) + 8 * (at % 3) * ([0, 2, 4, 6, 8, 9][place] ?? 0)}`,
      ),
    ).flat(),
  },
  {
    says: 'takes a kind under a blank name for a variant of the name above',
    text: 'Product,Type,Price\nGelcoat kit,White,24.95\n,Ivory,24.95\n,Cream,26.95\nSealant,Black,17.50\n,White,17.50\nEpoxy,,39.00\n',
    offers: [
      'Gelcoat kit | White | 24.95',
      'Gelcoat kit | Ivory | 24.95',
      'Gelcoat kit | Cream | 26.95',
      'Sealant | Black | 17.50',
      'Sealant | White | 17.50',
      'Epoxy | 39.00',
    ],
  },
  {
    says: 'reads the amount of a money object in the smallest unit of the currency',
    text: JSON.stringify(
      ['Sail bag', 'Batten', 'Tape'].map((name, at) => ({
        name,
        price_money: { amount: 1250 * (at + 1), currency: 'EUR' },
      })),
    ),
    offers: ['Sail bag | 12.50', 'Batten | 25.00', 'Tape | 37.50'],
  },
  {
    says: 'reads a table drawn with the box characters of a code page',
    text: '┌──────┬──────────┬────────┐\n│ Код  │ Наименование │  Цена  │\n├──────┼──────────┼────────┤\n│ 0104 │ Карабин  │ 145.00 │\n│ 0105 │ Фал      │ 190.00 │\n│ 0212 │ Весло    │ 235.00 │\n└──────┴──────────┴────────┘\n',
    offers: ['Карабин | 145.00', 'Фал | 190.00', 'Весло | 235.00'],
  },
  {
    says: 'does not take a name that is a word for an address for a header in a list of motorcycles',
    text: `HONDA;;USD\n${['TACT', 'PAL', 'EVE', 'PAX', 'DIO', 'JUST'].map((name, at) => `${name};;${170 + 10 * at}`).join('\n')}\nADRESS V50;;370/390\nGEMMA;;320\n`,
    offers: [
      'TACT | 170',
      'PAL | 180',
      'EVE | 190',
      'PAX | 200',
      'DIO | 210',
      'JUST | 220',
      'ADRESS V50 | 370/390',
      'GEMMA | 320',
    ],
  },
  {
    says: 'takes no stock of several stores for a price even if the numbers of a row are similar',
    text: `Product;Harbour;Yard;Barn;Loft\n${Array.from({ length: 9 }, (_, at) => `Rope ${'abcdefghi'[at]};${[1, 3, 7, 8].map((more, place) => 100 * (at + 1) + more * (((at * (place + 1)) % 5) + 1)).join(';')}`).join('\n')}\n`,
    offers: ['FILE_NOT_A_LIST'],
  },
  {
    says: 'does not take the label of a record for its name',
    text: 'Label;Title;Price\nHarbour;Sea Songs;12.50\nTidal;Night Swim;14.00\nHarbour;Low Water;11.00\nQuay;Mooring;9.50\n',
    offers: ['Sea Songs | 12.50', 'Night Swim | 14.00', 'Low Water | 11.00', 'Mooring | 9.50'],
  },
  {
    says: 'recognises a repeated header over offers if a word for a list price is over its prices',
    text: [
      'Code;;Lista;Code;;Lista',
      'A101;Ring silver;3974;B201;Ring gold;5956',
      'A102;Chain silver;1242;B202;Chain gold;9109',
      'A103;Pin silver;3194;B203;Pin gold;3854',
      'A104;Cuff silver;4080;B204;Cuff gold;3624',
    ].join('\n'),
    offers: [
      'Ring silver | 3974',
      'Chain silver | 1242',
      'Pin silver | 3194',
      'Cuff silver | 4080',
      'Ring gold | 5956',
      'Chain gold | 9109',
      'Pin gold | 3854',
      'Cuff gold | 3624',
    ],
  },
  {
    says: 'takes rows with shorter codes than the priced rows for headings',
    kind: 'services',
    text: [
      'Code;Name;Price',
      'T;Treatment;',
      'T-01;General;',
      'T-A06.07.012;X-ray;350',
      'T-B01.03.004;Visit;400',
      'T-B01.03.005;Second visit;300',
      'T-02;Hygiene;',
      'T-A11.07.010;Cleaning;150',
      'T-A11.07.012;Polish;250',
      'T-A14.07.003;Paste;50',
      'T-A14.07.008;Course;500',
      'O;Other;',
      'O-A15.07.003;Mould;500',
      'O-A16.07.019;Splint;400',
      'O-A16.07.020;Brace;900',
      'O-A16.07.021;Crown;990',
      'O-A16.07.022;Bridge;1990',
      'O-A16.07.023;Inlay;790',
      'O-A16.07.024;Onlay;890',
      'O-A16.07.025;Veneer;690',
      'O-A16.07.026;Post;190',
    ].join('\n'),
    offers: [
      'X-ray | 350',
      'Visit | 400',
      'Second visit | 300',
      'Cleaning | 150',
      'Polish | 250',
      'Paste | 50',
      'Course | 500',
      'Mould | 500',
      'Splint | 400',
      'Brace | 900',
      'Crown | 990',
      'Bridge | 1990',
      'Inlay | 790',
      'Onlay | 890',
      'Veneer | 690',
      'Post | 190',
    ],
  },
  {
    says: 'takes a column of unique codes for the code even if its header has a word for units',
    text: 'Cod. Unidad;Descripción;Existencias;P.V.P\nCEL01;Cleat small;1;150,00\nCEL02;Cleat large;2;80,00\nDIS01;Shackle;1;90,00\nIMP01;Winch;4;65,00\n',
    offers: ['Cleat small | 150.00', 'Cleat large | 80.00', 'Shackle | 90.00', 'Winch | 65.00'],
  },
  {
    says: 'finds a header of repeated price words below a row with fewer cells',
    text: [
      ';;Rate;105;;;;;',
      'Our goods;;Points;Price for clients;Price for clients;Price for partners;Price for partners;Price for members;Price for members',
      '0708054;Rope soap;32;45,00 €;4.725,00 ₽;36,00 €;3.780,00 ₽;31,50 €;3.307,50 ₽',
      '0702005;Hull wax;17;32,00 €;3.360,00 ₽;25,60 €;2.688,00 ₽;22,40 €;2.352,00 ₽',
      '0702058;Deck oil;17;37,00 €;3.885,00 ₽;29,60 €;3.108,00 ₽;25,90 €;2.719,50 ₽',
      '0705018;Sail bag;57;89,00 €;9.345,00 ₽;71,20 €;7.476,00 ₽;62,30 €;6.541,50 ₽',
    ].join('\n'),
    offers: ['Rope soap | 45.00?', 'Hull wax | 32.00?', 'Deck oil | 37.00?', 'Sail bag | 89.00?'],
  },
  {
    says: 'takes a name that is also a word for a total for an offer if its price is per unit',
    text: 'Perch .......... 5,60 €/kg\nSom .......... 11,00 €/kg\nPike .......... 6,80 €/kg\nCarp .......... 3,72 €/kg\n',
    offers: ['Perch | 5.60', 'Som | 11.00', 'Pike | 6.80', 'Carp | 3.72'],
  },
  {
    says: 'names each price of a card by the name of the card and its size',
    kind: 'services',
    text: `<html><body>${['Hull wash', 'Deck scrub', 'Sail wash']
      .map(
        (name, at) =>
          `<div><p class="name">${name}</p><p>What it is good for, in some words.</p><div>60</div><p class="price">${at + 2}50 €</p><div>90</div><p class="price">${at + 3}30 €</p><p class="ask">Choose a time:</p></div>`,
      )
      .join('')}</body></html>`,
    offers: [
      'Hull wash 60 | 250',
      'Hull wash 90 | 330',
      'Deck scrub 60 | 350',
      'Deck scrub 90 | 430',
      'Sail wash 60 | 450',
      'Sail wash 90 | 530',
    ],
  },
  {
    says: 'reads monthly prices and abbreviated currencies with a full stop',
    kind: 'services',
    text: 'Crossfit 120 zł. / miesięcznie\nBoks 150 zł. miesięcznie\nSauna - 20 zł.\nMasaż - 70 zł.\n',
    offers: ['Crossfit | 120', 'Boks | 150', 'Sauna | 20', 'Masaż | 70'],
  },
  {
    says: 'takes a rate per quantity for a price, not for a quantity',
    text: [
      'Product Name,Content,Rate / Qty,Final Rate',
      'Sparkler,1 Pkt,80.00,8.00',
      'Fountain,1 Box,120.00,12.00',
      'Rocket,1 Box,180.00,18.00',
    ].join('\n'),
    offers: ['Sparkler | 8.00', 'Fountain | 12.00', 'Rocket | 18.00'],
  },
  {
    says: 'reads a size after a dash and a name with a single price',
    text: [
      'Rose – Miller 0,75 l 8,50 €',
      'Riesling – Miller 0,75 l 9,00 €',
      'Merlot – Baker 0,75 l 7,20 €',
    ].join('\n'),
    offers: [
      'Rose – Miller 0,75 l | 8.50',
      'Riesling – Miller 0,75 l | 9.00',
      'Merlot – Baker 0,75 l | 7.20',
    ],
  },
  {
    says: 'does not take the footer of a page for an offer',
    kind: 'services',
    text: [
      '<html><body><main><ul>',
      ...['Polish', 'Wash', 'Wax', 'Rinse'].map(
        (name, at) => `<li><span>${name}</span><span>${at + 2}0 €</span></li>`,
      ),
      '</ul></main><footer><p><a>Videos</a><span> 501 430 894</span></p>',
      '<p><span>©</span> <span>Harbour Care</span> <span>Main Street 1</span></p></footer></body></html>',
    ].join('\n'),
    offers: ['Polish | 20', 'Wash | 30', 'Wax | 40', 'Rinse | 50'],
  },
  {
    says: 'reads two lists side by side under one word for price, without a blank column between them',
    kind: 'services',
    text: 'No;Hull;Price;Deck;Price\n1;Pressure wash;€90.00;Teak scrub;€35.00\n2;Antifouling;€310.00;Rail polish;€60.00\n3;Zinc anodes;€60.00;Hatch seal;€15.00\n',
    offers: [
      'Pressure wash | 90.00',
      'Antifouling | 310.00',
      'Zinc anodes | 60.00',
      'Teak scrub | 35.00',
      'Rail polish | 60.00',
      'Hatch seal | 15.00',
    ],
  },
  {
    says: 'does not take sizes between two prices for a second list',
    text: 'Drink;Price;Large;Price\nRum;3.00;4 cl;5.00\nGin;3.50;4 cl;6.00\nPort;2.50;8 cl;4.50\n',
    offers: ['Rum | 3.00?', 'Gin | 3.50?', 'Port | 2.50?'],
  },
  {
    says: 'takes a row in brackets for more about the row directly above, which is not a heading',
    text: 'Work;Price\nMast check;120 €\nStanding rigging\n(up to 10 m);700 €\n(up to 14 m);900 €\nFurler\n(with line);300 €\nSplice;50 €\n',
    offers: [
      'Mast check | 120',
      'Standing rigging | up to 10 m | 700',
      'Standing rigging | up to 14 m | 900',
      'Furler | with line | 300',
      'Splice | 50',
    ],
  },
  {
    says: 'reads a backslash before what a price is for',
    text: 'Назва;Ціна\nҐрунтовка;50,00\nФарба;550,00 грн\\кг\nЛак;80,00\n',
    offers: ['Ґрунтовка | 50.00', 'Фарба | 550.00', 'Лак | 80.00'],
  },
  {
    says: 'reads cards of a page, each with its name, price and contents',
    kind: 'services',
    text: `<!doctype html><html><body><h1>Our offers</h1><p>Fair prices for every boat.</p>${[
      ['Wash', 'from 15 €', ['Hull', 'Deck']],
      ['Polish', '40 €', ['Hull', 'Wax', 'Two coats']],
      ['Winter store', '310 €', ['Cradle', 'Cover']],
      ['Rigging', '75 €', ['Mast']],
    ]
      .map(
        ([name, price, includes]) =>
          `<div class="card"><h2>${String(name)}</h2><p class="price">${String(price)}</p><p>What you get:</p><ul>${[
            includes,
          ]
            .flat()
            .map((item) => `<li>${item}</li>`)
            .join('')}</ul></div>`,
      )
      .join('')}<p>Ask us for more.</p></body></html>`,
    offers: ['Wash | from 15 €', 'Polish | 40', 'Winter store | 310', 'Rigging | 75'],
  },
  {
    says: 'reads cards of a page that begin with their price',
    kind: 'services',
    text: `<!doctype html><html><body><h1>Berths</h1>${['Quay', 'Buoy', 'Pontoon', 'Dry dock']
      .map(
        (name, at) =>
          `<div><span class="sum">${20 + at * 5} €</span><br><strong>${name}</strong><br><em>a night</em></div>`,
      )
      .join('')}</body></html>`,
    offers: ['Quay | 20', 'Buoy | 25', 'Pontoon | 30', 'Dry dock | 35'],
  },
  {
    says: 'reads lines of a page with dot leaders from a name and a duration to the price',
    kind: 'services',
    text: '<html><body><h2>Prices</h2><ul><li>Massage   <b>55 minutes   ....   45 EUR</b></li><li>Drainage <b>85 minutes .... 55 EUR</b><br>(with oil)</li><li>Short massage <b>30 minutes .... 33 EUR</b></li></ul></body></html>',
    offers: ['Massage 55 minutes | 45', 'Drainage 85 minutes | 55', 'Short massage 30 minutes | 33'],
  },
  {
    says: 'reads sizes directly beside names that apply to the rows below them',
    text: `Item;;;Price;Unit\n${['Ball valve', 'End cap', 'Elbow']
      .flatMap((name, at) =>
        [20, 25, 32, 40, '50 x 2'].map(
          (size, row) => `${row === 0 ? name : ''};;${size};${at * 10 + row + 5}.50;pc`,
        ),
      )
      .join('\n')}\n`,
    offers: ['Ball valve', 'End cap', 'Elbow'].flatMap((name, at) =>
      [20, 25, 32, 40, '50 x 2'].map((size, row) => `${name} | ${size} | ${at * 10 + row + 5}.50`),
    ),
  },
  {
    says: 'ignores an abbreviation that means a price in another language than that of the other headers',
    text: 'Product;Unit;PV;Retail;Wholesale\nOil;15 ml;18.0;25.00;18.75\nBalm;10 ml;28.0;39.33;29.50\nSalve;5 ml;34.5;48.33;36.25\n',
    offers: ['Oil | 25.00', 'Balm | 39.33', 'Salve | 48.33'],
  },
];

describe('the meaning of columns and rows', () => {
  it.each(cases)('$says', async ({ text, kind, offers }) => {
    expect(await offersIn(text, kind)).toEqual(offers);
  });

  it.each(['Retail price;Trade price', 'RRP;Your price', 'UVP;Ihr Preis', 'РРЦ;Ваша цена'])(
    'asks which of two prices is paid if neither is certain: %s',
    async (headers) => {
      const text = `Name;${headers}\nRope;4.50;3.90\nCleat;7.20;6.10\nBlock;9.90;8.40\n`;
      const file = await readFile(Buffer.from(text), () => undefined);
      const read = file.ok
        ? understand(file.value, 'inventory', { offer: () => undefined, tell: () => undefined })
        : file;
      const columns = read.ok ? read.value.columns : [];
      expect(columns.map(({ field, couldBe }) => [field, couldBe])).toEqual([
        ['name', undefined],
        ['price', undefined],
        [null, 'price'],
      ]);
    },
  );

  it('takes “Trade” over amounts for a price, beside the codes and their descriptions', async () => {
    const rows = [1, 2, 3, 4, 5].map((at) => `QX-10${at};Fender step ${at} m;${at}29.00;${at}10.50`);
    const text = `Article;Description;Retail EUR;Trade EUR\n${rows.join('\n')}\n`;
    const file = await readFile(Buffer.from(text), () => undefined);
    const read = file.ok
      ? understand(file.value, 'inventory', { offer: () => undefined, tell: () => undefined })
      : file;
    const columns = read.ok ? read.value.columns : [];
    expect(columns.map(({ field, couldBe }) => [field, couldBe])).toEqual([
      ['sku', undefined],
      ['name', undefined],
      ['price', undefined],
      [null, 'price'],
    ]);
  });

  it.each([
    'STOCKCODE,ITEMNAME,SELLPRICE,UNITCOST,QTYONHAND',
    'CODIGOARTICULO,NOMBREPRODUCTO,PRECIOVENTA,PRECIOCOSTO,STOCKACTUAL',
    'CODEARTICLE,DESIGNATIONARTICLE,PRIXHT,PRIXACHAT,QUANTITESTOCK',
    'KODTOWARU,NAZWATOWARU,CENANETTO,CENAZAKUPU,STANMAGAZYNOWY',
    'КОДТОВАРА,НАИМЕНОВАНИЕТОВАРА,ЦЕНАРОЗНИЧНАЯ,ЦЕНАЗАКУПКИ,КОЛИЧЕСТВОНАСКЛАДЕ',
  ])('what heads say that are written together: %s', async (heads) => {
    const text = `${heads}\nSBC,Battery charger,50,25,3\nAABT,Battery,25,17,12\nHDLP,Headlamp,75,40,0\n`;
    const file = await readFile(Buffer.from(text), () => undefined);
    const read = file.ok
      ? understand(file.value, 'inventory', { offer: () => undefined, tell: () => undefined })
      : file;
    const columns = read.ok ? read.value.columns : [];
    expect(columns.map(({ field }) => field)).toEqual(['sku', 'name', 'price', null, 'quantity']);
  });

  it('asks which of two prices at the end of each line of a text is paid, and names nothing after the first', async () => {
    const text = [
      'Artículo Laboratorio Contado Cta Cte',
      'ÁCIDO FÓLICO 10 mg x 10 VANNIER 884,30 932,40',
      'AGUA DESTILADA 500 ml JAYOR 2.713,50 2.861,09',
      'ALGODÓN 500 g DONCELLA 2.652,90 2.797,20',
      'ALMÁXIMO 50 mg x 20 FABOP 8.887,22 9.370,62',
    ].join('\n');
    const file = await readFile(Buffer.from(text), () => undefined);
    const offers: Offer[] = [];
    const read = file.ok
      ? understand(file.value, 'inventory', { offer: (each) => offers.push(each), tell: () => undefined })
      : file;
    const columns = read.ok ? read.value.columns : [];
    expect(columns.map(({ field, couldBe }) => field ?? couldBe)).toEqual(['name', 'price', 'price']);
    expect(
      offers.map(({ name, price, category, confidence }) => [
        name,
        price,
        category ?? null,
        (confidence.price ?? 1) < sureFrom,
      ]),
    ).toEqual([
      ['ÁCIDO FÓLICO 10 mg x 10 VANNIER', '884.30', null, true],
      ['AGUA DESTILADA 500 ml JAYOR', '2713.50', null, true],
      ['ALGODÓN 500 g DONCELLA', '2652.90', null, true],
      ['ALMÁXIMO 50 mg x 20 FABOP', '8887.22', null, true],
    ]);
  });

  it('takes ids that continue from 1001 for codes, and row numbers for none', async () => {
    const skus = async (from: number) => {
      const rows = ['Cashew', 'Almond', 'Walnut', 'Walnut, cracked', 'Raisin', 'Fig'].map(
        (name, at) => `${from + (at > 2 ? at - 1 : at)},${name},${at}20.50`,
      );
      const file = await readFile(Buffer.from(`id,name,price\n${rows.join('\n')}\n`), () => undefined);
      const found: unknown[] = [];
      const offer = (each: Offer) => found.push(each.sku ?? null);
      if (file.ok) understand(file.value, 'inventory', { offer, tell: () => undefined });
      return found;
    };
    expect(await skus(1001)).toEqual(['1001', '1002', '1003', '1003', '1004', '1005']);
    expect(new Set(await skus(1))).toEqual(new Set([null]));
  });

  it.each([
    [
      'a stock of which the list writes two noughts',
      'PartNo,Model,StockLevel,RRP\nAG-1,Handset black,0.00,21.00\nAG-2,Handset white,0.00,36.00\nAG-3,Windshield,12.00,15.00\n',
      ['partNumber', 'name', 'quantity', 'price'],
    ],
    [
      'the number in a catalogue',
      'Catalog No.,Product Name,Price\nBL-310,Incubator shaker,1250\nBL-210,Centrifuge,185\nBL-120,Western blot,950\n',
      ['sku', 'name', 'price'],
    ],
    [
      'what each thing is, where the column of products says the same in every row',
      `Product,Product Description,Price\n${Array.from({ length: 60 }, (_, at) => `Accessories,Basket tray ${at % 20} in,${at + 20}0`).join('\n')}\n`,
      [null, 'name', 'price'],
    ],
    [
      'which of a kind each is, by its model',
      `Type,SubType,Model,UnitPrice\n${['Resistor,', 'NPN,BC107', 'NPN,BC108', 'PNP,2N3906', 'Diode,1N4001', 'Diode,1N4002'].map((text, at) => `${at < 1 ? 'RLC' : at < 4 ? 'BJT' : 'Diode'},${text},${at + 1}.25`).join('\n')}\n`,
      ['name', 'variant', 'variant', 'price'],
    ],
    [
      'codes in order and what each is sold by, where no words stand over them',
      ['each,11.20,140', 'each,15.90,75', 'bottle,28.40,22', 'tube,31.00,18', 'set,19.80,46']
        .map((rest, at) => `570100200${at + 1},Shackle with pin ${at + 8} mm,${rest}`)
        .join('\n'),
      ['sku', 'name', 'unit', 'price', 'quantity'],
    ],
    [
      'what each is sold by below a word for packs',
      'Réf.,Désignation,Cond.,Prix HT\nAP-1,Drisse 8 mm,m,4.90\nAP-2,Aussière,pce,58.00\nAP-3,Nettoyant coque,bidon,39.90\nAP-4,Huile de teck,carton de 6,118.80\n',
      ['sku', 'name', 'unit', 'price'],
    ],
  ] as const)('%s', async (_what, text, fields) => {
    const file = await readFile(Buffer.from(text), () => undefined);
    const read = file.ok
      ? understand(file.value, 'inventory', { offer: () => undefined, tell: () => undefined })
      : file;
    const columns = read.ok ? read.value.columns : [];
    expect(columns.map(({ field }) => field)).toEqual(fields);
  });

  it('reads names that are codes, each with a price for two kinds of customers', async () => {
    const rows = [
      'HT801;30;42',
      'HT802;33;47',
      'HT812;39;55',
      'HT813;50;81',
      'HT814;66;101',
      'HT818;100;165',
    ];
    const text = `PLATINUM PRICELIST\n\nVariant code;Platinum;Map\n${rows.join('\n')}\n`;
    expect((await offersIn(text)).slice(0, 2)).toEqual(['HT801 | Platinum | 30', 'HT801 | Map | 42']);
  });

  it('takes rows with a price of -1 for headings of those below', async () => {
    const text =
      'Наименование;Описание;Цена\nБлендеры;;-1\nБлендер белый;600 Вт;1999\nБлендер черный;800 Вт;2199\nБритвы;;-1\nБритва;3 лезвия;1499\nБритва дорожная;;999\n';
    expect(await offersIn(text)).toEqual([
      'Блендер белый | 1999',
      'Блендер черный | 2199',
      'Бритва | 1499',
      'Бритва дорожная | 999',
    ]);
  });

  it('takes the text below each line for a description and not for a heading', async () => {
    const text = ['Milk allergy', 'Inhalant panel', 'Gluten', 'Drugs']
      .map(
        (name, at) =>
          `   ${name.padEnd(40)} ${at + 1}300  L.E.\n${' '.repeat(60)}5  Days          2 ml serum`,
      )
      .join('\n');
    const file = await readFile(Buffer.from(`Allergy screen\n${text}\n`), () => undefined);
    const found: unknown[] = [];
    const offer = ({ name, price, currency, category }: Offer) =>
      found.push([name, price, currency, category ?? null]);
    if (file.ok) understand(file.value, 'services', { offer, tell: () => undefined });
    expect(found).toEqual([
      ['Milk allergy', '1300', 'EGP', null],
      ['Inhalant panel', '2300', 'EGP', null],
      ['Gluten', '3300', 'EGP', null],
      ['Drugs', '4300', 'EGP', null],
    ]);
  });

  it('reads a table under plain words below one whose words are not understood', async () => {
    const text =
      'Порода;Примечание;Стрижка;Тримминг\nБивер;;1600;1000\nБишон;;2200;1600\nБолонка;;1600;1100\nГрифон;;1600;1200\nДополнительные услуги\nПроцедуры;Стоимость\nЧистка ушей;150\nКогти;200\nСтрижка когтей;300\n';
    expect((await offersIn(text, 'services')).slice(-3)).toEqual([
      'Чистка ушей | 150',
      'Когти | 200',
      'Стрижка когтей | 300',
    ]);
  });

  it('reads the currency of retail and wholesale prices below headers over two columns', async () => {
    const text =
      'Name;Артикул;Розничная;;Оптовая;\n;;RUB;Ед.;RUB;Ед.\nПалуба;;;;;\nУтка 150 мм;П-150;890;шт;710;шт\nУтка 200 мм;П-200;1240;шт;990;шт\nЭлектрика;;;;;\nОгонь топовый;ОТ-Л;3990;шт;3190;шт\nНасос;НТ-8;2750;шт;2200;шт\n';
    const file = await readFile(Buffer.from(text), () => undefined);
    const found: unknown[] = [];
    const offer = ({ name, price, currency }: Offer) => found.push([name, price, currency]);
    if (file.ok) understand(file.value, 'inventory', { offer, tell: () => undefined });
    expect(found).toEqual([
      ['Утка 150 мм', '890', 'RUB'],
      ['Утка 200 мм', '1240', 'RUB'],
      ['Огонь топовый', '3990', 'RUB'],
      ['Насос', '2750', 'RUB'],
    ]);
  });

  it('takes tax rates without a header for no prices', async () => {
    const text = Array.from(
      { length: 300 },
      (_, at) => `${110100 + at * 7};pasta ${at} fina;${10 + (at % 60)},26;${14 + (at % 60)},38;1,09`,
    ).join('\n');
    const offers = await offersIn(text);
    expect(offers).toHaveLength(300);
    expect(offers.filter((offer) => offer.includes('| 1.09'))).toEqual([]);
  });

  it('does not take two lists side by side for one list of two prices', async () => {
    const rows = Array.from(
      { length: 12 },
      (_, at) =>
        `${at + 1};A-${at};Sleeve ${at};pc;${670 + at * 30};${at + 1};B-${at};Handle ${at};${500 + at * 45}`,
    );
    const text = [
      'No;Code;Name;Unit;Price with freight;No 2;Catalogue number;Name;Price in roubles',
      ...rows,
    ];
    expect(await offersIn(text.join('\n'))).toHaveLength(12);
  });

  it('does not take the contents of a box or bottle, or availability, for stock', async () => {
    const text =
      'Name;In stock?;Quantity per box;Menge;Price\nRope;1;12;0.5;4.50\nCleat;1;6;0.33;7.20\nBlock;0;10;0.75;9.90\n';
    const file = await readFile(Buffer.from(text), () => undefined);
    const quantities: unknown[] = [];
    const offer = (each: Offer) => quantities.push('quantity' in each ? each.quantity : null);
    if (file.ok) understand(file.value, 'inventory', { offer, tell: () => undefined });
    expect(quantities).toEqual([null, null, null]);
  });

  it('reads a unit after a currency sign as both', async () => {
    const text = 'Servicio;Precio;Unidad\nJarcia;85,00;por hora\nBarnizado;48,50;€/m²\nPintura;52,00;€/m²\n';
    const file = await readFile(Buffer.from(text), () => undefined);
    const found: unknown[] = [];
    const offer = (each: Offer) => found.push(['priceUnit' in each ? each.priceUnit : null, each.currency]);
    if (file.ok) understand(file.value, 'services', { offer, tell: () => undefined });
    expect(found).toEqual([
      ['por hora', null],
      ['m²', 'EUR'],
      ['m²', 'EUR'],
    ]);
  });
});
