import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { previewOf } from '../../pointing/preview.ts';
import { readFile } from '../read-file.ts';
import type { ReadStage } from '../table.ts';
import { cutScanOf, grid, photographOf, rowsOf, scanOf, type DrawnPage } from '../../testing/drawn-pages.ts';

async function read(bytes: Buffer) {
  const reported: [ReadStage, number, number | null][] = [];
  const file = await readFile(bytes, (...progress) => reported.push(progress));
  return { file, told: reported };
}

const cellsIn = ({ file }: Awaited<ReturnType<typeof read>>) =>
  file.ok ? file.value.tables.map(({ rows }) => [...rows].map(({ cells }) => cells)) : file.error.code;

const french = [
  ['Article', 'Stock', 'Prix'],
  ['Gilet de sauvetage', '14', '37,50'],
  ['Bouée couronne', '6', '87,50'],
  ['Échelle de bain', '2', '112,50'],
  ['Crème de polissage', '30', '9,95'],
];
const plain: DrawnPage = {
  texts: rowsOf({ top: 120, at: [70, [400, 'right'], [520, 'right']], size: 13, pitch: 26 }, french),
};

const recognised = { timeout: 120_000 };

describe('the list in a picture', recognised, () => {
  it('is read from a photograph taken askew, in its own language, with the clarity of each row', async () => {
    const result = await read(await photographOf(plain, { degrees: 2 }));
    expect(cellsIn(result)).toEqual([french]);
    const { file, told: reported } = result;
    if (!file.ok) throw new Error('It was read above');
    expect(file.value.format).toBe('image');
    expect(file.value.issues.map(({ code }) => code)).toEqual(['READ_FROM_PICTURE']);
    for (const { clarity } of file.value.tables[0]?.rows ?? []) {
      expect(clarity).toBeGreaterThan(0.3);
      expect(clarity).toBeLessThanOrEqual(1);
    }
    expect(reported.at(-1)).toEqual(['recognising', 1, 1]);
  });

  it('is read from a photograph taken sideways', async () => {
    expect(cellsIn(await read(await photographOf(plain, { degrees: 90 })))).toEqual([french]);
  });

  it('is read from between its lines', async () => {
    const lines = grid([60, 330, 420, 530], [100, 130, 156, 182, 208, 234]);
    expect(cellsIn(await read(await photographOf({ ...plain, lines })))).toEqual([french]);
  });

  it('is read with light letters on dark ground', async () => {
    const dark = await sharp(await photographOf(plain))
      .negate({ alpha: false })
      .png()
      .toBuffer();
    expect(cellsIn(await read(dark))).toEqual([french]);
  });

  it('is read with small letters, and leader dots before its prices', async () => {
    const texts = french.slice(1).flatMap(([name = '', , price = ''], place) => {
      const y = 120 + 26 * place;
      return [
        { x: 70, y, text: name, size: 13 },
        { x: 450, y, text: ' .'.repeat(32), size: 13, align: 'right' as const },
        { x: 520, y, text: price, size: 13, align: 'right' as const },
      ];
    });
    const cells = cellsIn(await read(await photographOf({ texts }, { scale: 1.3 })));
    expect(cells).toEqual([french.slice(1).map(([name = '', , price = '']) => [name, price])]);
  });

  it('is read from the pages of a scan', async () => {
    const greek: DrawnPage = {
      texts: rowsOf({ top: 120, at: [70, [520, 'right']], size: 13, pitch: 26 }, [
        ['Είδος', 'Τιμή'],
        ['Σχοινί πρόσδεσης', '25,00'],
        ['Άγκυρα', '89,00'],
        ['Πυροσβεστήρας', '64,00'],
        ['Λάδι κινητήρα', '18,50'],
      ]),
    };
    const { file } = await read(scanOf(greek));
    if (!file.ok) throw new Error(file.error.message);
    expect([...(file.value.tables[0]?.rows ?? [])].map(({ page, cells }) => [page, ...cells])).toEqual([
      [1, 'Είδος', 'Τιμή'],
      [1, 'Σχοινί πρόσδεσης', '25,00'],
      [1, 'Άγκυρα', '89,00'],
      [1, 'Πυροσβεστήρας', '64,00'],
      [1, 'Λάδι κινητήρα', '18,50'],
    ]);
    expect([file.value.format, file.value.issues.map(({ code }) => code)]).toEqual([
      'pdf',
      ['READ_FROM_PICTURE'],
    ]);
  });

  it('is read from a scan that is divided into two pictures', async () => {
    expect(cellsIn(await read(cutScanOf(plain)))).toEqual([french]);
  });

  it('is refused without text, or with illegible text', async () => {
    const hills = await loadImage(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><defs><linearGradient id="s" x2="0" y2="1">
       <stop stop-color="#8fc1e8"/><stop offset="1" stop-color="#f3e3c2"/></linearGradient></defs>
       <rect width="1200" height="800" fill="url(#s)"/><path d="M0 600 Q300 380 600 560 T1200 500 V800 H0Z" fill="#3c6b4f"/>
       <circle cx="930" cy="180" r="70" fill="#ffd166"/><path d="M500 640 l60 -160 60 160z" fill="#fff"/></svg>`,
      ),
    );
    const view = createCanvas(1_200, 800);
    view.getContext('2d').drawImage(hills, 0, 0);
    expect(cellsIn(await read(view.toBuffer('image/jpeg')))).toBe('FILE_NOT_A_LIST');
  });

  it('is read in Russian, whose letters Bulgarian and Belarusian have together', async () => {
    const offers = [
      ['Спасательный жилет', '350,00'],
      ['Огнетушитель порошковый', '1200,00'],
      ['Масло моторное', '980,00'],
      ['Кранец надувной', '2400,00'],
    ];
    const texts = rowsOf({ top: 120, at: [70, [520, 'right']], size: 13, pitch: 26 }, offers);
    expect(cellsIn(await read(await photographOf({ texts })))).toEqual([offers]);
  });

  it('is read in a language with letters of its own, as Slovak has', async () => {
    const offers = [
      ['Borovička Spiš', '1,20 €'],
      ['Kláštorné červené', '8,50 €'],
      ['Čierne pivo', '1,50 €'],
      ['Žuvačky', '0,80 €'],
      ['Lízatko', '0,50 €'],
    ];
    const texts = rowsOf({ top: 120, at: [70, [520, 'right']], size: 14, pitch: 28 }, offers);
    expect(cellsIn(await read(await photographOf({ texts })))).toEqual([offers]);
  });

  it('is refused in letters of no installed language, and can be looked at and pointed at', async () => {
    const offers = [
      ['Λέμβος διάσωσης', '350'],
      ['Πυροσβεστήρας', '1200'],
      ['Λάδι μηχανής', '980'],
      ['Σχοινί πρόσδεσης', '2400'],
      ['Άγκυρα', '1850'],
      ['Σημαία', '4500'],
      ['Φανός', '3150'],
      ['Τροχαλία', '2750'],
    ];
    const texts = rowsOf({ top: 120, at: [70, [520, 'right']], size: 14, pitch: 28 }, offers);
    const picture = await photographOf({ texts });
    vi.stubEnv('AI_PARSER_OCR_LANGUAGES', 'eng');
    const { file } = await read(picture);
    if (!file.ok) throw new Error(file.error.message);
    expect([file.value.tables, file.value.refusal?.code]).toEqual([[], 'FILE_NOT_A_LIST']);
    expect(file.value.pages).toHaveLength(1);
    const preview = await previewOf(picture, null, () => undefined);
    vi.unstubAllEnvs();
    const page = preview.ok ? preview.value.page : null;
    expect(page?.phrases.map(({ text }) => text)).toEqual(expect.arrayContaining(['350', '1200']));
  });

  it('is refused in a broken picture, or one with too many pixels', async () => {
    const whole = await photographOf(plain);
    expect(cellsIn(await read(whole.subarray(0, 4_000)))).toBe('FILE_UNREADABLE');
    const huge = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(cellsIn(await read(huge))).toBe('TOO_MUCH_WORK');
  });
});
