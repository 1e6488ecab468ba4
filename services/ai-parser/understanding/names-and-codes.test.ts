import { describe, expect, it } from 'vitest';
import { listIn, offersIn, type Case } from './testing/offers-in.ts';

const translated = JSON.stringify({
  dishes: ['Soup', 'Bread', 'Tea'].map((name, at) => ({
    id: `dish-${at}`,
    price: 4 + at,
    name: { fr: `${name} du jour`, ar: `${name} ar` },
    description: { fr: `avec ${name}`, ar: `ar ${name}` },
  })),
});

/** One name twice among fifty others. */
const twoSizes = [
  ...Array.from({ length: 50 }, (_, at) => [`Rope no. ${at + 100}`, '10 m', `${at + 2}.50`]),
  ['Peanut oil', '1 L', '9.49'],
  ['Peanut oil', '5 L', '42.99'],
];

const cases: readonly Case[] = [
  {
    says: 'takes makes that differ in every row for names, and no year above them',
    text: '2021 edition;;\nBrand;Price\nM100 (B7,5);3850.00\nM150 (B10);3950.00\nM200 (B15);4200.00\nM250 (B20);4350.00\n',
    offers: ['M100 (B7,5) | 3850.00', 'M150 (B10) | 3950.00', 'M200 (B15) | 4200.00', 'M250 (B20) | 4350.00'],
  },
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
    says: "takes a product's name in several languages for names, not for descriptions",
    text: translated,
    offers: ['Soup du jour | 4', 'Bread du jour | 5', 'Tea du jour | 6'],
  },
  {
    says: 'distinguishes the only two sizes of one product in a long list',
    text: `Product,Pack size,Price\n${twoSizes.map((row) => row.join(',')).join('\n')}\n`,
    offers: twoSizes.map((row) => row.join(' | ')),
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
    says: 'reads names beside prices that are not set yet as drafts',
    text: JSON.stringify({ items: ['Anchor', 'Buoy', 'Cleat'].map((name) => ({ name, price: null })) }),
    offers: ['Anchor | -', 'Buoy | -', 'Cleat | -'],
  },
  {
    says: 'reads a stock list without prices, and takes counts of what can be built for no codes',
    text: 'Parts,Stock,Loader,Round models that can be made\nRotor,94,1,95\nLever,0,0,0\nHandle,118,1,119\nBasket,95,1,95\nFan,90,0,0\nBoard,7,1,0\n',
    offers: ['Rotor | -', 'Lever | -', 'Handle | -', 'Basket | -', 'Fan | -', 'Board | -'],
  },
  {
    says: 'reads the products in the groups of groups',
    text: JSON.stringify({
      categories: ['Deck', 'Hull', 'Rig'].map((key) => ({
        key,
        description: `For the ${key}`,
        subcategories: ['a', 'b', 'c'].map((part) => ({
          key: part,
          description: 'More',
          products: [{ cat_no: `${key}-${part}`, name: `Cleat ${key} ${part}`, price: 12 }],
        })),
      })),
    }),
    offers: ['Deck', 'Hull', 'Rig'].flatMap((key) =>
      ['a', 'b', 'c'].map((part) => `Cleat ${key} ${part} | 12`),
    ),
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
    says: 'does not take the number of pieces of a dish for its name',
    text: 'CATERING\n\nSalmon canapes\n10 pieces\n12,00 €\n\nCheese plate\nfour kinds, honey\n24,00 €\n\nFruit plate\nin season\n19,00 €\n\nCaesar salad\n9,90 €\n',
    offers: ['Salmon canapes | 12.00', 'Cheese plate | 24.00', 'Fruit plate | 19.00', 'Caesar salad | 9.90'],
  },
  {
    says: 'takes the numbers of profiles for their names if nothing else distinguishes them',
    text: 'Profil listwy;Szerokość;Cena netto\n3484;4,9;27,00\n5835;5,8;33,00\n7616;7,6;31,50\n16;5,3;24,00\n',
    offers: ['3484 | 27.00', '5835 | 33.00', '7616 | 31.50', '16 | 24.00'],
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
    says: 'names products by a short description if the word for their kind does not',
    text: 'Artigo;Descrição;Família;P.V.P.\nCAB012;Cabo de amarração;Cabos;2,15\nDEF001;Defensa;Amarração;27,90\nANC010;Âncora;Fundeio;79,50\n',
    offers: ['Cabo de amarração | 2.15', 'Defensa | 27.90', 'Âncora | 79.50'],
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
    says: 'does not take sizes between two prices for a second list',
    text: 'Drink;Price;Large;Price\nRum;3.00;4 cl;5.00\nGin;3.50;4 cl;6.00\nPort;2.50;8 cl;4.50\n',
    offers: ['Rum | 3.00?', 'Gin | 3.50?', 'Port | 2.50?'],
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
    says: 'takes no grid of widths, heights and amounts for offers',
    text: `;${[2000, 2100, 2200, 2300, 2400, 2500].join(';')}\n${[1800, 1900, 2000, 2100, 2200].map((height) => `${height};${[0, 1, 2, 3, 4, 5].map((at) => 60548 + height * 3 + at * 1047).join(';')}`).join('\n')}\n`,
    offers: ['FILE_NOT_A_LIST'],
  },
  {
    says: 'takes the more telling of two columns of categories for the name beside codes',
    text: `Catégorie;Dimension;Réf.;Prix;Collection\n${Array.from({ length: 30 }, (_, at) => `Carrelage;${30 + at}x60;MC;${40 + at},50;Arkis ${at % 10}`).join('\n')}\n`,
    offers: Array.from({ length: 30 }, (_, at) => `Arkis ${at % 10} | ${30 + at}x60 | ${40 + at}.50`),
  },
  {
    says: 'reads the first of two columns with the same header, and words in both for a heading',
    text: 'NR;product;aantal;kosten;;bestellen;;product;aantal;kosten\nKit;;;;;;;Kit;;\n1;Kit wit;1;8.14;;;;Kit wit;1;4.07\n2;Kit groen;1;9.82;;;;Kit groen;1;4.91\nBand;;;;;;;Band;;\n3;Band 9 mm;1;11.28;;;;Band 9 mm;1;5.64\n4;Set voor een raam;1;24.00;;;;;\n',
    offers: ['Kit wit | 8.14', 'Kit groen | 9.82', 'Band 9 mm | 11.28', 'Set voor een raam | 24.00'],
  },
  {
    says: 'takes letters and figures of a maker for codes, and the long words beside them for names',
    text: 'Zubehör;EDV;Preise in Stk\nGittermatten-Verbinder verzinkt inkl. Schraube und Mutter M8, für Pfosten;PZU 91171;5,20\nGittermatten-Verbinder grün inkl. Schraube und Mutter M8, für Pfosten 60;PZU 91173;5,20\nAufsteck-Konsole 300 für Säulen 48, Alu blank, für Anker M8;PZU 91048;22,00\n',
    offers: [
      'Gittermatten-Verbinder verzinkt inkl. Schraube und Mutter M8, für Pfosten | 5.20',
      'Gittermatten-Verbinder grün inkl. Schraube und Mutter M8, für Pfosten 60 | 5.20',
      'Aufsteck-Konsole 300 für Säulen 48, Alu blank, für Anker M8 | 22.00',
    ],
  },
];

