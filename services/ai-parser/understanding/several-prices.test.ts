import { describe, expect, it } from 'vitest';
import { offersIn, type Case } from './testing/offers-in.ts';

const cases: readonly Case[] = [
  {
    says: 'takes the price that holds the profit of the vendor, and doubts it',
    text: 'Product,Price,List Price,Profit\nRope,50,60,10\nCleat,65,80,15\nShackle,70,85,15\nBlock,120,150,30\n',
    offers: ['Rope | 60?', 'Cleat | 80?', 'Shackle | 85?', 'Block | 150?'],
  },
  {
    says: 'is certain of neither of two prices with the same name',
    text: 'Item,Price,Rate\nRope,50.00,45.00\nCleat,85.00,99.00\nShackle,160.00,135.00\n',
    offers: ['Rope | 50.00?', 'Cleat | 85.00?', 'Shackle | 160.00?'],
  },
  {
    says: 'is not certain of a rate beside a higher price of the maker in every row',
    text: 'Product,Packing,MRP,Rate\nSyrup A,200ml,155,118.10\nTablets B,10s,69,52.57\nOintment C,15g,72,54.86\nDrops D,10ml,51,38.86\n',
    offers: ['Syrup A | 118.10?', 'Tablets B | 52.57?', 'Ointment C | 54.86?', 'Drops D | 38.86?'],
  },
  {
    says: 'is certain of a price beside that of the maker where only some are reduced',
    text: 'Product,RRP,Price\nRope,50,45\nCleat,85,85\nShackle,16,16\nBlock,40,40\n',
    offers: ['Rope | 45', 'Cleat | 85', 'Shackle | 16', 'Block | 40'],
  },
  {
    says: 'is certain of the price of the shop beside that of the maker',
    text: 'Product,RRP,Our price\nRope,50,45\nCleat,85,80\nShackle,16,14\nBlock,40,38\n',
    offers: ['Rope | 45', 'Cleat | 80', 'Shackle | 14', 'Block | 38'],
  },
  {
    says: 'calculates the price of a work from its rate and duration',
    kind: 'services',
    text: 'Code;Service;Hours;Hourly rate;Price excl. VAT\nM1;Small service;2;68,00;136,00\nM2;Large service;4;68,00;272,00\nM3;Impeller;0,75;68,00;51,00\nM4;Oil change;1,5;68,00;102,00\n',
    offers: ['Small service | 136.00', 'Large service | 272.00', 'Impeller | 51.00', 'Oil change | 102.00'],
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
    says: 'takes the first of two amounts in two currencies for the price',
    text: 'Напитка;Цена\nЕспресо;3.60 лв | 1.84 €\nЧай;4.90 лв / 2.50 €\nВода;100 kn (13,27 €)\n',
    offers: ['Еспресо | 3.60', 'Чай | 4.90', 'Вода | 13.27'],
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
    says: 'does not take what the vendor pays for the price of another class',
    text: 'Назва;Ціна закупки;Ціна роздрібна;Залишок\nЯкір;780;1290;9\nМотузка;14;27;650\nЖилет;640;1090;21\n',
    offers: ['Якір | 1290', 'Мотузка | 27', 'Жилет | 1090'],
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
    says: 'takes no stock of several stores for a price even if the numbers of a row are similar',
    text: `Product;Harbour;Yard;Barn;Loft\n${Array.from({ length: 9 }, (_, at) => `Rope ${'abcdefghi'[at]};${[1, 3, 7, 8].map((more, place) => 100 * (at + 1) + more * (((at * (place + 1)) % 5) + 1)).join(';')}`).join('\n')}\n`,
    offers: ['FILE_NOT_A_LIST'],
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
    says: 'keeps the first word of classes if it is part of their names',
    text: 'Glas;SSN 1.1;SSN 1.0 NG\n4 - spouw - 4;€ 36,25;€ 38,45\n5 - spouw - 4;€ 38,20;€ 40,30\n6 - spouw - 4;€ 40,75;\n',
    offers: [
      '4 - spouw - 4 | SSN 1.1 | 36.25',
      '4 - spouw - 4 | SSN 1.0 NG | 38.45',
      '5 - spouw - 4 | SSN 1.1 | 38.20',
      '5 - spouw - 4 | SSN 1.0 NG | 40.30',
      '6 - spouw - 4 | SSN 1.1 | 40.75',
    ],
  },
  {
    says: 'takes what stands over prices for the things that are hired, and the first column for how long',
    kind: 'services',
    text: 'Day(s),KAYAK,CHILD SEAT,E-BIKE\n½ day,£10,£5,£18\n1,£16,£5,£30\n2,£32,£10,£60\n7,£102,£35,£210\n',
    offers: [
      'KAYAK – ½ day | 10',
      'CHILD SEAT – ½ day | 5',
      'E-BIKE – ½ day | 18',
      'KAYAK – 1 | 16',
      'CHILD SEAT – 1 | 5',
      'E-BIKE – 1 | 30',
      'KAYAK – 2 | 32',
      'CHILD SEAT – 2 | 10',
      'E-BIKE – 2 | 60',
      'KAYAK – 7 | 102',
      'CHILD SEAT – 7 | 35',
      'E-BIKE – 7 | 210',
    ],
  },
];

describe('several prices of a row', () => {
  it.each(cases)('$says', async ({ text, kind, offers }) => {
    expect(await offersIn(text, kind)).toEqual(offers);
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
});
