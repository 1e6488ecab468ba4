import { describe, expect, it } from 'vitest';
import { listIn, offersIn, type Case } from './testing/offers-in.ts';

const named = [
  ['Hull wash', 'with sponge and soap', 'from 70 €'],
  ['Deck wash', 'teak and gelcoat', 'from 80 €'],
  ['Polish', 'two passes', 'from 145 €'],
  ['Repair', 'scratches and dents', 'from 50 €'],
] as const;

const cases: readonly Case[] = [
  {
    says: 'names what a comparison compares by the words above it, wherever those are on the page',
    text: `<html><body><table><thead><tr><th>Property</th><th>SOFT</th><th>MEDIUM</th><th>HARD</th></tr></thead>


<tbody><tr><td>Grain</td><td>14 µm</td><td>30 µm</td><td>40 µm</td></tr>
<tr><td>For</td><td>young gelcoat and teak</td><td>any gelcoat</td><td>barnacles and weed</td></tr>
<tr><td>Price</td><td>1 990 ₽</td><td>1 750 ₽</td><td>890 ₽</td></tr></tbody></table></body></html>`,
    offers: ['SOFT | 1990', 'MEDIUM | 1750', 'HARD | 890'],
  },
  {
    says: 'takes no telephone number for a price, beside prices with a sign',
    kind: 'services',
    text: '<html><body><div><span>Jane Doe</span><span>723 555 280</span></div><div><span>Hull wash</span><span>600 Kč</span></div><div><span>Travel</span><span>7 Kč/km</span></div><div><span>Polish</span><span>900 Kč</span></div></body></html>',
    offers: ['Hull wash | 600', 'Travel | 7', 'Polish | 900'],
  },
  {
    says: 'reads repeated elements within one line each by its own name and price',
    kind: 'services',
    text: `<main><h2>Prices</h2><p>Final prices after a look at the boat.</p><div>${named.map(([name, told, price]) => `<a class="row" href="#"><span><b>${name}</b><small>${told}</small></span><span>${price}</span></a>`).join('')}<a class="row" href="#"><span><b>Coating</b><small>long protection</small></span><span>on request</span></a></div></main>`,
    offers: ['Hull wash | from 70 €', 'Deck wash | from 80 €', 'Polish | from 145 €', 'Repair | from 50 €'],
  },
  {
    says: 'names cards by their heading, whatever is above or below it',
    text: `<div>${named.map(([name, told, price], at) => `<article><span>${told}</span><div class="p">${price}</div><h3>${name}</h3><p>${at % 2 === 0 ? told : ''}</p></article>`).join('')}</div>`,
    offers: ['Hull wash | from 70 €', 'Deck wash | from 80 €', 'Polish | from 145 €', 'Repair | from 50 €'],
  },
  {
    says: 'finds the names of cards at several places, and of the one that is marked as popular',
    text: `<div>${named.map(([name, , price], at) => `<label class="box${at === 1 ? ' popular' : ''}">${at < 3 ? `<b>${name}</b>` : `<i><b>${name}</b></i>`}<u>+ ${price.replace('from ', '')}</u></label>`).join('')}${['Buoy', 'Fender'].map((name) => `<label class="box"><i><b>${name}</b></i><u>9 €</u></label>`).join('')}</div>`,
    offers: ['Hull wash | 70', 'Deck wash | 80', 'Polish | 145', 'Repair | 50', 'Buoy | 9', 'Fender | 9'],
  },
  {
    says: 'names each repeated element by the words and the size in it',
    text: `<ul>${['250 g', '500 g', '1 kg', '2 kg'].map((size, at) => `<li><span>Forest honey</span><em>${size}</em><strong>${at + 6},00 €</strong></li>`).join('')}${['250 g', '500 g'].map((size, at) => `<li><span>Lime honey</span><em>${size}</em><strong>${at + 8},00 €</strong></li>`).join('')}</ul>`,
    offers: [
      'Forest honey 250 g | 6.00',
      'Forest honey 500 g | 7.00',
      'Forest honey 1 kg | 8.00',
      'Forest honey 2 kg | 9.00',
      'Lime honey 250 g | 8.00',
      'Lime honey 500 g | 9.00',
    ],
  },
  {
    says: 'reads a table that is drawn with other elements, with its header and a price for each class',
    text: `<div>${[
      ['Product', 'Unit', 'up to 10 t', 'above 10 t'],
      ['Columns', 't', '18 000', '17 000'],
      ['Beams', 't', '23 000', '21 000'],
      ['Girders', 't', '16 000', '14 000'],
    ]
      .map((cells) => `<div class="line">${cells.map((cell) => `<h4>${cell}</h4>`).join('')}</div>`)
      .join('')}</div>`,
    offers: [
      'Columns | up to 10 t | 18000',
      'Columns | above 10 t | 17000',
      'Beams | up to 10 t | 23000',
      'Beams | above 10 t | 21000',
      'Girders | up to 10 t | 16000',
      'Girders | above 10 t | 14000',
    ],
  },
  {
    says: 'reads prices by duration below a word for kinds, of which each row has only some',
    kind: 'services',
    text: `<h2>Price list</h2><table><tr><td>Kind of massage</td><td>30 min</td><td>60 min</td><td>90 min</td></tr>${[
      ['Back', '100', '', ''],
      ['Package of 3', '280', '', ''],
      ['Back and legs', '', '200', ''],
      ['Package of 3', '', '570', ''],
      ['Whole body', '', '', '280'],
      ['Package of 3', '', '', '800'],
      ['Head', '90', '170', ''],
    ]
      .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table>`,
    offers: [
      'Back – 30 min | 100',
      'Package of 3 – 30 min | 280',
      'Back and legs – 60 min | 200',
      'Package of 3 – 60 min | 570',
      'Whole body – 90 min | 280',
      'Package of 3 – 90 min | 800',
      'Head – 30 min | 90',
      'Head – 60 min | 170',
    ],
  },
  {
    says: 'names the durations of tables by the captions of these',
    kind: 'services',
    text: ['Thai massage', 'Oil massage', 'Hot stones']
      .map(
        (name, at) =>
          `<table><caption>${name}</caption><thead><tr><th>Duration</th><th></th></tr></thead><tr><td>30 minutes</td><td>3${at} €</td></tr><tr><td>60 minutes</td><td>5${at} €</td></tr></table>`,
      )
      .join(''),
    offers: [
      'Thai massage – 30 minutes | 30',
      'Thai massage – 60 minutes | 50',
      'Oil massage – 30 minutes | 31',
      'Oil massage – 60 minutes | 51',
      'Hot stones – 30 minutes | 32',
      'Hot stones – 60 minutes | 52',
    ],
  },
  {
    says: 'keeps the term of several definitions out of the first of them',
    kind: 'services',
    text: '<dl><dt>Nails</dt><dd>New set 990:-</dd><dd>Repair 760:-</dd><dt>Decoration</dt><dd>Stones 10:-</dd><dd>Glitter 5:-</dd></dl>',
    offers: ['New set | 990', 'Repair | 760', 'Stones | 10', 'Glitter | 5'],
  },
  {
    says: 'takes durations as headings of cards for their names',
    kind: 'services',
    text: ['2 hours', '3 hours', '4 hours']
      .map(
        (name, at) =>
          `<div class="card"><h3>${name}</h3><p>1${at}0 DH</p><ul><li>cleaning</li><li>trained staff</li></ul></div>`,
      )
      .join(''),
    offers: ['2 hours | 100', '3 hours | 110', '4 hours | 120'],
  },
];

