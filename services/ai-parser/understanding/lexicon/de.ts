import type { Lexicon } from './lexicon.ts';

export const de: Lexicon = {
  language: 'de',
  joins: true,
  headers: {
    name: 'name, bezeichnung, artikel, produkt, produktname, artikelname, artikelbezeichnung, produktbezeichnung, titel, leistung, dienstleistung, service, leistungen, arbeit, ware, artikelbeschreibung kurz, kurzbezeichnung, benennung, position, leistungsbezeichnung, warenbezeichnung, produkte, angebot, tatigkeit, gericht, speise, getrank, getranke, wein, medikament, arzneimittel, ersatzteil, werkzeug, massnahme, behandlung, artikel bezeichnung, produktbezeichnung kurz, boot, fahrzeug, paket, leistungsart, dienstleistungen, materialbezeichnung, getraenk, getraenke, artikelbez, bez',
    model: 'modell, modellname, modellbezeichnung',
    description:
      'beschreibung, artikelbeschreibung, produktbeschreibung, kurzbeschreibung, langtext, details, bemerkung, bemerkungen, anmerkung, anmerkungen, hinweis, kommentar, beschreibungstext, leistungsbeschreibung, langbeschreibung, artikeltext',
    variant: 'variante, grosse, farbe, ausfuhrung, version, option, typ grosse, groesse, ausfuehrung',
    optionValue:
      'optionswert, option wert, attributwert, attributwerte, wert des attributs, attribut wert, attribut wert e',
    optionName: 'optionsname, option name, attributname, attribut name',
    code: 'artikelnummer, artikel nr, artikelnr, art nr, artnr, produktnummer, artikelcode, bestellnummer, bestell nr, bestellnr, sku, materialnummer, sachnummer, interne nummer, kurzel, produktcode, best nr, code, Katalognummer, Katalog-Nr',
    reference: 'referenz, ref, interne referenz, referenznummer, verweis',
    rowId: 'nr, nummer, lfd nr, pos, zeile, pos nr, lfdnr',
    groupKey: 'url schlussel',
    parent:
      'ubergeordnet, ubergeordnetes produkt, hauptartikel, vaterartikel, gruppierte produkte, elternartikel',
    barcode: 'ean, ean code, gtin, barcode, strichcode, ean nummer, ean nr',
    partNumber:
      'teilenummer, herstellernummer, hersteller nr, herstellerartikelnummer, hersteller artikelnummer, oem nummer, originalnummer, herst nr, hersteller art nr, teile nr, ersatzteilnummer',
    brand: 'marke, hersteller, fabrikat, produzent, herstellername',
    supplier:
      'lieferant, lieferantennummer, lieferanten artikelnummer, lieferantenname, lieferantenartikelnummer',
    category:
      'kategorie, kategorien, warengruppe, gruppe, produktgruppe, artikelgruppe, sparte, rubrik, unterkategorie, sortiment, produktkategorie, bereich',
    type: 'typ, art, produkttyp, produktart, artikeltyp, artikelart',
    department: 'abteilung',
    price:
      'preis, preise, verkaufspreis, vk, vk preis, nettopreis, bruttopreis, endpreis, preis netto, preis brutto, ladenpreis, vkpreis, regularer preis, stundensatz, tarif, honorar, satz, preis pro, preis ab, kosten, verrechnungssatz, gebuhr, entgelt, pauschale, vk netto, vk brutto, tagessatz, stundenlohn, pauschalpreis, wochenpreis, tagespreis, mietpreis, grundpreis pro, festpreis, brutto vk, netto vk, vk brutto preis, preis inkl mwst, aktueller preis, neuer preis, abgabepreis, avp, verkaufspreis brutto, verkaufspreis netto, verkaufspreise, gebuehr, euro preis, verkaufspreis euro, barpreis',
    listPrice:
      'uvp, liste, listenpreis, unverbindliche preisempfehlung, katalogpreis, empfohlener verkaufspreis, richtpreis, uvpe',
    unitPrice:
      'einzelpreis, stuckpreis, ep, preis pro stuck, preis je stuck, e preis, preis stuck, einheitspreis, preis pro einheit, preis je einheit, grundpreis, stueckpreis, preis pro stueck, preis je stueck',
    cost: 'einkaufspreis, ek, ek preis, ek netto, einstandspreis, selbstkosten, gestehungskosten, grosshandelspreis, bezugspreis',
    salePrice:
      'angebotspreis, sonderpreis, aktionspreis, reduzierter preis, alter preis, streichpreis, rabattpreis, vergleichspreis',
    discount: 'rabatt, nachlass, marge, aufschlag, skonto',
    factor: 'koeffizient, multiplikator',
    charge: 'versand, versandkosten, fracht, kaution, zuschlag, porto, anfahrt, anfahrtskosten, pfand',
    currency: 'wahrung, wahrungscode, waehrung, waehrungscode',
    taxIncluded: 'steuer enthalten, mwst enthalten',
    tax: 'mwst, mehrwertsteuer, ust, steuer, steuersatz, steuerklasse, mwst satz, steuerstatus, umsatzsteuer, mwst in',
    quantity:
      'bestand, lagerbestand, menge, anzahl, lager, auf lager, verfugbar, verfugbarkeit, vorrat, verfugbare menge, lagermenge, stuckzahl, bestandsmenge, stock, verfugbarer bestand, ist bestand, verfuegbar, verfuegbarkeit, verfuegbare menge, stueckzahl, verfuegbarer bestand',
    minimum:
      'mindestbestand, mindestmenge, mindestbestellmenge, meldebestand, min bestand, hochstbestand, lieferruckstande erlaubt, geringe lagermenge, mindestabnahme',
    flag: 'aktiv, veroffentlicht, sichtbar, sichtbarkeit im katalog, status, ist hervorgehoben, vorratig, kundenrezensionen erlauben, einzeln verkauft, zustand, verkauf moglich',
    unit: 'einheit, me, mengeneinheit, vpe einheit, masseinheit, verkaufseinheit, eh, abrechnung, abrechnungseinheit, je, pro, einh, preiseinheit, mengeneinh',
    pack: 'vpe, verpackungseinheit, packung, gebinde, karton, inhalt, packungsgrosse, verpackung, stuck pro packung, stuck pro karton, stk pro karton, stk je karton, pro karton',
    measure:
      'gewicht, gewicht kg, lange, breite, hohe, tiefe, abmessungen, masse, volumen, temperatur, feuchte, luftfeuchtigkeit, wind, druck, regen, niederschlag, alter, leistung kw, durchmesser, masse cm, laenge, hoehe, hohe cm, staerke, starke, tragkraft',
    image: 'bild, bilder, foto, fotos, bild url, bildlink, abbildung, bildadresse',
    link: 'webseite, seite, externe url',
    tags: 'schlagworter, stichworter, schlagworte, suchbegriffe, abkurzung, kurzel',
    duration:
      'dauer, zeit, zeitaufwand, dauer min, dauer minuten, arbeitszeit, stunden, minuten, zeitbedarf, bearbeitungszeit',
    location: 'ort, stadt, hafen, standort, adresse, einsatzort, region, gebiet, marina',
    date: 'datum, tag, monat, jahr, erstellt am, gultig ab, gultig bis, mhd, geburtsdatum, uhrzeit, lieferzeit',
    person:
      'vorname, nachname, familienname, mitarbeiter, person, ansprechpartner, gehalt, lohn, nationalitat, reisepass, geschlecht, rolle, rang, vor und nachname, besatzung',
    contact: 'e mail adresse, mail, telefon, handy, plz, strasse, telefonnummer, telefax, mobilnummer',
    ordered:
      'bestellung, bestellmenge, gesamt, gesamtpreis, summe, betrag, zwischensumme, umsatz, verkauft, gesamtbetrag, gp',
    tradePrice:
      'handlerpreis, wiederverkaufspreis, grosskundenpreis, mitgliederpreis, firmenpreis, haendlerpreis',
    sale: 'bestelldatum, rechnung, rechnungsnummer, rechnungsdatum, kunde, kundennummer, kundenname, auftragsnummer, lieferadresse, rechnungsadresse, zahlungsart, verkaufer',
    ledger:
      'soll, haben, saldo, konto, kontonummer, iban, bic, buchungstag, buchungsdatum, wertstellung, valutadatum, verwendungszweck, buchungstext, auftraggeber, empfanger, zahlungsempfanger, begunstigter, auftraggeber empfanger, wkn, isin, kurswert, einstandskurs, depotwert',
  },
  latest: 'neu, neuer, aktuell, aktueller, nach',
  hundredths: 'in cent, eurocent',
  withTax:
    'enthalten die mwst, enthalten mwst, verstehen sich inkl mwst, enthalten die gesetzliche mwst, inkl mwst, inklusive mwst, brutto, inkl ust, mit mwst, inkl steuer, incl mwst, inkl gesetzlicher mwst, inkl mehrwertsteuer, einschliesslich mwst, inkl 19 mwst',
  withoutTax:
    'exkl mwst, zzgl mwst, netto, ohne mwst, excl mwst, zzgl ust, exkl ust, ohne ust, ohne steuer, zuzuglich mwst, plus mwst, zzgl gesetzlicher mwst, zzgl 19 mwst',
  totals:
    'summe, gesamt, total, zwischensumme, gesamtsumme, gesamtbetrag, summe netto, summe brutto, endsumme, insgesamt',
  euros: 'euro',
};
