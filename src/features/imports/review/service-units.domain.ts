type PricedPer = 'visit' | 'hour' | 'day' | 'unit';

/** What a price is for; `unit` names it when `per` is `unit`. */
interface ServiceUnit {
  readonly per: PricedPer;
  readonly unit: string | null;
}

/** What lists call them in the languages of the ports; written without accents, in small letters. */
const unitNames: Readonly<Record<string, string>> = {
  hour: 'hour hours hourly hr hrs h stunde stunden std stundlich heure heures horaire hora horas ora ore orario all’ora uur uren ώρα час часа часов ч sat saat timme',
  day: 'day days daily d tag tage tages taglich jour jours journee journees journalier dia dias diario diaria giorno giorni giornata giornaliero dag dagen jornada день дня дней сутки gun dan',
  visit:
    'visit visits job jobs service services flat fixed flatrate fix callout call-out trip each-visit pauschal pauschale einsatz besuch festpreis forfait prestation intervention visite visita visitas servicio servicios forfettario intervento servizio prestazione tarifa-plana bezoek opdracht выезд визит услуга visit-fee once complete',
  'm²': 'm² m2 sqm sq.m qm quadratmeter square-metre square-metres square-meter square-meters metre-carre metres-carres metro-cuadrado metros-cuadrados metro-quadrato metri-quadrati metro-quadrado mq vierkante-meter м² м2 кв.м',
  'ft²': 'ft² ft2 sqft sq.ft square-foot square-feet',
  metre:
    'm metre metres meter meters lfm laufmeter mtr ml lm metre-lineaire metro metros metri metro-lineal metro-lineare running-metre running-meter linear-metre loa-metre м метр метра метров',
  foot: 'ft foot feet loa-foot pie pies piede piedi pied pieds fuss',
  item: 'item items piece pieces pc pcs pce unit units ea each no nr stk stuck stucke st pieza piezas pz pza unidad unidades ud uds pezzo pezzi piece-s unite unites u stuks шт штука штук kom adet pca pca.',
  person:
    'person persons people pax guest guests crew-member personne personnes persona personas persone gast gaste personen pers чел человек',
  cabin: 'cabin cabins kabine kabinen cabine cabines cabina cabinas hut hutten',
  week: 'week weeks weekly wk woche wochen semaine semaines semana semanas settimana settimane weken неделя',
  month: 'month months monthly monat monate mois mes meses mese mesi maand месяц',
  kg: 'kg kgs kilo kilos kilogram kilogramme кг',
  litre: 'l lt ltr litre litres liter liters litro litros litri литр',
  load: 'load loads wash ladung',
};

const meanings = new Map(
  Object.entries(unitNames).flatMap(([meaning, list]) =>
    list.split(' ').map((word) => [word.replaceAll('-', ' '), meaning] as const),
  ),
);

const leading =
  /^(?:(?:\/|per|pro|par|por|je|al|alla|all['’]|a la|a l['’]|l['’]|un|une|a|an|za|за|в|x|price|prix|preis|precio|prezzo)(?:\s+|(?<=[/'’]))|1\s*|\/)+/u;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[()[\]]/gu, ' ')
    .replaceAll(/[-_\s]+/gu, ' ')
    .trim();

function meaningOf(text: string): string | undefined {
  const whole = plain(text);
  const bare = whole.replace(leading, '').replace(/\.$/u, '').trim();
  return meanings.get(whole) ?? meanings.get(bare);
}

/** The price basis that a text names: hour, day, visit, or a unit; an unknown unit keeps its name. */
export function serviceUnitOf(text: string): ServiceUnit {
  const meaning = meaningOf(text);
  if (meaning === 'hour' || meaning === 'day' || meaning === 'visit') return { per: meaning, unit: null };
  // What a review itself calls "per unit" has no name yet.
  if (text === 'unit') return { per: 'unit', unit: null };
  return { per: 'unit', unit: meaning ?? text.replace(/^\s*(?:\/|per\s+)\s*/iu, '').trim() };
}
