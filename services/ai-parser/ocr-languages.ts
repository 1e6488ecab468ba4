/**
 * The languages that pictures are read in, by the names of their data: those of the lexicon whose data is in the
 * registry.
 */
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

/**
 * The value of AI_PARSER_OCR_LANGUAGES: names of installed data separated by commas, `eng,fra,ell`; the default is the
 * list above.
 */
export function ocrLanguagesOf(given: string | undefined): readonly string[] {
  const names = (given ?? '').split(',').map((name) => name.trim());
  const named = names.filter((name) => name !== '');
  return named.length > 0 ? named : usual;
}