describe('names, variants and codes', () => {
  it.each(cases)('$says', async ({ text, kind, offers }) => {
    expect(await offersIn(text, kind)).toEqual(offers);
  });

  it.each([
    'STOCKCODE,ITEMNAME,SELLPRICE,UNITCOST,QTYONHAND',
    'CODIGOARTICULO,NOMBREPRODUCTO,PRECIOVENTA,PRECIOCOSTO,STOCKACTUAL',
    'CODEARTICLE,DESIGNATIONARTICLE,PRIXHT,PRIXACHAT,QUANTITESTOCK',
    'KODTOWARU,NAZWATOWARU,CENANETTO,CENAZAKUPU,STANMAGAZYNOWY',
    'КОДТОВАРА,НАИМЕНОВАНИЕТОВАРА,ЦЕНАРОЗНИЧНАЯ,ЦЕНАЗАКУПКИ,КОЛИЧЕСТВОНАСКЛАДЕ',
  ])('what heads say that are written together: %s', async (heads) => {
    const text = `${heads}\nSBC,Battery charger,50,25,3\nAABT,Battery,25,17,12\nHDLP,Headlamp,75,40,0\n`;
    const { columns } = await listIn(text);
    expect(columns.map(({ field }) => field)).toEqual(['sku', 'name', 'price', null, 'quantity']);
  });

  it('takes ids that continue from 1001 for codes, and row numbers for none', async () => {
    const skus = async (from: number) => {
      const rows = ['Cashew', 'Almond', 'Walnut', 'Walnut, cracked', 'Raisin', 'Fig'].map(
        (name, at) => `${from + (at > 2 ? at - 1 : at)},${name},${at}20.50`,
      );
      const { offers } = await listIn(`id,name,price\n${rows.join('\n')}\n`);
      const found = offers.map((each) => each.sku ?? null);
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
      'codes below a header of which two letters mean a price elsewhere',
      'Cd_AR,Descrizione,Prezzo\n0RES3M502,Adattatore per filtro,12.50\n0PCAWORK1,Gilet airbag,80.00\n0SCAB1ZO,Zoccola forata,24.90\n',
      ['sku', 'name', 'price'],
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
      'packs with their contents as what each is sold by',
      'Cod.;Articolo;Conf.;Prezzo\nA1;Bitta;cf 10 pz;4,90\nA2;Cima;mt;1,20\nA3;Grillo;pz;8,00\nA4;Boa;kg;9,90\n',
      ['sku', 'name', 'unit', 'price'],
    ],
    [
      'what each is sold by below a word for packs',
      'Réf.,Désignation,Cond.,Prix HT\nAP-1,Drisse 8 mm,m,4.90\nAP-2,Aussière,pce,58.00\nAP-3,Nettoyant coque,bidon,39.90\nAP-4,Huile de teck,carton de 6,118.80\n',
      ['sku', 'name', 'unit', 'price'],
    ],
  ] as const)('%s', async (_what, text, fields) => {
    const { columns } = await listIn(text);
    expect(columns.map(({ field }) => field)).toEqual(fields);
  });

  it('takes a short description for the name where the only other words are help beside the list', async () => {
    const text =
      'Reference;Description;Unit price;VAT rate;;Help\nP1;Used rope;490;5.5 %;;Choose one of these categories for the column Cat:\nP2;Bottle holder;12;10 %;;B : goods\nP3;Delivery to the berth;9;20 %;;S : services\nP4;Coaching;50;20 %\n';
    expect(await offersIn(text)).toEqual([
      'Used rope | 490',
      'Bottle holder | 12',
      'Delivery to the berth | 9',
      'Coaching | 50',
    ]);
  });

  it('does not take the contents of a box or bottle, or availability, for stock', async () => {
    const text =
      'Name;In stock?;Quantity per box;Menge;Price\nRope;1;12;0.5;4.50\nCleat;1;6;0.33;7.20\nBlock;0;10;0.75;9.90\n';
    const { offers } = await listIn(text);
    const quantities = offers.map((each) => ('quantity' in each ? each.quantity : null));
    expect(quantities).toEqual([null, null, null]);
  });
});
