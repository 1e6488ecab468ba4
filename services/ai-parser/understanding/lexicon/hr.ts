import type { Lexicon } from './lexicon.ts';

/** Croatian, and the Bosnian, Serbian and Slovene words where they differ: their lists look similar. */
export const hr: Lexicon = {
  language: 'hr',
  headers: {
    name: 'naziv, naziv proizvoda, naziv artikla, naziv robe, ime, ime proizvoda, ime artikla, artikl, artikal, artikli, proizvod, proizvodi, roba, stavka, usluga, usluge, naziv usluge, vrsta usluge, vrsta radova, jelo, pice, naziv jela, izdelek, izdelki, ime izdelka, naziv izdelka, storitev, storitve, artikel, naziv artikla usluge, назив, назив производа, назив артикла, производ, услуга',
    model: 'model, naziv modela',
    description:
      'opis, opis proizvoda, opis artikla, opis usluge, kratki opis, kratak opis, napomena, napomene, primjedba, opaska, detalji, specifikacija, opombe, opis izdelka, опис',
    variant: 'varijanta, varijacija, velicina, boja, izvedba, inacica, opcija, velikost, barva, razlicica',
    optionValue: 'vrijednost atributa, vrijednosti atributa, vrijednost opcije',
    optionName: 'naziv atributa, ime atributa, naziv opcije',
    code: 'sifra, sifra artikla, sifra proizvoda, sif, kod, kod artikla, kat broj, kataloski broj, kataloska sifra, broj artikla, interna sifra, sku, koda, oznaka, шифра',
    reference: 'referenca, ref, ref broj',
    rowId: 'rb, r br, redni broj, red br, broj, br, id, zap st, st, рб',
    groupKey: 'slug',
    parent: 'nadredeni, nadredeni proizvod, grupirani proizvodi',
    barcode: 'barkod, bar kod, ean, ean kod, gtin, crtni kod, crtna koda, баркод',
    partNumber: 'broj dijela, proizvodacki broj, originalni broj, oem broj, oem, sifra proizvodaca',
    brand:
      'marka, brend, proizvodac, proizvodac marka, robna marka, marka proizvoda, znamka, blagovna znamka, proizvajalec, proizvodjac',
    supplier: 'dobavljac, sifra dobavljaca, dobavitelj',
    category:
      'kategorija, kategorija proizvoda, kategorije, grupa, grupa artikala, grupa proizvoda, skupina, robna grupa, podgrupa, potkategorija, odjeljak, kategorija usluge, категорија',
    type: 'tip, vrsta, vrsta proizvoda, tip proizvoda',
    department: 'odjel, oddelek',
    price:
      'cijena, cijene, prodajna cijena, mpc, vpc mpc, maloprodajna cijena, cijena usluge, cijena kn, jedinica cijena, redovna cijena, tarifa, naknada, iznos naknade, cjenik, cena, cene, prodajna cena, maloprodajna cena, cena storitve, satnica, cijena sata, redna cena, цена, cijena sa pdv om, cijena s pdv om, cijena bez pdv a, dnevni najam, cijena najma, cijena eur, nova cijena, trenutna cijena, mpc kn, mpc eur, cijena za, malop cijena',
    listPrice: 'preporucena cijena, kataloska cijena, preporucena maloprodajna cijena, priporocena cena',
    unitPrice:
      'jedinicna cijena, cijena po komadu, cijena po jedinici, cijena za jedinicu mjere, cijena kom, cijena po jm, cena na enoto, jedinicna cena, cena po kosu, cijena za jedinicu',
    cost: 'nabavna cijena, fakturna cijena, nabavna, nabavna cena, ulazna cijena, trosak',
    salePrice:
      'akcijska cijena, snizena cijena, stara cijena, akcija, sidrena cijena, posebna cijena, cijena na akciji, najniza cijena, najniza cijena u posljednjih 30 dana, cijena s popustom, prethodna cijena, akcijska cena, stara cena, redna cena pred popustom',
    discount: 'popust, rabat, marza',
    factor: 'koeficijent',
    charge: 'dostava, postarina, kaucija, polog, doplata, povratna naknada',
    currency: 'valuta, oznaka valute',
    taxIncluded: 'pdv ukljucen, ddv vkljucen',
    tax: 'pdv, stopa pdv, stopa pdv a, pdv stopa, porez, porezna stopa, pnp, ddv, stopnja ddv, пдв',
    quantity:
      'kolicina, kol, stanje, zaliha, zalihe, na zalihi, na stanju, stanje zaliha, raspolozivo, dostupnost, raspolozivost, stanje na skladistu, skladiste, zaloga, na zalogi, kolicina na zalogi, razpolozljivost, dostupno, количина, стање',
    minimum:
      'minimalna kolicina, minimalna zaliha, min kolicina, minimalna narudzba, najmanja kolicina, min narudzba',
    flag: 'aktivan, aktivno, objavljeno, vidljivo, status, vidljivost',
    unit: 'jedinica, jedinica mjere, jed mjere, jed mj, jm, j m, mjerna jedinica, mj jed, mjera, enota, em, enota mere, jedinica mere, јм, јединица мере',
    pack: 'pakiranje, pakovanje, pak, kom u pakiranju, kutija, neto kolicina, netto kolicina, pakiranje kom, embalaza',
    measure:
      'tezina, masa, duljina, duzina, sirina, visina, dubina, dimenzije, volumen, zapremina, temperatura, vlaga, vlaznost, vjetar, tlak, padaline, oborine, dob, starost, snaga, promjer, teza, dolzina',
    image: 'slika, slike, fotografija, url slike, poveznica na sliku, slika url',
    link: 'poveznica, web stranica, url, veza, povezava',
    tags: 'oznake, kljucne rijeci',
    duration: 'trajanje, vrijeme trajanja, trajanje min, vrijeme, minute, sati, cas, cas trajanja',
    location: 'mjesto, grad, lokacija, luka, marina, adresa, regija, prodajno mjesto, kraj, mesto',
    date: 'datum, dan, mjesec, godina, vrijedi od, vrijedi do, rok trajanja, datum rodenja, rok isporuke, sat, leto, mesec',
    person:
      'prezime, ime i prezime, osoba, zaposlenik, djelatnik, kontakt osoba, radno mjesto, funkcija, placa, spol, drzavljanstvo, putovnica, ucenik, priimek, zaposleni',
    contact: 'e mail, email, telefon, tel, mobitel, faks, postanski broj, ulica, e posta, naslov',
    ordered:
      'ukupno, iznos, suma, narudzba, naruceno, ukupna cijena, vrijednost, promet, prodano, skupaj, znesek',
    tradePrice: 'veleprodajna cijena, vpc, veleprodajna cena, vp cijena, partnerska cijena',
    sale: 'datum narudzbe, broj narudzbe, racun, broj racuna, datum racuna, kupac, naziv kupca, klijent, adresa dostave, nacin placanja, prodavac',
    ledger:
      'duguje, potrazuje, saldo, iban, datum valute, datum knjizenja, opis placanja, isplata, uplata, primatelj, platitelj',
  },
  withTax:
    's pdv om, sa pdv om, s pdv, sa pdv, pdv ukljucen, ukljucen pdv, pdv je ukljucen, z ddv, ddv vkljucen, s porezom, ukljucuje pdv, sa porezom, са пдв',
  withoutTax:
    'bez pdv a, bez pdv, pdv nije ukljucen, plus pdv, brez ddv, ddv ni vkljucen, bez poreza, bez pdva, nije ukljucen pdv, без пдв',
  totals:
    'ukupno, sveukupno, suma, zbroj, ukupan iznos, ukupni iznos, medzbroj, meduzbroj, skupaj, vsota, zbir, укупно',
  euros: 'euro, eura, evro',
};
