import { wordsOf } from './words.ts';

/** What things are sold by, as cells of lists have it, without accents and points. */
const unitWords: ReadonlySet<string> = new Set(
  [
    // English
    'each ea pc pcs piece pieces unit units set sets pair pairs pr pack packs pk pkt packet box boxes bx case cases ctn carton can cans tin tins',
    'bottle bottles btl tube tubes roll rolls bag bags drum drums pail jar bundle dozen dz sheet sheets reel coil kit length metre metres meter meters mtr ft foot yd',
    // Measures
    'm m2 m3 mm cm km kg g gr t l lt ltr liter litre litres ml cl',
    // German
    'stück stuck stk st satz paar packung pkg pack dose flasche flaschen rolle karton kiste kanister eimer tafel bund lfm lfdm rm sack beutel tube',
    // French
    'pce pièce piece pièces unité unite u lot boîte boite bidon bouteille rouleau sac carton paire jeu mètre metre ml seau fût fut',
    // Spanish, Portuguese, Catalan
    'ud uds unidad unidades und pza pieza caja cajas bolsa botella rollo juego par lata bote garrafa metro peça unidade cx caixa garrafa rolo saco',
    // Italian
    'pz pezzo pezzi nr cad conf confezione scatola bottiglia rotolo paio mt sacco',
    // Dutch and Scandinavian
    'stuk stuks doos fles rol zak set stk styk st pose flaske æske kasse par rulle burk ask flaska hylsa pkn pakke',
    // Slavic and Baltic
    'шт штука компл комплект упак уп пара рул рулон кор коробка бут м кг л бр szt sztuka kpl opak op para rolka ks kus bal sada kom komplet vnt gab gb tk kmpl',
    // Others
    'adet ad takım kutu paket τεμ τεμάχιο ζεύγος σετ db darab doboz buc bucata cutie 個 本 枚 箱 セット 个 件 套 箱 瓶 개 박스 pcs buah unit',
  ].flatMap((line) => wordsOf(line)),
);

/** `each`, `pcs.`, `carton de 6`, `box of 12`, `m²`: what is sold at the price; `1 kg` is how much. */
export function isUnit(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  const [first, ...rest] = wordsOf(plain);
  if (first === undefined || !unitWords.has(first) || !/^\p{L}/u.test(plain)) return false;
  return rest.length === 0 || (rest.length <= 2 && /\d$/u.test(plain));
}
