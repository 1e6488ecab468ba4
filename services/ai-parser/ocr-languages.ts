/** The languages that pictures are read in, as their data is named: those of the lexicon whose data the registry has. */
const usual = [
  'eng',
  'fra',
  'ita',
  'spa',
  'por',
  'deu',
  'hrv',
  'tur',
  'ell',
  'nld',
  'ces',
  'slk',
  'pol',
  'ron',
  'hun',
  'swe',
  'fin',
  'dan',
  'ukr',
  'bul',
];

/** AI_PARSER_OCR_LANGUAGES: names of installed data with commas between, `eng,fra,ell`; without it the usual ones. */
export function ocrLanguagesOf(given: string | undefined): readonly string[] {
  const names = (given ?? '').split(',').map((name) => name.trim());
  const named = names.filter((name) => name !== '');
  return named.length > 0 ? named : usual;
}
