/** Names of units of both goods and services in price lists; in lower case, without accents. */
const measureNames: Readonly<Record<string, string>> = {
  'm²': 'm² m2 sqm sq.m qm quadratmeter square-metre square-metres square-meter square-meters metre-carre metres-carres metro-cuadrado metros-cuadrados metro-quadrato metri-quadrati metro-quadrado mq vierkante-meter м² м2 кв.м',
  'ft²': 'ft² ft2 sqft sq.ft square-foot square-feet',
  metre:
    'm metre metres meter meters mt lfm laufmeter mtr ml lm metre-lineaire metro metros metri metro-lineal metro-lineare running-metre running-meter linear-metre loa-metre м метр метра метров',
  foot: 'ft foot feet loa-foot pie pies piede piedi pied pieds fuss',
  kg: 'kg kgs kilo kilos kilogram kilogramme кг',
  litre: 'l lt ltr litre litres liter liters litro litros litri литр',
  'm³': 'm³ m3 cbm cubic-metre cubic-metres cubic-meter cubic-meters kubikmeter metre-cube metro-cubico м³ м3',
};

/** Names of a fixed price for the whole job, whatever its duration. */
const fixedPriceNames =
  'fixed-price fixed-fee flat-rate flat-fee flat-price lump-sum all-in all-inclusive one-off ' +
  'pauschalpreis pauschalbetrag fixpreis au-forfait forfaitaire prix-forfaitaire prix-fixe ' +
  'tarifa-plana tarifa-fija tarifa-unica precio-fijo precio-cerrado tanto-alzado a-tanto-alzado ' +
  'a-corpo prezzo-fisso prezzo-a-corpo tariffa-fissa tariffa-unica preco-fixo vaste-prijs фиксированная-цена';

/** Names of the units of services in the languages of the ports. */
const serviceUnitNames: Readonly<Record<string, string>> = {
  ...measureNames,
  hour: 'hour hours hourly hr hrs h stunde stunden std stundlich heure heures horaire hora horas ora ore orario all’ora uur uren ώρα час часа часов ч sat saat timme',
  day: 'day days daily d tag tage tages taglich jour jours journee journees journalier dia dias diario diaria giorno giorni giornata giornaliero dag dagen jornada день дня дней сутки gun dan',
  visit:
    'visit visits job jobs service services flat fixed flatrate fix callout call-out trip each-visit pauschal pauschale einsatz besuch festpreis forfait prestation intervention visite visita visitas servicio servicios forfettario intervento servizio prestazione bezoek opdracht выезд визит услуга visit-fee once complete project boat yacht vessel ' +
    fixedPriceNames,
  item: 'item items piece pieces pc pcs pce unit units ea each no nr stk stuck stucke st pieza piezas pz pza unidad unidades ud uds pezzo pezzi piece-s unite unites u stuks шт штука штук kom adet pca pca.',
  person:
    'person persons people pax pp p.p head guest guests crew-member personne personnes persona personas persone gast gaste personen pers чел человек',
  cabin: 'cabin cabins kabine kabinen cabine cabines cabina cabinas hut hutten',
  week: 'week weeks weekly wk woche wochen semaine semaines semana semanas settimana settimane weken неделя',
  month: 'month months monthly monat monate mois mes meses mese mesi maand месяц',
  load: 'load loads wash ladung',
  night: 'night nights nacht nachte nuit nuits noche noches notte notti',
  engine: 'engine engines motor motoren moteur moteurs motore motori motores мотор',
  generator: 'generator generators genset gensets generatore generatori generateur generador',
  winch: 'winch winches winsch winsche winde winden cabestrante verricello',
  sail: 'sail sails segel voile voiles vela velas vele zeil',
  tank: 'tank tanks tanque tanques serbatoio serbatoi reservoir reservoirs',
  battery: 'battery batteries batterie batterien baterias bateria batteria',
  hatch: 'hatch hatches luke luken escotilla escotillas',
  window: 'window windows fenster fenetre fenetres ventana ventanas finestra finestre',
  cushion: 'cushion cushions polster kissen coussin coussins cojin cojines cuscino cuscini',
  extinguisher:
    'extinguisher extinguishers feuerloscher extincteur extincteurs extintor extintores estintore estintori',
  'life raft': 'raft rafts life-raft life-rafts liferaft liferafts rettungsinsel balsa balsas zattera radeau',
};

