import { describe, expect, it } from 'vitest';
import { listIn, offersIn, type Case } from './testing/offers-in.ts';

const cases: readonly Case[] = [
  {
    says: 'is certain of no price beside numbers that are the same share of it in every row',
    text: 'Product,Rate,Aftr dscnt\nRope,150,135\nCleat,300,270\nShackle,880,792\nBlock,1200,1080\nBuoy,50,45\n',
    offers: ['Rope | 150?', 'Cleat | 300?', 'Shackle | 880?', 'Block | 1200?', 'Buoy | 50?'],
  },
  {
    says: 'takes what is left after a discount, and is certain of neither',
    text: 'Product,Rate,After discount\nRope,150,15\nCleat,300,30\nShackle,880,88\nBlock,1200,120\nBuoy,50,5\n',
    offers: ['Rope | 15?', 'Cleat | 30?', 'Shackle | 88?', 'Block | 120?', 'Buoy | 5?'],
  },
  {
    says: 'is certain of a price beside numbers that have nothing to do with it',
    text: 'Product,Price,Zxq\nRope,150,12\nCleat,300,4\nShackle,880,9\nBlock,1200,31\nBuoy,50,7\n',
    offers: ['Rope | 150', 'Cleat | 300', 'Shackle | 880', 'Block | 1200', 'Buoy | 50'],
  },
  {
    says: 'takes the price for buyers of two that are named alike',
    text: 'Article;Prix usine;Prix vente\nCordage;80;304\nTaquet;180;684\nManille;100;380\nPoulie;120;456\n',
    offers: ['Cordage | 304', 'Taquet | 684', 'Manille | 380', 'Poulie | 456'],
  },
  {
    says: 'takes the price of a pack, and not that of a kilogram which follows from its size',
    text: 'Article,Pack price,Pack size,Kg price\nSage,1.99,100,19.90\nCarrots,0.50,250,2.00\nRice,3.00,1500,2.00\nFlour,1.20,1000,1.20\nEggs,2.40,6,0.40\n',
    offers: ['Sage | 1.99', 'Carrots | 0.50', 'Rice | 3.00', 'Flour | 1.20', 'Eggs | 2.40'],
  },
  {
    says: 'finds the price of a pack without titles, and the name before its description',
    text: 'Sage,1.99,100,19.90,Fresh herb that suits many sauces\nCarrots,0.50,250,2.00,An all round vegetable\nRice,3.00,1500,2.00,Best when it is steamed\nFlour,1.20,1000,1.20,Best when it is steamed\n',
    offers: ['Sage | 1.99', 'Carrots | 0.50', 'Rice | 3.00', 'Flour | 1.20'],
  },
  {
    says: 'reads a price for each size behind the word for it, where there is one',
    text: 'Item,Price/100g,Price/250g,Price/1Kg\nMango pickle,,130,500\nLemon pickle,,60,240\nGarlic pickle,50,125,500\nFish pickle,100,225,900\n',
    offers: [
      'Mango pickle | 250g | 130',
      'Mango pickle | 1Kg | 500',
      'Lemon pickle | 250g | 60',
      'Lemon pickle | 1Kg | 240',
      'Garlic pickle | 100g | 50',
      'Garlic pickle | 250g | 125',
      'Garlic pickle | 1Kg | 500',
      'Fish pickle | 100g | 100',
      'Fish pickle | 250g | 225',
      'Fish pickle | 1Kg | 900',
    ],
  },
  {
    says: 'is certain of no price that has a discount beside it',
    text: 'Cod.;Articolo;Prezzo;Sc.%\nA1;Cima;10,50;\nA2;Bitta;20,00;20\nA3;Grillo;8,40;\nA4;Boa;33,00;15\n',
    offers: ['Cima | 10.50', 'Bitta | 20.00?', 'Grillo | 8.40', 'Boa | 33.00?'],
  },
  {
    says: 'is certain of what a discount leaves of an amount beside it',
    text: 'Product,Full,Discount,Price\nRope,50,10,40\nCleat,80,5,75\nShackle,20,2,18\nBuoy,30,3,27\n',
    offers: ['Rope | 40', 'Cleat | 75', 'Shackle | 18', 'Buoy | 27'],
  },
  {
    says: 'is certain of a price with the margin of the vendor beside it',
    text: 'Product,Price,Margin\nRope,50,10\nCleat,80,5\nShackle,20,2\nBuoy,30,3\n',
    offers: ['Rope | 50', 'Cleat | 80', 'Shackle | 20', 'Buoy | 30'],
  },
];

describe('of several numbers that may be the price, the parser', () => {
  it.each(cases)('$says', async ({ text, offers, kind }) => {
    expect(await offersIn(text, kind)).toEqual(offers);
  });
});

it('names the column that the price may be as well', async () => {
  const { columns } = await listIn(
    'Product,Rate,Aftr dscnt\nRope,150,135\nCleat,300,270\nShackle,880,792\nBlock,1200,1080\nBuoy,50,45\n',
  );
  expect(columns.find(({ header }) => header === 'Aftr dscnt')?.couldBe).toBe('price');
});
