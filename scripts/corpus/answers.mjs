/** The minimum confidence of a value that is shown without a doubt; the review marks lower ones. */
const sureFrom = 0.6;

const norm = (value) =>
  String(value ?? '')
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
const digitsOf = (value) =>
  String(value ?? '')
    .replaceAll(/\D/gu, '')
    .replace(/^0+/u, '');
const close = (a, b) => Math.abs(Number(a) - Number(b)) < 0.005 + Math.abs(Number(b)) * 1e-9;

/** The answers of a run, judged by what the score ignores: their confidence and their sources. */
export function answersOf(files, bodies) {
  const sums = { rightSure: 0, rightDoubtful: 0, wrongSure: 0, wrongDoubtful: 0 };
  const notes = [];
  let values = 0;
  for (const file of files) {
    const body = bodies.get(file.file.replace(/^[dh]\d+_/u, ''));
    const answer = body && JSON.parse(body);
    const items = answer?.products ?? answer?.services ?? [];
    for (const wanted of file.expected) addSure(sums, items, wanted);
    values += notesOf(file.id, items, notes);
  }
  return { sums, notes, values };
}

const isWantedPrice = (price, { price: one, salePrice: other }) =>
  price !== null && (close(price, one) || close(price, other ?? Number.NaN));

function addSure(sums, items, wanted) {
  const named = items.filter((item) =>
    wanted.sku ? norm(item.sku) === norm(wanted.sku) : norm(item.name) === norm(wanted.name),
  );
  // A code may stand in two rows; the wanted one has the price, or the one that the list leaves as fair to take.
  const item = named.find(({ price }) => isWantedPrice(price, wanted)) ?? named[0];
  if (!item) return;
  for (const field of ['name', 'price', 'sku', 'quantity', 'currency']) {
    const [own, want] = [item[field], wanted[field]];
    const confidence = item.confidence[field];
    if (own === null || own === undefined || want === null || want === undefined || confidence === undefined)
      continue;
    const isRight =
      field === 'price'
        ? isWantedPrice(own, wanted)
        : field === 'quantity'
          ? close(own, want)
          : norm(own).includes(norm(want)) || norm(want).includes(norm(own));
    sums[`${isRight ? 'right' : 'wrong'}${confidence >= sureFrom ? 'Sure' : 'Doubtful'}`] += 1;
  }
}

/** Prices that are in none of their row's cells, and cells that are used for several offers. */
function notesOf(id, items, notes) {
  const served = new Map();
  let values = 0;
  let unheld = 0;
  for (const { name, price, source } of items) {
    if (price === null || price === undefined) continue;
    values += 1;
    const digits = digitsOf(price);
    const isHeld =
      digits === '' || source.values.some((text) => digitsOf(text).includes(digits.replace(/0+$/u, '')));
    if (!isHeld && (unheld += 1) <= 3)
      notes.push(`${id}: ${price} of “${name}” stands nowhere in its row ${source.row}`);
    const cell = `${source.sheet}\t${source.page}\t${source.cells.price}`;
    served.set(cell, (served.get(cell) ?? 0) + 1);
  }
  const twice = [...served].filter(([, count]) => count > 1);
  if (twice.length > 0) notes.push(`${id}: ${twice.length} cells of prices serve several offers`);
  return values;
}
