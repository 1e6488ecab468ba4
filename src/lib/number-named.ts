/** What an order or a booking has, or is called, in the languages of the trade; a bare number may follow. */
const ofTrade = [
  'order|booking|reservation|purchase|invoice|receipt|refund|return|delivery|packing slip|credit note',
  'commande|r[eé]servation|facture|re[cç]u|remboursement|retour|livraison|avoir',
  'ordine|prenotazione|fattura|ricevuta|rimborso|reso|consegna',
  'pedido|reserva|factura|recibo|reembolso|devoluci[oó]n|entrega',
  'bestellung|auftrag|buchung|rechnung|quittung|erstattung|r[uü]cksendung|lieferung|gutschrift',
].join('|');

const withLetter = /(?<![\p{L}\d-])#?(?<number>[qb][-\s]?\d{4,12}(?:\/\d{1,4})?)(?![\p{L}\d-])/iu;
const afterWord = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${ofTrade})s?(?:\s+(?:no|nr|number|num[eé]ro|numero|n[uú]mero|nummer)\b\.?)?\s*:?\s*#?(?<number>\d{4,12}(?:\/\d{1,4})?)(?![\p{L}\d-])`,
  'iu',
);

/** The number of an order or a booking among other words: `Q-10052` of “invoice Q-10052”, `10060` of “order 10060”. */
export const numberNamed = (words: string): string | null =>
  (withLetter.exec(words) ?? afterWord.exec(words))?.groups?.['number'] ?? null;
