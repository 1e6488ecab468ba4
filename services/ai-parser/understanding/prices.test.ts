import { describe, expect, it } from 'vitest';
import { listIn, offersIn, sureFrom, type Case } from './testing/offers-in.ts';

const cases: readonly Case[] = [
  {
    says: 'doubts a cost that is 1 in every row',
    text: `Name;Artikelnummer;EK\n${['Hood', 'Coupling', 'Plate', 'Valve', 'Pipe', 'Elbow', 'Tee', 'Cap', 'Clamp', 'Seal'].map((name, at) => `${name};2000${at + 10};1`).join('\n')}\n`,
    offers: ['Hood', 'Coupling', 'Plate', 'Valve', 'Pipe', 'Elbow', 'Tee', 'Cap', 'Clamp', 'Seal'].map(
      (name) => `${name} | 1?`,
    ),
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
    says: 'drops the word for price before an amount, and keeps a word for a minimum',
    text: 'Name;Price\nRail;Price 650 EUR\nStep;Preis: 12,50 €\nHatch;from 90 EUR\n',
    offers: ['Rail | 650', 'Step | 12.50', 'Hatch | from 90 EUR'],
  },
  {
    says: 'takes the price of a piece, and not that of its box, but is not certain of it',
    text: 'Product,Price per piece,Price per box\nShackle,4.50,45.00\nCleat,7.20,72.00\nBlock,12.00,144.00\nRing,1.10,22.00\n',
    offers: ['Shackle | 4.50?', 'Cleat | 7.20?', 'Block | 12.00?', 'Ring | 1.10?'],
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
    says: 'takes no thicknesses of a declared price list for prices if the column of prices is empty',
    text: 'Прайс\n\nName;Thickness;Coating;Price\nSheet wave;5;Polyester;\nSheet flat;10;Polyester;\nSheet ridge;15;Matt;\nSheet trough;20;Matt;\n',
    offers: ['Sheet wave | -', 'Sheet flat | -', 'Sheet ridge | -', 'Sheet trough | -'],
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
    says: 'reads roubles and kopecks separated by an equals sign',
    text: 'Наименование;Размер;Цена\nКруг 10;6;11=90\nКруг 12;6;39=90\nЛист 2;3;1 700=00\n',
    offers: ['Круг 10 | 6 | 11.90', 'Круг 12 | 6 | 39.90', 'Лист 2 | 3 | 1700.00'],
  },
  {
    says: 'takes no thicknesses for prices if the column of prices is still empty',
    text: 'Модель;Толщина;Цвет;Цена\nМонтерей;0.35;Red;\nУзкий;0.45;Red;\nЕвро брус;0.50;Blue;\nФигурный;0.65;Blue;\n',
    offers: ['Монтерей | Red | -', 'Узкий | Red | -', 'Евро брус | Blue | -', 'Фигурный | Blue | -'],
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
    says: 'reads monthly prices and abbreviated currencies with a full stop',
    kind: 'services',
    text: 'Crossfit 120 zł. / miesięcznie\nBoks 150 zł. miesięcznie\nSauna - 20 zł.\nMasaż - 70 zł.\n',
    offers: ['Crossfit | 120', 'Boks | 150', 'Sauna | 20', 'Masaż | 70'],
  },
  {
    says: 'reads a backslash before what a price is for',
    text: 'Назва;Ціна\nҐрунтовка;50,00\nФарба;550,00 грн\\кг\nЛак;80,00\n',
    offers: ['Ґрунтовка | 50.00', 'Фарба | 550.00', 'Лак | 80.00'],
  },
  {
    says: 'takes a list for its prices, and answers for no costs',
    text: 'KOD;AÇIKLAMA;2025 YURTİÇİ LİSTE;2025 EXPORT DÜZELTME;PA\n131111;Küresel Vana 20;5.2;7.2;0\n131112;Küresel Vana 25;5.5;7.7;1\n131113;Küresel Vana 32;6.5;9;1\n',
    offers: ['Küresel Vana 20 | 5.2', 'Küresel Vana 25 | 5.5', 'Küresel Vana 32 | 6.5'],
  },
  {
    says: 'does not take what delivery costs for another price',
    text: 'PRODUCTNAME;PRICE_VAT;DELIVERY_PRICE;DELIVERY_PRICE_COD\nOil;615.00;79;89\nBalm;640.00;79;89\nSalve;720.00;79;89\n',
    offers: ['Oil | 615.00', 'Balm | 640.00', 'Salve | 720.00'],
  },
];

