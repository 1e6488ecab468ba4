import { codeOf, priceOf, title, type Drawing, type DrawnList } from './drawing.ts';
import { rowsOf, type DrawnPage } from './drawn-pages.ts';

const centre = 'center' as const;
const right = 'right' as const;

/**
 * Two columns of a menu, centred: a name with its price in one phrase, and below it its description in smaller letters.
 */
function centredMenu({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.slice(0, 14).map((name) => ({ name, price: priceOf(lot) }));
  const size = 10 + lot(2);
  const pitch = size * (3.1 + lot(3) / 4);
  const texts = offers.flatMap(({ name, price }, place) => {
    const x = place % 2 === 0 ? 165 : 430;
    const y = 140 + Math.floor(place / 2) * pitch;
    const told = tongue.told[place % tongue.told.length] ?? '';
    return [
      { x, y, text: `${name.toUpperCase()} ${tongue.money(price)}`, size, align: centre },
      { x, y: y + size * 1.35, text: told, size: size * 0.8, align: centre },
    ];
  });
  return {
    pages: [{ texts: [{ ...title(tongue.sections[0] ?? ''), x: 297, align: centre }, ...texts] }],
    offers: offers.map(({ name, price }) => ({ name: name.toUpperCase(), price })),
    currency: tongue.currency,
  };
}

/** A name, a dash and its price per phrase, in two columns of which the right one is slightly higher. */
function phrasesNotLevel({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.slice(0, 12).map((name) => ({ name, price: priceOf(lot) }));
  const size = 10 + lot(2);
  const off = lot(4);
  const texts = offers.map(({ name, price }, place) => ({
    x: place % 2 === 0 ? 60 : 320,
    y: 140 + Math.floor(place / 2) * size * 2.4 - (place % 2 === 0 ? 0 : off),
    text: `${name} - ${tongue.money(price)}`,
    size,
  }));
  return {
    pages: [{ texts: [title(tongue.sections[1] ?? ''), ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** A table whose header is on the first of three pages, and whose column of remarks is empty on the second. */
function headerOnFirstPage({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.map((name) => ({ name, price: priceOf(lot) }));
  const at = [60, 120, [400, right], 450] as const;
  const pageOf = (from: number): DrawnPage => ({
    texts: rowsOf({ top: 90, at, size: 9, pitch: 17 + lot(4) }, [
      ...(from === 0 ? [[tongue.heads.code, tongue.heads.name, tongue.heads.price, tongue.pieces]] : []),
      ...offers
        .slice(from, from + 5)
        .map(({ name, price }, place) => [
          codeOf(from + place, lot),
          name,
          tongue.plain(price),
          from === 5 ? '' : `${6 + place} ${tongue.pieces}`,
        ]),
    ]),
  });
  return { pages: [pageOf(0), pageOf(5), pageOf(10)], offers, currency: tongue.currency };
}

/** A small table for each section, each with the header repeated and columns as wide as their content. */
function tableASection({ tongue, lot }: Drawing): DrawnList {
  const { heads, names, pieces, sections } = tongue;
  const offers = names.map((name) => ({ name, price: priceOf(lot) }));
  const size = 9 + lot(2);
  const pitch = size * 1.8;
  const third = 5;
  const texts = sections.flatMap((section, place) => {
    const own = offers.slice(place * third, (place + 1) * third);
    const top = 120 + place * (third + 2.6) * pitch;
    const code = 120 + place * (8 + lot(12));
    const unit = 330 + ((place * 2) % 3) * 28;
    const at = [60, code, unit, [unit + 90, right]] as const;
    return [
      { x: 60, y: top, text: section, size: size - 0.5 },
      ...rowsOf({ top: top + pitch, at, size, pitch }, [
        [heads.code, heads.name, pieces, heads.price],
        ...own.map(({ name, price }, row) => [
          codeOf(place * third + row, lot),
          name,
          `${2 + lot(60)} ${pieces}`,
          tongue.plain(price),
        ]),
      ]),
    ];
  });
  return { pages: [{ texts: [title(sections.join(' · ')), ...texts] }], offers, currency: tongue.currency };
}

/** Cards side by side, each with a name, a code below it and the price below that. */
function cards({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.slice(0, 12).map((name) => ({ name, price: priceOf(lot) }));
  const size = 9 + lot(2);
  const texts = offers.flatMap(({ name, price }, place) => {
    const x = 110 + (place % 3) * 185;
    const y = 170 + Math.floor(place / 3) * 150;
    return [
      { x, y, text: name, size: size + 1, align: centre },
      { x, y: y + size * 1.6, text: codeOf(place, lot), size: size - 1, align: centre },
      { x, y: y + size * 3.4, text: tongue.money(price), size: size + 2, align: centre },
    ];
  });
  return {
    pages: [{ texts: [title(tongue.sections[0] ?? ''), ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** Prices before names. */
function pricesFirst({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.map((name) => ({ name, price: priceOf(lot) }));
  const size = 9 + lot(3);
  const texts = rowsOf(
    { top: 120, at: [[140, right], 160], size, pitch: size * 1.9 },
    offers.map(({ name, price }) => [tongue.money(price), name]),
  );
  return {
    pages: [{ texts: [title(tongue.sections[2] ?? ''), ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** A row number, a name, a unit and a price, with only a space between the last two. */
function raggedLines({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.map((name) => ({ name, price: priceOf(lot) }));
  const size = 10 + lot(2);
  const texts = offers.flatMap(({ name, price }, place) => {
    const y = 120 + place * size * 1.8;
    return [
      { x: 60, y, text: String(place + 1), size },
      { x: 85, y, text: `${name} ${tongue.money(price)}`, size },
    ];
  });
  return {
    pages: [{ texts: [title(tongue.sections[0] ?? ''), ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** A price by the glass and one by the bottle, each after its size. */
function twoSizesInLine({ tongue, lot }: Drawing): DrawnList {
  const rows = tongue.names.slice(0, 10).map((name) => ({ name, price: priceOf(lot) }));
  const size = 10 + lot(2);
  const texts = rows.map(({ name, price }, place) => ({
    x: 60,
    y: 120 + place * size * 2,
    text: `${name} ...... 0,2 l ${tongue.money(price)} 0,4 l ${tongue.money(price * 2)}`,
    size,
  }));
  return {
    pages: [{ texts: [title(tongue.sections[1] ?? ''), ...texts] }],
    offers: rows.flatMap(({ name, price }) => [
      { name: `${name} 0,2 l`, price },
      { name: `${name} 0,4 l`, price: price * 2 },
    ]),
    currency: tongue.currency,
  };
}

/** The currency sign to the left of each column of prices, as spreadsheets print accounts. */
function signsApart({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.map((name) => ({ name, price: priceOf(lot) }));
  const sign = tongue.money(1).replaceAll(/[\d.,\s]/gu, '');
  const at = [60, 130, 400, [500, right]] as const;
  const texts = rowsOf({ top: 110, at, size: 9, pitch: 16 + lot(6) }, [
    [tongue.heads.code, tongue.heads.name, '', tongue.heads.price.split(/[ ,]/u)[0] ?? ''],
    ...offers.map(({ name, price }, place) => [codeOf(place, lot), name, sign, tongue.plain(price)]),
  ]);
  return {
    pages: [{ texts: [title(tongue.sections[0] ?? ''), ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** Names over two lines, with the price level with the second. */
function priceOnSecondLine({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.longNames.flatMap((lines, place) => [
    { lines, price: priceOf(lot) },
    { lines: [tongue.names[place] ?? ''], price: priceOf(lot) },
  ]);
  const size = 9 + lot(3);
  let y = 110;
  const texts = offers.flatMap(({ lines, price }) => {
    const top = y;
    y += size * 1.2 * (lines.length - 1) + size * 2.2;
    return [
      ...lines.map((text, line) => ({ x: 60, y: top + line * size * 1.2, text, size })),
      { x: 480, y: y - size * 2.2, text: tongue.money(price), size, align: right },
    ];
  });
  return {
    pages: [{ texts: [title(tongue.heads.name), ...texts] }],
    offers: offers.map(({ lines, price }) => ({ name: lines.join(' '), price })),
    currency: tongue.currency,
  };
}

/** Centred names, each above its description in smaller letters and its price. */
function toldBeforePrices({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.slice(0, 12).map((name) => ({ name, price: priceOf(lot) }));
  const size = 10 + lot(3);
  const texts = offers.flatMap(({ name, price }, place) => {
    const y = 110 + place * size * 4.6;
    return [
      { x: 297, y, text: name, size, align: centre },
      { x: 297, y: y + size * 1.2, text: tongue.told[place % 4] ?? '', size: size * 0.7, align: centre },
      { x: 297, y: y + size * 2.4, text: tongue.money(price), size: size * 0.9, align: centre },
    ];
  });
  return {
    pages: [{ texts: [{ ...title(tongue.sections[0] ?? ''), x: 297, align: centre }, ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** Names and prices that are printed twice with a small offset, which makes them bold or gives them a shadow. */
function printedTwice({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.map((name) => ({ name, price: priceOf(lot) }));
  const off = 0.3 + lot(4) * 0.3;
  const texts = rowsOf(
    { top: 110, at: [60, [480, right]], size: 11, pitch: 22 },
    offers.map(({ name, price }) => [name, tongue.money(price)]),
  );
  return {
    pages: [{ texts: texts.flatMap((text) => [{ ...text, x: text.x + off, y: text.y + off }, text]) }],
    offers,
    currency: tongue.currency,
  };
}

/** A bullet before each name, and a colon between it and its price. */
function pointsWithColons({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.map((name) => ({ name, price: priceOf(lot) }));
  const size = 9 + lot(3);
  const texts = offers.map(({ name, price }, place) => ({
    x: 60,
    y: 120 + place * size * 2.1,
    text: `• ${name}: ${tongue.money(price)}`,
    size,
  }));
  return {
    pages: [{ texts: [title(tongue.sections[1] ?? ''), ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** Cards with the price at the top, above the name and description, in one column or side by side. */
function pricesOnTop({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.slice(0, 12).map((name) => ({ name, price: priceOf(lot) }));
  const beside = 1 + lot(2);
  const size = 9 + lot(3);
  const isTold = lot(2) === 0;
  const height = size * (3.4 + lot(2));
  const texts = offers.flatMap(({ name, price }, place) => {
    const x = 60 + (place % beside) * 270;
    const y = 120 + Math.floor(place / beside) * height;
    return [
      { x, y, text: tongue.money(price), size: size * 1.2 },
      { x, y: y + size * 1.3, text: name, size },
      ...(isTold ? [{ x, y: y + size * 2.4, text: tongue.told[place % 4] ?? '', size: size * 0.75 }] : []),
    ];
  });
  return {
    pages: [{ texts: [title(tongue.sections[0] ?? ''), ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** Names and prices in evenly spaced lines: only the beginning of the list shows which belong together. */
function evenLines({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.slice(0, 12).map((name) => ({ name, price: priceOf(lot) }));
  const isPriceFirst = lot(2) === 0;
  const size = 10 + lot(3);
  const texts = offers
    .flatMap(({ name, price }) => (isPriceFirst ? [tongue.money(price), name] : [name, tongue.money(price)]))
    .map((text, place) => ({ x: 60, y: 120 + place * size * 1.8, text, size }));
  return {
    pages: [{ texts: [title(tongue.sections[2] ?? ''), ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** Prices set by hand at varying positions, some with their cents apart. */
function driftingPrices({ tongue, lot }: Drawing): DrawnList {
  const offers = tongue.names.map((name) => ({ name, price: priceOf(lot) }));
  const size = 9 + lot(3);
  const away = 50 + lot(20);
  const texts = offers.flatMap(({ name, price }, place) => {
    const y = 120 + place * size * 2;
    const x = place > 3 && lot(3) === 0 ? 430 - away : 430;
    return [
      { x: 60, y, text: name, size },
      { x, y, text: tongue.money(price).replace(/(?<=[.,])(?=\d\d)/u, lot(4) === 0 ? ' ' : ''), size },
    ];
  });
  return {
    pages: [{ texts: [title(tongue.sections[1] ?? ''), ...texts] }],
    offers,
    currency: tongue.currency,
  };
}

/** A price for each season, with the word for prices centred above both. */
function seasonsUnderOneHead({ tongue, lot }: Drawing): DrawnList {
  const rows = tongue.names.slice(0, 10).map((name) => ({ name, prices: [priceOf(lot) + 50, priceOf(lot)] }));
  const size = 8 + lot(3);
  const at = [350, 460] as const;
  const texts = rowsOf(
    { top: 140, at: [60, [at[0], centre], [at[1], centre]], size, pitch: size * 2 },
    rows.map(({ name, prices }) => [name, ...prices.map(tongue.money)]),
  );
  return {
    pages: [
      {
        texts: [
          title(tongue.sections[0] ?? ''),
          { x: (at[0] + at[1]) / 2, y: 100, text: tongue.heads.price, size, align: centre },
          { x: 60, y: 114, text: tongue.heads.name, size },
          ...tongue.seasons.map((text, place) => ({ x: at[place] ?? 0, y: 114, text, size, align: centre })),
          ...texts,
        ],
      },
    ],
    offers: rows.flatMap(({ name, prices }) =>
      prices.map((price, place) => ({ name, variant: tongue.seasons[place] ?? '', price })),
    ),
    currency: tongue.currency,
  };
}

/** Layouts of menus, catalogues and printed sheets. */
export const layouts = {
  'a centred menu in two columns': centredMenu,
  'phrases at different heights': phrasesNotLevel,
  'a header on the first of three pages': headerOnFirstPage,
  'a table for each section': tableASection,
  'cards side by side': cards,
  'prices before names': pricesFirst,
  'numbered lines without columns': raggedLines,
  'two sizes per line': twoSizesInLine,
  'signs apart from their amounts': signsApart,
  'prices level with second lines': priceOnSecondLine,
  'descriptions between names and prices': toldBeforePrices,
  'texts printed twice': printedTwice,
  'bullets with colons': pointsWithColons,
  'seasons under one header': seasonsUnderOneHead,
  'prices at varying positions': driftingPrices,
  'prices at the top of cards': pricesOnTop,
  'names and prices in evenly spaced lines': evenLines,
} as const;
