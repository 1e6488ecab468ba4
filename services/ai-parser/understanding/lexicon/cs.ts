import type { Lexicon } from './lexicon.ts';

/** Czech and Slovak. */
export const cs: Lexicon = {
  language: 'cs',
  headers: {
    name: 'název, název produktu, název zboží, zboží, produkt, položka, výrobek, služba, název služby, služby, jídlo, názov, názov produktu, názov tovaru, tovar, položka názov, popis zboží',
    description: 'popis, popis produktu, poznámka, krátký popis, popis služby',
    variant: 'varianta, velikost, barva, variant, veľkosť, farba',
    code: 'kód, kód produktu, kód zboží, katalogové číslo, číslo zboží, kód tovaru, katalógové číslo, objednací číslo',
    rowId: 'č, číslo, pořadí, poř č, id, por č',
    barcode: 'čárový kód, ean, čiarový kód',
    partNumber: 'číslo dílu, kód výrobce',
    brand: 'značka, výrobce, výrobca',
    supplier: 'dodavatel, dodávateľ',
    category: 'kategorie, skupina, kategória, sortiment, podkategorie',
    type: 'typ, druh',
    price:
      'cena, ceny, prodejní cena, maloobchodní cena, cena služby, ceník, sazba, predajná cena, cena kč, moc, běžná cena',
    listPrice: 'doporučená cena, ceníková cena',
    unitPrice: 'jednotková cena, cena za kus, cena za jednotku, cena ks, cena mj',
    tradePrice: 'velkoobchodní cena, voc, veľkoobchodná cena',
    cost: 'nákupní cena, nákupná cena',
    salePrice: 'akční cena, původní cena, akciová cena, cena po slevě, zľavnená cena',
    discount: 'sleva, zľava',
    currency: 'měna, mena',
    tax: 'dph, sazba dph, sadzba dph',
    quantity:
      'skladem, množství, počet, počet kusů, sklad, dostupnost, množstvo, na sklade, stav skladu, zásoba',
    minimum: 'minimální množství, minimální odběr',
    unit: 'jednotka, mj, m j, měrná jednotka, merná jednotka',
    pack: 'balení, balenie, v baleni, ks v baleni',
    measure:
      'hmotnost, délka, šířka, výška, objem, teplota, vlhkost, vítr, tlak, srážky, věk, hmotnosť, dĺžka',
    image: 'obrázek, obrázky, foto, obrázok',
    duration: 'doba trvání, trvání, čas, trvanie',
    location: 'místo, město, adresa, miesto, mesto',
    date: 'datum, den, měsíc, rok, dátum, dodací lhůta',
    person: 'jméno, příjmení, zaměstnanec, funkce, plat, meno, priezvisko, pohlaví, žák',
    contact: 'telefon, e mail, ulice, psč',
    ordered: 'celkem, objednávka, částka, suma, spolu, celková cena',
    sale: 'zákazník, faktura, číslo faktury, datum objednávky, odběratel',
    ledger: 'zůstatek, účet, číslo účtu, má dáti, dal, zpráva pro příjemce, protiúčet',
  },
  withTax: 's dph, včetně dph, vč dph, vrátane dph',
  withoutTax: 'bez dph, plus dph',
  totals: 'celkem, součet, spolu, mezisoučet',
  euros: 'euro',
};
