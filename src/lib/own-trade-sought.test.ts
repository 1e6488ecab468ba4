import { expect, it } from 'vitest';
import { ownTradeSought } from './own-trade-sought.ts';

it.each([
  ['my last order', 'order', ''],
  ['letzte Bestellung', 'order', ''],
  ['dernière commande', 'order', ''],
  ['mi último pedido', 'order', ''],
  ['l’ultimo ordine', 'order', ''],
  ['latest booking', 'booking', ''],
  ['where is my order?', 'order', ''],
  ['Wo ist meine Bestellung', 'order', ''],
  ['my next booking', 'booking', ''],
  ['boathook order', 'order', 'boathook'],
  ['Bestellung Bootshaken', 'order', 'Bootshaken'],
  ['commande de pare-battages', 'order', 'pare-battages'],
  ['last order from Xarxa', 'order', 'Xarxa'],
  ['bookings in Palma', 'booking', 'Palma'],
  ['order from last week', 'order', ''],
  ['diver booking', 'booking', 'diver'],
  ['orders', null, 'orders'],
  ['my orders', null, 'my orders'],
  ['order fenders', null, 'order fenders'],
  ['boathook', null, 'boathook'],
])('“%s” looks for own trade of kind %s with “%s”', (text, of, words) => {
  expect(ownTradeSought(text)).toEqual({ of, words });
});
