const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What orders and bookings are called in the languages of the trade. */
const called = {
  order: new Set(
    'order orders purchase purchases parcel parcels shipment shipments colis pacco pacchi paquete paquetes paket pakete commande commandes achat ordine ordini pedido pedidos bestellung bestellungen auftrag'.split(
      ' ',
    ),
  ),
  booking: new Set(
    'booking bookings reservation reservations appointment appointments rendez-vous prenotazione prenotazioni reserva reservas cita buchung buchungen termin termine'.split(
      ' ',
    ),
  ),
} as const;

/** Words for the last or next one, and for what somebody waits for: "where is my order". */
const lastOf = new Set(
  `last latest newest recent previous next upcoming where nachste nachster nachsten wo ou prochain prochaine prochaines dove prossimo prossima prossimi donde proximo proxima proximos letzte letzter letzten letztes neueste neuesten jungste dernier derniere dernieres derniers recente ultimo ultima ultimi ultime ultimos ultimas`.split(
    ' ',
  ),
);

/** Words that only connect: whose it is, from or for whom, and about when. */
const joining = new Set(
  `is are s when does do come coming arrive arrives arriving status of track ist sind wann kommt est sont quand arrive e sono quando arriva esta estan cuando llega my mine our the most for from of with by and in at on to week month im en dans a woche monat semaine mois settimana mese semana ma mon mes notre nos le la les l de du des chez pour avec mio mia miei mie il i gli lo di da del della per con mi mis nuestro nuestra el los las para por mein meine
  meiner meinen meinem unser unsere der die das von vom bei fur mit`.split(/\s+/),
);

interface TradeSought {
  /** Which are meant; null if the words name neither. */
  readonly of: 'order' | 'booking' | null;
  /** By what they are looked for; empty for the latest. */
  readonly words: string;
}

/**
 * What of their own trade is looked for: orders with "boathook" in "boathook order", the latest in "my last order" and "where is my order". Words
 * that only say "orders" name the page.
 */
export function ownTradeSought(text: string): TradeSought {
  const words = text.split(/[\s’'?!]+/u).filter((word) => word !== '');
  const isCalled = (of: keyof typeof called) => words.some((word) => called[of].has(plain(word)));
  const isLast = words.some((word) => lastOf.has(plain(word)));
  // "Order fenders" is what somebody wants to do.
  const isDeed = plain(words[0] ?? '') === 'order' && words.length > 1 && !isLast;
  const of = isCalled('order') && !isDeed ? 'order' : isCalled('booking') ? 'booking' : null;
  const isSmall = (word: string) => joining.has(word) || lastOf.has(word);
  const rest = words.filter((word) => !isSmall(plain(word)) && (of === null || !called[of].has(plain(word))));
  if (of === null || (rest.length === 0 && !isLast)) return { of: null, words: text };
  return { of, words: rest.join(' ') };
}