describe('the price of a row', () => {
  it.each(cases)('$says', async ({ text, kind, offers }) => {
    expect(await offersIn(text, kind)).toEqual(offers);
  });

  it.each(['Retail price;Trade price', 'RRP;Your price', 'UVP;Ihr Preis', 'РРЦ;Ваша цена'])(
    'asks which of two prices is paid if neither is certain: %s',
    async (headers) => {
      const text = `Name;${headers}\nRope;4.50;3.90\nCleat;7.20;6.10\nBlock;9.90;8.40\n`;
      const { columns } = await listIn(text);
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
    const { columns } = await listIn(text);
    expect(columns.map(({ field, couldBe }) => [field, couldBe])).toEqual([
      ['sku', undefined],
      ['name', undefined],
      ['price', undefined],
      [null, 'price'],
    ]);
  });

  it('asks which of two prices at the end of each line of a text is paid, and names nothing after the first', async () => {
    const text = [
      'Artículo Laboratorio Contado Cta Cte',
      'ÁCIDO FÓLICO 10 mg x 10 VANNIER 884,30 932,40',
      'AGUA DESTILADA 500 ml JAYOR 2.713,50 2.861,09',
      'ALGODÓN 500 g DONCELLA 2.652,90 2.797,20',
      'ALMÁXIMO 50 mg x 20 FABOP 8.887,22 9.370,62',
    ].join('\n');
    const { offers, columns } = await listIn(text);
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

  it('reads the currency of retail and wholesale prices below headers over two columns', async () => {
    const text =
      'Name;Артикул;Розничная;;Оптовая;\n;;RUB;Ед.;RUB;Ед.\nПалуба;;;;;\nУтка 150 мм;П-150;890;шт;710;шт\nУтка 200 мм;П-200;1240;шт;990;шт\nЭлектрика;;;;;\nОгонь топовый;ОТ-Л;3990;шт;3190;шт\nНасос;НТ-8;2750;шт;2200;шт\n';
    const { offers } = await listIn(text);
    const found = offers.map(({ name, price, currency }) => [name, price, currency]);
    expect(found).toEqual([
      ['Утка 150 мм', '890', 'RUB'],
      ['Утка 200 мм', '1240', 'RUB'],
      ['Огонь топовый', '3990', 'RUB'],
      ['Насос', '2750', 'RUB'],
    ]);
  });

  it('takes factors below one, under a header it does not understand, for no prices', async () => {
    const rows = Array.from(
      { length: 12 },
      (_, at) => `A-${at}0${at};Lamp model ${at};LED;0,9${at % 5};IP65`,
    );
    const { columns } = await listIn(
      `Artikelnummer;Bezeichnung;Warengruppe;Powerfaktor;Schutzart\n${rows.join('\n')}\n`,
    );
    expect(columns.find(({ field }) => field === 'price')).toBeUndefined();
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

  it('reads a decimal mark that was typed twice as one', async () => {
    const text = 'Item;Price\nRope;280.00\nCleat;330..00\nBlock;1.250,,50\n';
    expect(await offersIn(text)).toEqual(['Rope | 280.00', 'Cleat | 330.00', 'Block | 1250.50']);
  });

  it('is certain of no price where figures stand behind the last title', async () => {
    const rows = [
      'A1,Rope,5,75,12,50,m',
      'A2,Cleat,32,67,50,26,m',
      'A3,Block,2,85,4,38,m',
      'A4,Jib,9,10,12,20,m',
    ];
    const shifted = rows.map((row) => row.replace(',m', ',3,1'));
    const text = (all: readonly string[]) => `Code,Name,Cost,Price,Unit,,\n${all.join('\n')}\n`;
    expect((await offersIn(text(shifted)))[0]).toBe('Rope | 75?');
    const untouched = 'Code,Name,Cost,Price,Unit\nA1,Rope,5,75,m\nA2,Cleat,32,67,m\nA3,Block,2,85,m\n';
    expect((await offersIn(untouched))[0]).toBe('Rope | 75');
  });

  it('reads a unit after a currency sign as both', async () => {
    const text = 'Servicio;Precio;Unidad\nJarcia;85,00;por hora\nBarnizado;48,50;€/m²\nPintura;52,00;€/m²\n';
    const { offers } = await listIn(text, 'services');
    const found = offers.map((each) => ['priceUnit' in each ? each.priceUnit : null, each.currency]);
    expect(found).toEqual([
      ['por hora', null],
      ['m²', 'EUR'],
      ['m²', 'EUR'],
    ]);
  });
});
