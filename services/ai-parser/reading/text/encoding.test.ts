import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { decode, inUtf8 } from './encoding.ts';

const french = 'Désignation;Prix\nAmarre tressée;64,00 €\nÉtrave à débord;12,50 €\n';
const russian = 'Наименование;Цена\nТрос швартовый;350\nКранец надувной;2400\n';
const polish = 'Nazwa;Cena\nŁańcuch kotwiczny;120\nŚruba napędowa;300\nOdbijacz żółty;45\n';
const greek = 'Περιγραφή;Τιμή\nΆγκυρα πτυσσόμενη;50\nΣχοινί πρόσδεσης;20\n';
const italian =
  "Descrizione;Prezzo\nCima d'ormeggio 3 capi Ø 14 mm;2,85\nCatena calibrata Ø 10 mm;11,40\nGrillo inox Ø10;7,20\n";
const lithuanian =
  'Prekės pavadinimas;Kaina\nŠvartavimo virvė;2,10\nGelbėjimosi liemenė;94,90\nTriumo siurblys, žalias;49,90\n';
const turkish = 'Ürün adı;Fiyat\nÇapa zinciri;120\nYağ filtresi;45\nŞişme usturmaça;30\n';

const hebrew =
  'קוד פריט,שם פריט,מחיר\n501,שאקל נירוסטה,18.90\n502,חגורת הצלה אוטומטית,520.00\n503,פנדר לבן,165\n';
const arabic =
  'كود الصنف;اسم الصنف;سعر البيع\n2001;حبل رسو;8.00\n2002;سترة نجاة للكبار;95.00\n2003;مصباح ملاحة;120\n';
const thai = 'รหัส,รายการ,ราคา\nB001,เสื้อชูชีพผู้ใหญ่,890\nB002,ไฟเดินเรือ,1690\nB003,เชือกไนลอน,38\n';
const czech = 'Název;Cena\nKotva deštníková;850\nVesta záchranná dětská;990\nLodní žebřík;1290\n';
const euros = 'Articolo;Conf.;Prezzo\nCima;cf 10 pz;€ 6,37\nGrillo;pz;1.202,50\nCavo;mt;€ 11,85\n';
const drawn =
  '┌───────┬────────┐\n│ Цена  │ Карабин│\n├───────┼────────┤\n│ 145.00│ Весло  │\n└───────┴────────┘\n';

it.each([
  ['utf-8', french, iconv.encode(french, 'utf-8')],
  ['utf-8', french, iconv.encode(french, 'utf-8', { addBOM: true })],
  ['utf-16le', french, iconv.encode(french, 'utf-16le', { addBOM: true })],
  ['utf-16be', french, iconv.encode(french, 'utf-16be', { addBOM: true })],
  ['utf-16le', french, iconv.encode(french, 'utf-16le', { addBOM: false })],
  ['windows-1252', french, iconv.encode(french, 'windows-1252')],
  ['windows-1251', russian, iconv.encode(russian, 'windows-1251')],
  ['koi8-r', russian, iconv.encode(russian, 'koi8-r')],
  ['cp866', russian, iconv.encode(russian, 'cp866')],
  // Its euro sign is where the library has the generic currency sign.
  ['macintosh', french, iconv.encode(french.replaceAll('€', '¤'), 'macintosh')],
  ['cp866', drawn, iconv.encode(drawn, 'cp866')],
  ['windows-1255', hebrew, iconv.encode(hebrew, 'windows-1255')],
  ['windows-1256', arabic, iconv.encode(arabic, 'windows-1256')],
  ['windows-874', thai, iconv.encode(thai, 'windows-874')],
  ['iso-8859-2', czech, iconv.encode(czech, 'iso-8859-2')],
  ['iso-8859-2', polish, iconv.encode(polish, 'iso-8859-2')],
  ['windows-1250', czech, iconv.encode(czech, 'windows-1250')],
  ['windows-1252', italian, iconv.encode(italian, 'windows-1252')],
  ['windows-1250', polish, iconv.encode(polish, 'windows-1250')],
  ['cp852', polish, iconv.encode(polish, 'cp852')],
  ['windows-1253', greek, iconv.encode(greek, 'windows-1253')],
  ['windows-1257', lithuanian, iconv.encode(lithuanian, 'windows-1257')],
  ['windows-1254', turkish, iconv.encode(turkish, 'windows-1254')],
  ['windows-1252', 'Name;Price\nCafé;3,50 €\n', iconv.encode('Name;Price\nCafé;3,50 €\n', 'windows-1252')],
  ['windows-1252', 'Name,Price\nRope,£3.50\n', iconv.encode('Name,Price\nRope,£3.50\n', 'windows-1252')],
  // Nothing but the euro sign tells: elsewhere its byte is a line of a drawn table, or a letter.
  ['windows-1252', euros, iconv.encode(euros, 'windows-1252')],
  ['windows-1252', 'Item;Size\nLever;90°\n', iconv.encode('Item;Size\nLever;90°\n', 'windows-1252')],
])('reads %s', (encoding, text, bytes) => {
  expect(decode(bytes)).toEqual({ text, encoding });
});

it.each(['cp437', 'cp850'])('reads the accents of DOS (%s)', (encoding) => {
  // Both have these letters at the same code points.
  const text = 'Désignation;Prix\nAmarre tressée;64,00\nBâche à débord;12,50\n';
  expect(decode(iconv.encode(text, encoding)).text).toBe(text);
});

it('reads a long text like a short one', () => {
  const text = 'Désignation;Prix €\n'.repeat(20_000);
  expect(decode(iconv.encode(text, 'windows-1252')).text === text).toBe(true);
  expect(decode(iconv.encode(text, 'utf-16be', { addBOM: true })).text === text).toBe(true);
});

it('reads a line pasted from elsewhere', () => {
  const mixed = Buffer.concat([
    Buffer.from('Été à Évian\nÂme créée\n', 'utf8'),
    iconv.encode('Größe\n', 'windows-1252'),
  ]);
  expect(decode(mixed)).toEqual({ text: 'Été à Évian\nÂme créée\nGröße\n', encoding: 'utf-8' });
  expect(inUtf8(mixed).isMixed).toBe(true);
});

it('drops zeros that a broken export left behind', () => {
  expect(decode(Buffer.from('a,b\n\0c,d\n'))).toEqual({ text: 'a,b\nc,d\n', encoding: 'utf-8' });
});