describe('pages that are read by their structure', () => {
  it.each(cases)('$says', async ({ text, kind, offers }) => {
    expect(await offersIn(text, kind)).toEqual(offers);
  });

  it('reads XML whose descriptions are pages with paragraphs that nobody closed', async () => {
    const item = (name: string, price: number) =>
      `<item id="${price}"><price>${price}</price><name>${name}</name><description><p style="margin: 0">Strong.<p>Light<br><div class="x"><b>Red</b></div></description></item>`;
    const text = `<?xml version="1.0"?><shop><items>${item('Anchor', 90)}${item('Buoy', 40)}${item('Cleat', 12)}</items></shop>`;
    expect(await offersIn(text)).toEqual(['Anchor | 90', 'Buoy | 40', 'Cleat | 12']);
    expect(await offersIn(text.slice(0, -40))).toEqual(['FILE_UNREADABLE']);
  });

  it('takes a currency from the end of the column name of the prices', async () => {
    const { offers } = await listIn('item_name,price_rub\nGenoa,7320\nJib,7442\nHalyard,8192\n');
    expect(offers.map(({ name, price, currency }) => [name, price, currency])).toEqual([
      ['Genoa', '7320', 'RUB'],
      ['Jib', '7442', 'RUB'],
      ['Halyard', '8192', 'RUB'],
    ]);
  });
});