/** Names of the units of goods in the languages of the ports. */
const productUnitNames: Readonly<Record<string, string>> = {
  ...measureNames,
  piece:
    'piece pieces pc pcs pce pces unit units un ea each no nos stk stck stuck stucke st pieza piezas pz pza unidad unidades ud uds u pezzo pezzi unite unites piece-s stuks τεμαχιο τεμαχια τεμ τμχ шт штука штук kom adet ad pca sztuka sztuki szt ks kus kpl db buc gab tk vnt kappale',
  pair: 'pair pairs pr prs paar paare paire paires par pares paio paia ζευγος ζευγη пара пары cift para pary',
  set: 'set sets satz garnitur jeu jeux juego juegos conjunto conjuntos serie σετ набор комплект takim zestaw sada',
  kit: 'kit kits',
  pack: 'pack packs pk pkt packet packets package packages packung packungen pck pckg paket pakete paquet paquets paquete paquetes pacchetto pacchi pacco confezione confezioni conf cf pak pakken embalagem πακετο συσκευασια упаковка уп упак paket opakowanie op balenie baleni balik pakkaus pakke paket pakend',
  box: 'box boxes bx schachtel schachteln boite boites caja cajas scatola scatole caixa caixas doos κουτι коробка кор kutu pudelko krabice aske eske',
  carton: 'carton cartons ctn karton kartons kartone cartone cartoni κιβωτιο koli',
  bottle:
    'bottle bottles btl btls flasche flaschen fl bouteille bouteilles btle botella botellas bot bottiglia bottiglie garrafa garrafas fles flessen μπουκαλι φιαλη бутылка бут sise butelka lahev flaske flaska',
  can: 'can cans dose dosen ds lata latas lattina canette blik κουτακι банка puszka',
  tin: 'tin tins',
  canister:
    'canister canisters jerrycan jerrycans jerry-can kanister kan bidon bidons bidones tanica taniche канистра',
  drum: 'drum drums fass fasser fut futs barril fusto fusti βαρελι бочка varil',
  bucket: 'bucket buckets eimer seau seaux cubo cubos secchio secchi emmer ведро kova',
  tube: 'tube tubes tubo tubi tubos тюбик tup',
  cartridge:
    'cartridge cartridges kartusche kartuschen cartouche cartouches cartucho cartuchos cartuccia cartucce картридж kartus',
  roll: 'roll rolls rl rolle rollen rouleau rouleaux rollo rollos rotolo rotoli rolo rol ρολο рулон rulo rolka role rulle',
  coil: 'coil coils spule bobine bobines bobina bobinas matassa',
  bag: 'bag bags sack sacke beutel sac sacs bolsa bolsas saco sacos sacco sacchi zak σακος мешок cuval torba',
  sheet: 'sheet sheets blatt platte platten tafel feuille feuilles hoja hojas foglio fogli лист',
  case: 'case cases kiste kisten caisse caisses cassa casse krat',
  spray: 'spray sprays spraydose aerosol aerosols',
};

type Meanings = ReadonlyMap<string, string>;

const meaningsIn = (names: Readonly<Record<string, string>>): Meanings =>
  new Map(
    Object.entries(names).flatMap(([meaning, list]) =>
      list.split(' ').map((word) => [word.replaceAll('-', ' '), meaning] as const),
    ),
  );

/** The standard units of services; visit, hour and day first. */
export const serviceUnits: readonly string[] = [
  ...new Set(['visit', 'hour', 'day', ...Object.keys(serviceUnitNames)]),
];

/** The standard units of goods; the most frequent first. */
export const productUnits: readonly string[] = [
  ...new Set(['piece', 'pair', 'set', 'pack', 'box', ...Object.keys(productUnitNames)]),
];

const serviceMeanings = meaningsIn(serviceUnitNames);
const productMeanings = meaningsIn(productUnitNames);

const leading =
  /^(?:(?:\/|\p{Sc}\s*\/|per|pro|par|por|je|al|alla|all['’]|a la|a l['’]|l['’]|un|une|a|an|za|за|в|x|price|prix|preis|precio|prezzo)(?:\s+|(?<=[/'’]))|1\s*|\/)+/u;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[()[\]]/gu, ' ')
    .replaceAll(/[-_\s]+/gu, ' ')
    .trim();

function meaningOf(text: string, meanings: Meanings): string | undefined {
  const whole = plain(text);
  const bare = whole.replace(leading, '').replace(/\.$/u, '').trim();
  return meanings.get(whole) ?? meanings.get(bare);
}

/**
 * The standard unit of a service (`hour`, `day`, `visit` or another) by any of its names; undefined if it is unknown.
 */
export const serviceUnitNamed = (text: string): string | undefined => meaningOf(text, serviceMeanings);

/** The standard unit of goods: `Stk.` and `pezzi` are `piece`; undefined if it is unknown. */
export const productUnitNamed = (text: string): string | undefined => meaningOf(text, productMeanings);
