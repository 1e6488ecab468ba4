import { describe, expect, it } from 'vitest';
import { offersIn, type Case } from './testing/offers-in.ts';

const cases: readonly Case[] = [
  {
    says: 'keeps a line with a few words behind its price, among lines that end in theirs',
    kind: 'services',
    text: 'Yard prices\nLift in 110 €\nImpeller 95 € plus parts\nWinter berth 140 €\nHull wash 12 €\n',
    offers: ['Lift in | 110', 'Impeller | 95', 'Winter berth | 140', 'Hull wash | 12'],
  },
  {
    says: 'does not take a sentence that mentions money for an offer',
    text: 'Rope: 12 €\nFender: 40 €\nShackle: 4 €\nWhoever orders for 100 € gets a bag from us for nothing.\n',
    offers: ['Rope | 12', 'Fender | 40', 'Shackle | 4'],
  },
  {
    says: 'reads sums of rand, whose letter might be anything in a single line, and doubts them',
    text: 'Chandler prices\nShackle 8mm R45 each\nSplice kit R350 per set\nAnchor 10kg R1 250\nBuoy R480 elk\n',
    offers: ['Shackle 8mm | 45?', 'Splice kit | 350?', 'Anchor 10kg | 1250?', 'Buoy | 480?'],
  },
  {
    says: 'does not take the rims of tyres for sums of rand',
    text: 'Harbour tyre R13\nSlipway tyre R14\nTrailer tyre R15\nCrane tyre R16\n',
    offers: ['FILE_NOT_A_LIST'],
  },
  {
    says: 'reads lines that begin with their price',
    kind: 'services',
    text: 'Hello, here is what we charge:\n\n> 45 EUR - Hull wash\n> 120 EUR - Teak cleaning\n> 35 EUR - Laundry, one bag\n> 60 EUR - Taxi\n\nRegards\n',
    offers: ['Hull wash | 45', 'Teak cleaning | 120', 'Laundry, one bag | 35', 'Taxi | 60'],
  },
  {
    says: 'reads lines that begin with their price between others that end in it',
    kind: 'services',
    text: 'Hull wash 45 EUR\n\nTeak cleaning 120 EUR\nPolish 80 EUR\n**35 EUR** for a bag of laundry<br>\n**60 EUR** for a diver in the harbour\n\nEngine check 210 EUR\n',
    offers: [
      'Hull wash | 45',
      'Teak cleaning | 120',
      'Polish | 80',
      'for a bag of laundry | 35?',
      'for a diver in the harbour | 60?',
      'Engine check | 210',
    ],
  },
  {
    says: 'reads a line that ends in its price among those that begin with it, in Norwegian crowns or none',
    kind: 'services',
    text: 'Alle priser er inkludert moms.\n\n**Timespris:** 1125,-\n**500 kr** oppstart\n**750 kr** melding til havna\n**1200 kr** tillegg for kveld\n**90 kr** kran per gang\n',
    offers: [
      'Timespris | 1125',
      'oppstart | 500',
      'melding til havna | 750',
      'tillegg for kveld | 1200',
      'kran per gang | 90',
    ],
  },
  {
    says: 'takes sums below names for their prices, though words for a unit follow them',
    kind: 'services',
    text: 'Hull wash\n6 EUR per foot\n\nFull valet\n14 EUR per foot\n\nMachine polish\n22 EUR per foot\n',
    offers: ['Hull wash | 6', 'Full valet | 14', 'Machine polish | 22'],
  },
  {
    says: 'rather refuses sums below names than to take the words behind them for the names',
    kind: 'services',
    text: 'Hull wash\n6 EUR deck included\n\nFull valet\n14 EUR inside too\n\nMachine polish\n22 EUR with wax\n',
    offers: ['FILE_NOT_A_LIST'],
  },
  {
    says: 'doubts figures without signs that look like prices only by their decimals',
    text: 'Rye flour 2.5\nRice 3\nBrie 6\nGouda 5.25\nYoghurt 2\nEggs 3.5\n',
    offers: ['Rye flour | 2.5?', 'Rice | 3?', 'Brie | 6?', 'Gouda | 5.25?', 'Yoghurt | 2?', 'Eggs | 3.5?'],
  },
  {
    says: 'takes neither quantities nor versions for prices',
    text: 'Rye flour 2\nRice 3\nBrie 6\nGouda 5\nYoghurt 2\nEggs 3\n',
    offers: ['FILE_NOT_A_LIST'],
  },
  {
    says: 'gives each price of a line the size above it, and joins a name whose bracket is closed below its price',
    text: 'Soup      8.20\nCarpaccio (beef, capers,      9.50\npine nuts)\n\nGrill\n      200g    300g    400g\nRump steak  17.00  22.50  27.50\nSirloin  20.50  29.50  35.50\n\nSpare ribs      23.00\n',
    offers: [
      'Soup | 8.20',
      'Carpaccio (beef, capers, pine nuts) | 9.50',
      'Rump steak 200g | 17.00',
      'Rump steak 300g | 22.50',
      'Rump steak 400g | 27.50',
      'Sirloin 200g | 20.50',
      'Sirloin 300g | 29.50',
      'Sirloin 400g | 35.50',
      'Spare ribs | 23.00',
    ],
  },
  {
    says: 'takes indented lines below the items of a Markdown list for their descriptions',
    text: '# Sails\n\n1. **Mainsail 25** — 1 450 kr\n   Two reefs\n2. **Jib 18** — 980 kr\n   UV strip\n3. **Spinnaker 60** — 1 890 kr\n4. **Seam** — 45 kr excl. thread\n',
    offers: ['Mainsail 25 | 1450', 'Jib 18 | 980', 'Spinnaker 60 | 1890', 'Seam | 45'],
  },
  {
    says: 'pairs a column of sums with as many numbered names above it, and doubts it',
    text: 'CARD\n1. Soup\n2. Salad\n3. Bruschetta\nAll with bread.\n6,00\n4,50\n7,50\nMAINS\n4. Bass\n5. Lamb\n6. Pasta\n19,50\n21,00\n14,50\n',
    offers: [
      'Soup | 6.00?',
      'Salad | 4.50?',
      'Bruschetta | 7.50?',
      'Bass | 19.50?',
      'Lamb | 21.00?',
      'Pasta | 14.50?',
    ],
  },
  {
    says: 'gives no name to a column of sums that are not as many as the names above',
    text: 'Soup\nSalad\n6,00\n4,50\n7,50\nBass 19,50\nLamb 21,00\nPasta 14,50\nRice 5,50\n',
    offers: ['Bass | 19.50', 'Lamb | 21.00', 'Pasta | 14.50', 'Rice | 5.50'],
  },
  {
    says: 'joins decimals again that the separator of the lines has split, and reads words beside the prices',
    kind: 'services',
    text: 'Hull wash,18\nTeak cleaning,21\nSail repair,35\nRope splice,1,50\nRigging check,from 120\nPolish,25\nSandwich,each 2,5\nWinch service,65\n',
    offers: [
      'Hull wash | 18',
      'Teak cleaning | 21',
      'Sail repair | 35',
      'Rope splice | 1.50',
      'Rigging check | from 120',
      'Polish | 25',
      'Sandwich | each 2,5',
      'Winch service | 65',
    ],
  },
  {
    says: 'leaves a row as it is that is longer by something else than decimals',
    text: 'Name,Price,Stock\nRope,12.50,4\nCleat,8.90,10\nShackle,7.20,12\nBlock,9.40,3,12,5\n',
    offers: ['Rope | 12.50', 'Cleat | 8.90', 'Shackle | 7.20', 'Block | 9.40'],
  },
  {
    says: 'reads a sum with its cents and sign that is written onto the name',
    text: 'Marinara 6.90€\nNostromo13.90€\nDiavola 9.90€\nCapitano11.90€\n',
    offers: ['Marinara | 6.90', 'Nostromo | 13.90', 'Diavola | 9.90', 'Capitano | 11.90'],
  },
  {
    says: 'takes the figures behind names that are counted for their prices',
    text: '1\tCola 600ml\t16\n2\tCookies\t15\n3\tCrackers\t15\n4\tJam\t14.5\n5\tChips\t16\n6\tNuts\t14\n7\tCake\t13\n8\tOil\t39\n',
    offers: [
      'Cola 600ml | 16',
      'Cookies | 15',
      'Crackers | 15',
      'Jam | 14.5',
      'Chips | 16',
      'Nuts | 14',
      'Cake | 13',
      'Oil | 39',
    ],
  },
  {
    says: 'reads prices with a dash for cents, and no comma before it as a separator',
    text: 'Boats for hire\n\nHalf a day €110,-\nWhole day €170,-\nEvening €85,-\nMorning €90,-\n',
    kind: 'services',
    offers: ['Half a day | 110', 'Whole day | 170', 'Evening | 85', 'Morning | 90'],
  },
  {
    says: 'reads headings that name an offer with its price',
    text: '---\ntitle: Prices\n---\n\n### Morning €85,-\n\n#### 10.00 - 13.00\n\n### Afternoon €110,-\n\n#### 13.30 - 18.00\n\n### Whole day €170,-\n',
    kind: 'services',
    offers: ['Morning | 85', 'Afternoon | 110', 'Whole day | 170'],
  },
];

describe('lists that somebody typed', () => {
  it.each(cases)('$says', async ({ text, kind, offers }) => {
    expect(await offersIn(text, kind)).toEqual(offers);
  });
});
