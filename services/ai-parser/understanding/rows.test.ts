import { describe, expect, it } from 'vitest';
import { offersIn, type Case } from './testing/offers-in.ts';

const cases: readonly Case[] = [
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
    says: 'takes rows without a name and an amount between header and list for the header',
    text: 'Product;SKU;Box;Retail price\n;;;35.00%\n;;;PRICE + 35%\nArepa;A-1;36;54.00\nChurro;A-2;20;47.25\nPandebono;A-3;12;30.38\n',
    offers: ['Arepa | 54.00', 'Churro | 47.25', 'Pandebono | 30.38'],
  },
  {
    says: 'does not take an address above a list without a header for an offer',
    text: 'Harbour Supplies Ltd\n12 Quay Street\nTel 1234 567890\nVAT GB123456789\n\nRope 8mm,2.50\nRope 10mm,3.20\nFender,24.00\nCleat,7.10\n',
    offers: ['Rope 8mm | 2.50', 'Rope 10mm | 3.20', 'Fender | 24.00', 'Cleat | 7.10'],
  },
  {
    says: "does not take a marketplace's instructions for its columns for an offer",
    text: 'Артикул;Название;Цена;Вес;Бренд\nТекст;Текст;Число;Число;Список\nA-5;Якорь;3490;5200;Волна\nB-30;Верёвка;1290;900;Волна\nC-1;Жилет;2750;700;Волна\n',
    offers: ['Якорь | 3490', 'Верёвка | 1290', 'Жилет | 2750'],
  },
  {
    says: 'takes a word that replaces codes beside repeated names for a heading',
    kind: 'services',
    text: 'COD;DESCRIERE;UM;PRET\nChapter;Demolari;;\nSubch.;Pereti;;\nD.1;Demolare perete;mp;20\nSubch.;Tavane;;\nD.2;Demolare tavan;mp;22\nChapter;Altele;;\nD.3;Evacuare gunoi;mc;100\n',
    offers: ['Demolare perete | 20', 'Demolare tavan | 22', 'Evacuare gunoi | 100'],
  },
  {
    says: 'takes a label before the names of groups for a heading, also where it stands without a name',
    text: 'Code;Item;Price\nGroup:;Ropes;\nR-1;Mooring rope;3.20\nR-2;Halyard;4.85\nGroup:;Blocks;\nB-1;Single block;34.00\nB-2;Double block;41.00\nGroup:;;\nC-1;Cleat;7.10\n',
    offers: [
      'Mooring rope | 3.20',
      'Halyard | 4.85',
      'Single block | 34.00',
      'Double block | 41.00',
      'Cleat | 7.10',
    ],
  },
  {
    says: 'does not take a number beside words for an offer',
    kind: 'services',
    text: '39;HARBOUR LAUNDRY\nSuit;from £ 11.50\nJacket;from £ 6.50\nTrousers;from £ 5.50\nDress;from £ 8.00\n',
    offers: ['Suit | from £ 11.50', 'Jacket | from £ 6.50', 'Trousers | from £ 5.50', 'Dress | from £ 8.00'],
  },
  {
    says: 'takes what has a code of its own for an offer, and the section above it for none',
    text: '<catalogue><section title="Ropes"><product ref="R-1"><label>Mooring rope</label><unitPrice>3.20</unitPrice></product><product ref="R-2"><label>Halyard</label><unitPrice>4.85</unitPrice></product></section><section title="Blocks"><product ref="B-1"><label>Single block</label><unitPrice>34.00</unitPrice></product><product ref="B-2"><label>Ratchet block</label><unitPrice>62.50</unitPrice></product></section></catalogue>',
    offers: ['Mooring rope | 3.20', 'Halyard | 4.85', 'Single block | 34.00', 'Ratchet block | 62.50'],
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
    says: 'ignores an abbreviation that means a price in another language than that of the other headers',
    text: 'Product;Unit;PV;Retail;Wholesale\nOil;15 ml;18.0;25.00;18.75\nBalm;10 ml;28.0;39.33;29.50\nSalve;5 ml;34.5;48.33;36.25\n',
    offers: ['Oil | 25.00', 'Balm | 39.33', 'Salve | 48.33'],
  },
];

describe('rows that are offers, and others', () => {
  it.each(cases)('$says', async ({ text, kind, offers }) => {
    expect(await offersIn(text, kind)).toEqual(offers);
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

  it('reads a table under plain words below one whose words are not understood', async () => {
    const text =
      'Порода;Примечание;Стрижка;Тримминг\nБивер;;1600;1000\nБишон;;2200;1600\nБолонка;;1600;1100\nГрифон;;1600;1200\nДополнительные услуги\nПроцедуры;Стоимость\nЧистка ушей;150\nКогти;200\nСтрижка когтей;300\n';
    expect((await offersIn(text, 'services')).slice(-3)).toEqual([
      'Чистка ушей | 150',
      'Когти | 200',
      'Стрижка когтей | 300',
    ]);
  });

  it('keeps an offer whose price is in words that could be a header, by its code', async () => {
    const text =
      'Code,Item,Price\n001,Hours of design,200€\n002,Hours of rigging,100€\n003,Hours of advice,170€\n004,Materials,Gross price of material\n';
    expect(await offersIn(text, 'services')).toEqual([
      'Hours of design | 200',
      'Hours of rigging | 100',
      'Hours of advice | 170',
      'Materials | Gross price of material',
    ]);
  });
});
