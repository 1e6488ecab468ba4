import type { Lexicon } from './lexicon.ts';

/** Swedish, Danish and Norwegian, whose lists look similar. */
export const sv: Lexicon = {
  language: 'sv',
  headers: {
    name: 'namn, benämning, produkt, produktnamn, artikel, artikelnamn, artikelbenämning, vara, varunamn, tjänst, tjänster, rätt, navn, produktnavn, varenavn, vare, varer, ydelse, tjeneste, tjenester, betegnelse, varebetegnelse',
    description:
      'beskrivning, produktbeskrivning, anmärkning, beskrivelse, varebeskrivelse, bemærkning, merknad',
    variant: 'variant, storlek, färg, størrelse, farve, farge',
    code: 'artikelnummer, artikelnr, art nr, artnr, varenummer, varenr, produktnummer, produktkod, artikkelnummer, varunummer, varekode',
    rowId: 'nr, nummer, id, rad',
    barcode: 'streckkod, ean, stregkode, strekkode, ean kod',
    brand: 'varumärke, märke, tillverkare, mærke, merke, producent, produsent, fabrikat',
    supplier: 'leverantör, leverandør',
    category: 'kategori, varugrupp, grupp, avdelning, varegruppe, produktgrupp, gruppe',
    type: 'typ, slag',
    price:
      'pris, priser, försäljningspris, utpris, salgspris, timpris, timepris, vejledende pris, veil pris, kundpris, avgift, taxa',
    listPrice: 'listpris, ordinarie pris, cirkapris, ca pris, rekommenderat pris, listepris, rek pris',
    unitPrice: 'styckpris, á pris, a pris, pris per st, enhetspris, enhedspris, stykpris, pris pr stk',
    tradePrice: 'grossistpris, återförsäljarpris, forhandlerpris',
    cost: 'inköpspris, inpris, kostpris, indkøbspris, innkjøpspris',
    salePrice: 'kampanjpris, reapris, tilbudspris, tidligare pris, førpris, rabatterat pris',
    discount: 'rabatt, rabat',
    factor: 'koefficient, multiplikator',
    currency: 'valuta',
    tax: 'moms, momssats, mva',
    quantity:
      'lagersaldo, saldo lager, antal, lager, lagerantal, i lager, kvantitet, antall, lagerbeholdning, på lager, lagerstatus, beholdning',
    unit: 'enhet, enhed',
    pack: 'förpackning, pakning, kartong, forpakning',
    measure:
      'vikt, längd, bredd, höjd, vægt, længde, højde, vekt, lengde, temperatur, luftfuktighet, vind, nederbörd, nedbør, alder, ålder',
    image: 'bild, bilder, billede, bilde',
    duration: 'varaktighet, tidsåtgång, varighed, varighet',
    location: 'plats, ort, stad, hamn, sted, havn',
    date: 'datum, dato, månad, år, leveranstid, måned',
    person:
      'förnamn, efternamn, fornavn, etternavn, efternavn, anställd, medarbetare, befattning, lön, løn, titel person, kön',
    contact: 'telefon, e post, adress, postnummer, mobil',
    ordered: 'summa, totalt, beställning, belopp, beløb, beløp',
    sale: 'kund, faktura, fakturanummer, orderdatum, kunde, ordredato',
    ledger: 'konto, bokföringsdag, insättning, uttag, bogføringsdato, bokføringsdato',
  },
  hundredths: 'i öre',
  withTax:
    'inklusive mervärdesskatt, inkluderar moms, inkl moms, med moms, inklusive moms, inkl mva, ink moms',
  withoutTax:
    'moms tillkommer, inkluderar inte moms, exkl moms, utan moms, exklusive moms, ekskl moms, ex moms, eks mva, ekskl mva, uden moms',
  totals: 'summa, totalt, total, i alt, sum, delsumma',
  euros: 'euro',
};
