import { describe, expect, it } from 'vitest';
import { listIn, offersIn, type Case } from './testing/offers-in.ts';

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

const feedWithoutPrices = `<?xml version="1.0"?><yml_catalog><shop><offers>${['Winch', 'Mast', 'Boom']
  .map(
    (name, at) =>
      `<offer id="${at}" available="true"><url>https://example.com/${at}</url><currencyId>EUR</currencyId><title>${name} 40</title><categoryId>2</categoryId><picture>https://example.com/${at}.jpg</picture></offer>`,
  )
  .join('')}</offers></shop></yml_catalog>`;

const cases: readonly Case[] = [
  {
    says: 'reads the offers of a feed that omits prices as drafts',
    text: feedWithoutPrices,
    offers: ['Winch 40 | -', 'Mast 40 | -', 'Boom 40 | -'],
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
    says: 'takes the first line of each part of a menu for a dish, and the others for its ingredients',
    text: 'CARD\n\nSTARTERS\n\nBream carpaccio\ncitrus, olive oil\n18 €\n\nFish soup\nrouille\nand croutons\n15,50 €\n\nMAINS\n\nGrilled bass\nfennel\n34 €\n\nCheese\n12 €\n',
    offers: ['Bream carpaccio | 18', 'Fish soup | 15.50', 'Grilled bass | 34', 'Cheese | 12'],
  },
  {
    says: 'does not take the header of a page, repeated with another number, for an offer',
    text: 'STOCK LIST;As of 27.11.2026;Page 1\nNo;Name;Stock;Price\n10;Wire 5 mm;240;3.45\n11;Wire 6 mm;180;4.10\n12;Turnbuckle;32;24.90\nSTOCK LIST;As of 27.11.2026;Page 2\nNo;Name;Stock;Price\n13;Pin;150;1.95\n14;Toggle;17;18.75\n',
    offers: ['Wire 5 mm | 3.45', 'Wire 6 mm | 4.10', 'Turnbuckle | 24.90', 'Pin | 1.95', 'Toggle | 18.75'],
  },
  {
    says: 'takes the price of each line of words from the line below',
    kind: 'services',
    text: 'yearly survey\n100\n\ntiming belt\n850\nbrake pads\n600\nengine overhaul\n9500\n',
    offers: ['yearly survey | 100', 'timing belt | 850', 'brake pads | 600', 'engine overhaul | 9500'],
  },
  {
    says: 'reads a table of a page inside Markdown beside those of pipes',
    text: '# Fees\n\n| Code | Service | Rate |\n| --- | --- | --- |\n| A1 | Pilot | 500 |\n| A2 | Tug | 900 |\n\n## Diving\n\n<table><tr><th>Code</th><th>Service</th><th>Rate</th></tr>\n<tr><td>B1</td><td>Hull survey</td><td>250</td></tr>\n<tr><td>B2</td><td>Report</td><td>75</td></tr></table>\n',
    offers: ['Pilot | 500', 'Tug | 900', 'Hull survey | 250', 'Report | 75'],
  },
  {
    says: 'takes the words in the first line of a label for names, whatever its header',
    text: 'Barcode;Zeile1;Zeile2;Preis\n4260657790105;Wasser;klar;1.19\n8003753902630;Kaffee;Illy;8.99\n4001716026229;Saft;Bio;1.29\n',
    offers: ['Wasser | 1.19', 'Kaffee | 8.99', 'Saft | 1.29'],
  },
  {
    says: 'finds the only offer of a feed beside its categories',
    text: `<?xml version="1.0"?><yml_catalog date="2026"><shop><name>Shop</name><categories><category id="1">Oils</category><category id="2">Sets</category></categories><offers><offer id="way" available="true"><name>Way</name><price>125000</price><currencyId>KZT</currencyId></offer></offers></shop></yml_catalog>`,
    offers: ['Way | 125000'],
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
    says: 'does not take the label of a record for its name',
    text: 'Label;Title;Price\nHarbour;Sea Songs;12.50\nTidal;Night Swim;14.00\nHarbour;Low Water;11.00\nQuay;Mooring;9.50\n',
    offers: ['Sea Songs | 12.50', 'Night Swim | 14.00', 'Low Water | 11.00', 'Mooring | 9.50'],
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
    says: 'reads lines of a page with durations and their prices below the name of each card',
    kind: 'services',
    text: `<h2>Prezzi</h2>${['Svedese', 'Viso', 'Gambe', 'Piedi'].map((name, at) => `<h5 class="t">${name}</h5><div class="c">${at === 0 ? '50 min 40€ | ' : ''}30 min 2${at}€</div><p>Un trattamento per il corpo</p>`).join('')}`,
    offers: [
      'Svedese 50 min | 40',
      'Svedese 30 min | 20',
      'Viso 30 min | 21',
      'Gambe 30 min | 22',
      'Piedi 30 min | 23',
    ],
  },
  {
    says: 'reads sizes of a page below the name of each product',
    text: '<p><b>Preisliste</b><br>der Lindige<br>250g......6€<br>500g......11€<br>der Waldige<br>250g......6€<br>500g......11€<br>Lieferung<br>In ganz Tirol......3€<br></p>',
    offers: [
      'der Lindige | 250g | 6',
      'der Lindige | 500g | 11',
      'der Waldige | 250g | 6',
      'der Waldige | 500g | 11',
      'In ganz Tirol | 3',
    ],
  },
  {
    says: 'reads prices in the middle of typed lines, between pictures, and one below its name',
    text: '🔵 PHONES 🔵\n\n🇪🇺 Tide A5 64GB $175.000 blue and black\n🇪🇺 Tide A6 128GB $230.000 grey\n🇪🇺 Tide A7 2.680.000 (one card)\n🇪🇺 Reef 8 64GB $312.000 two cards\n🇪🇺 Reef 9 128GB $350.000\n🇪🇺 Reef 10 128GB $395.000 black\n🇪🇺 Keystone 4G\n$65.000 black (a copy)\n',
    offers: [
      'Tide A5 64GB | 175000',
      'Tide A6 128GB | 230000',
      'Tide A7 | 2680000',
      'Reef 8 64GB | 312000',
      'Reef 9 128GB | 350000',
      'Reef 10 128GB | 395000',
      'Keystone 4G | 65000',
    ],
  },
  {
    says: 'reads each of several sums with a label of its own in brackets',
    text: 'Pizza\nMargherita - €9.00\nTurkish pizza - €4.50 (salad), €5.50 (cheese), €8.50 (deluxe)\nFries - €4.00\nWrap - €8.00 (small), €10.00 (large)\n',
    offers: [
      'Margherita | 9.00',
      'Turkish pizza salad | 4.50',
      'Turkish pizza cheese | 5.50',
      'Turkish pizza deluxe | 8.50',
      'Fries | 4.00',
      'Wrap small | 8.00',
      'Wrap large | 10.00',
    ],
  },
  {
    says: 'takes only the last sum of a counted line for its price',
    text: '1. Couch, very nice, 599.0$\n2. Soundbar, 7.1, 395.55$\n3. Table, wooden, 78.95$\n4. Bed, soft, 56.55$\n',
    offers: [
      'Couch, very nice | 599.0',
      'Soundbar, 7.1 | 395.55',
      'Table, wooden | 78.95',
      'Bed, soft | 56.55',
    ],
  },
  {
    says: 'reads lines that are words and a round figure each',
    text: 'Massage of the whole body 2000\nMassage of the whole body, men 2300\nLeg massage 2000\nStimulation of 5 muscles 1000\nCupping 1000\n',
    offers: [
      'Massage of the whole body | 2000',
      'Massage of the whole body, men | 2300',
      'Leg massage | 2000',
      'Stimulation of 5 muscles | 1000',
      'Cupping | 1000',
    ],
  },
  {
    says: 'takes figures that are not round for the numbers of models',
    text: 'Winch 2041\nWinch 2043\nAnchor 2307\nCleat 1108\nShackle 1003\n',
    offers: ['FILE_NOT_A_LIST'],
  },
  {
    says: 'refuses a receipt: its total is the sum of two other lines',
    text: 'Central station\nSeat 12, coach 11\nFare: 76.84 €\nTea on board: 4.40 €\nTotal price of the ticket: 88.84 €\nService fee: 12.00 €\nPlease show this on board.\n',
    offers: ['FILE_NOT_A_LIST'],
  },
  {
    says: 'reads the same lines if nothing adds up: the first words are a name',
    text: 'Fare: 76.84 €\nTea on board: 4.40 €\nTotal detox: 88.85 €\nService fee: 12.00 €\n',
    offers: ['Fare | 76.84', 'Tea on board | 4.40', 'Total detox | 88.85', 'Service fee | 12.00'],
  },
  {
    says: 'refuses what somebody owns: worth and gains are no offers',
    text: '名称,市值,总涨幅,价格\n东河股份,1043,-21.15%,69.22\n青石地产,225.01,-7.67%,8.86\n南山银行,1804,20.54%,4.12\n云海控股,58400,72.16%,637.5\n',
    offers: ['FILE_NOT_A_LIST'],
  },
];

describe('lists that people type, draw and nest', () => {
  it.each(cases)('$says', async ({ text, kind, offers }) => {
    expect(await offersIn(text, kind)).toEqual(offers);
  });

  it('takes the text below each line for a description and not for a heading', async () => {
    const text = ['Milk allergy', 'Inhalant panel', 'Gluten', 'Drugs']
      .map(
        (name, at) =>
          `   ${name.padEnd(40)} ${at + 1}300  L.E.\n${' '.repeat(60)}5  Days          2 ml serum`,
      )
      .join('\n');
    const { offers } = await listIn(`Allergy screen\n${text}\n`, 'services');
    const found = offers.map(({ name, price, currency, category }) => [
      name,
      price,
      currency,
      category ?? null,
    ]);
    expect(found).toEqual([
      ['Milk allergy', '1300', 'EGP', null],
      ['Inhalant panel', '2300', 'EGP', null],
      ['Gluten', '3300', 'EGP', null],
      ['Drugs', '4300', 'EGP', null],
    ]);
  });

  it.each([
    [
      'an XML feed',
      '<yml_catalog><shop><categories><category id="1">Sails</category><category id="22" parentId="1">Jibs</category></categories><offers>OFFERS</offers></shop></yml_catalog>',
      (id: number) =>
        `<offer id="a${id}"><name>Jib ${id}</name><price>1${id}0</price><currencyId>EUR</currencyId><categoryId>${id === 3 ? 7 : 22}</categoryId></offer>`,
    ],
    [
      'JSON',
      '{"categories":[{"id":22,"name":"Jibs"}],"products":[OFFERS]}',
      (id: number) =>
        `{"sku":"a${id}","name":"Jib ${id}","price":"1${id}0.00","category_id":${id === 3 ? 7 : 22}}`,
    ],
  ])('names the categories of %s, and keeps ids that it does not name', async (_, feed, offer) => {
    const separator = feed.startsWith('{') ? ',' : '';
    const { offers } = await listIn(feed.replace('OFFERS', [1, 2, 3].map(offer).join(separator)));
    expect(offers.map(({ category }) => category)).toEqual(['Jibs', 'Jibs', '7']);
  });
});
