import { plain } from './meaning.domain.ts';

/**
 * The English names in listings, with the French, Italian, Spanish and German words that crew in the Mediterranean use
 * for them; without accents.
 */
const saidAs: Readonly<Record<string, readonly string[]>> = {
  anchor: ['ancre', 'ancora', 'ancla', 'anker'],
  'anchor chain': ["chaine d'ancre", 'catena ancora', 'cadena de ancla', 'ankerkette'],
  battery: ['batterie', 'batteria', 'bateria', 'baterias', 'batterien'],
  'bilge pump': ['pompe de cale', 'pompa di sentina', 'bomba de achique', 'lenzpumpe'],
  chain: ['chaine', 'catena', 'cadena', 'kette'],
  cleaning: ['nettoyage', 'pulizia', 'lavaggio', 'limpieza', 'lavado', 'reinigung'],
  diving: ['plongeur', 'sommozzatore', 'buzo', 'taucher'],
  electrical: ['electricien', 'elettricista', 'electricista', 'elektriker'],
  fender: ['pare-battage', 'pare-battages', 'parabordo', 'parabordi', 'defensa', 'defensas'],
  filter: ['filtre', 'filtro', 'filtri', 'filtros'],
  flare: ['fusee', 'fusees', 'razzo', 'razzi', 'bengala', 'bengalas', 'leuchtrakete'],
  'fuel filter': ['filtre carburant', 'filtro carburante', 'filtro de combustible', 'kraftstofffilter'],
  hull: ['coque', 'scafo', 'carena', 'casco', 'rumpf'],
  impeller: ['rouet', 'girante', 'rodete', 'impulsor'],
  'life jacket': [
    'gilet de sauvetage',
    'giubbotto salvagente',
    'giubbotto di salvataggio',
    'chaleco salvavidas',
    'rettungsweste',
    'schwimmweste',
  ],
  mechanical: ['mecanicien', 'meccanico', 'mecanico', 'mechaniker'],
  'mooring line': [
    'amarre',
    'amarres',
    'cima ormeggio',
    "cima d'ormeggio",
    'cabo de amarre',
    'amarra',
    'festmacher',
    'festmacherleine',
  ],
  oil: ['huile', 'olio', 'aceite', 'ol'],
  'engine oil': ['huile moteur', 'olio motore', 'aceite de motor', 'motorol'],
  'oil filter': ['filtre a huile', 'filtro olio', "filtro dell'olio", 'filtro de aceite', 'olfilter'],
  paint: ['peinture', 'pittura', 'pintura', 'farbe'],
  pump: ['pompe', 'pompa', 'bomba', 'pumpe'],
  rope: ['cordage', 'cima', 'cabo', 'seil', 'leine'],
  sail: ['voile', 'voilerie', 'veleria', 'segelmacher'],
  shackle: ['manille', 'manilles', 'grillo', 'grilli', 'grillete', 'grilletes', 'schakel'],
  teak: ['teck', 'teca'],
  towel: ['serviette', 'serviettes', 'asciugamano', 'asciugamani', 'toalla', 'toallas', 'handtuch'],
  varnish: ['vernis', 'vernice', 'barniz', 'klarlack'],
  wine: ['vin', 'vino', 'vini', 'vinos', 'wein'],
};

/** Words that connect the parts of a phrase. */
const joining = new Set(['a', 'd', 'de', 'dell', 'di', 'du', 'of']);

/** All spellings of a phrase: with or without apostrophes, hyphens and connecting words. */
const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/['’\-\s]+/u)
    .filter((word) => word !== '' && !joining.has(word));

const phrases = Object.entries(saidAs)
  .flatMap(([english, names]) => names.map((name) => ({ english, words: wordsOf(name) })))
  // "Olio motore" before "olio".
  .toSorted((one, other) => other.words.length - one.words.length);

/**
 * The text in English, as far as its words are known in another language: "oil filter" for "filtro de aceite". Null if
 * none is.
 */
export function inEnglish(text: string): string | null {
  const words = wordsOf(text);
  const said: string[] = [];
  let isTranslated = false;
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find(({ words: named }) => named.every((word, next) => word === words[at + next]));
    if (phrase === undefined) said.push(words[at] ?? '');
    else isTranslated = said.push(phrase.english) > 0;
    at += phrase?.words.length ?? 1;
  }
  return isTranslated ? said.join(' ') : null;
}
