import type { Understood } from '../review.types.ts';

type LeftOutCode = Understood['leftOut'][number]['code'];

const formats: Readonly<Record<Understood['format'], string>> = {
  csv: 'Text with columns (.csv)',
  tsv: 'Text with columns (.tsv)',
  txt: 'Text',
  xlsx: 'Excel workbook (.xlsx)',
  xlsm: 'Excel workbook (.xlsm)',
  xls: 'Excel workbook (.xls)',
  ods: 'LibreOffice workbook (.ods)',
  xml: 'XML',
  json: 'JSON',
  html: 'Web page',
  markdown: 'Markdown',
  pdf: 'PDF',
  image: 'Picture',
};

const separators: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/** Why a row is not a listing. */
export const leftOutLabels: Readonly<Record<LeftOutCode, string>> = {
  letterhead: 'Above the table',
  heading: 'A heading',
  'repeated-header': 'A repeated header',
  total: 'A total',
  footer: 'Below the table',
  parent: 'Details shared by its variants',
  hidden: 'Hidden in the file',
  blank: 'Empty',
  'no-name': 'Neither a name nor a price',
};

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** What was understood of the file as a whole, as terms and values; unknown facts are left out. */
export function factsOf({ format, encoding, separator, language, system, currency }: Understood) {
  const separated = separator === null ? null : (separators[separator] ?? `“${separator}”`);
  return [
    { term: 'Kind of file', description: formats[format] },
    { term: 'Created with', description: system },
    { term: 'Column separator', description: separated },
    { term: 'Text encoding', description: encoding?.toUpperCase() ?? null },
    { term: 'Language of the headers', description: language === null ? null : languages.of(language) },
    {
      term: 'Currency',
      description: currency === null ? 'Not stated in the file' : `${currency.code}, from ${currency.from}`,
    },
  ].filter(({ description }) => description !== null);
}
