import type { Lexicon } from './lexicon.ts';

export const it: Lexicon = {
  language: 'it',
  headers: {
    name: 'nome, prodotto, nome prodotto, nome del prodotto, articolo, nome articolo, denominazione, titolo, servizio, nome servizio, prestazione, trattamento, voce, prodotti, articoli, servizi, intervento, lavorazione, piatto, piatti, bevanda, bevande, vino, vini, farmaco, medicinale, ricambio, pezzo, lavoro, lavori, menu, pacchetto, barca, imbarcazione, attrezzo, materiale, designazione, merce',
    model: 'modello, nome modello',
    description:
      'descrizione, descrizione articolo, descrizione prodotto, descrizione breve, descrizione estesa, dettaglio, dettagli, note, commenti, osservazioni, caratteristiche, descrizione servizio',
    variant: 'variante, taglia, colore, misura, versione, opzione, formato',
    optionValue:
      'valore opzione, opzione valore, valore dell opzione, valore attributo, valori attributo, valore dell attributo, valore i attributo',
    optionName: 'nome opzione, opzione nome, nome attributo, nome dell attributo',
    code: 'codice, cod, codice articolo, codice prodotto, cod articolo, cod art, cod prodotto, sku, codice interno, codice art, n articolo, numero articolo, codice catalogo, numero catalogo',
    reference: 'riferimento, rif, referenza',
    rowId: 'numero, num, riga, identificativo, progressivo',
    groupKey: 'url riscritto',
    parent: 'genitore, prodotto padre, padre, prodotti raggruppati',
    barcode: 'codice a barre, codice barre, barcode, ean, codici a barre',
    partNumber:
      'codice produttore, codice fornitore originale, numero parte, codice originale, codice costruttore, riferimento produttore, cod produttore, codice oem, codice ricambio',
    brand: 'marca, marchio, produttore, costruttore, casa, laboratorio',
    supplier: 'fornitore, codice fornitore, riferimento fornitore, distributore',
    category:
      'categoria, categorie, famiglia, gruppo, reparto, sottocategoria, linea, gruppo merceologico, settore',
    type: 'tipo, tipologia, tipo prodotto, genere',
    department: 'dipartimento',
    price:
      'prezzo, prezzo di vendita, prezzo vendita, prezzi, listino, prezzo netto, prezzo lordo, tariffa, tariffe, prezzo al pubblico, prezzo pubblico, prezzo di listino, costo del servizio, costo servizio, compenso, prezzo finale, importo unitario, prezzo cliente, prezzo al giorno, prezzo orario, tariffa oraria, prezzo a persona, prezzo ivato, prezzo con iva, prezzo senza iva, prezzo attuale, nuovo prezzo, prezzo al kg, prezzo kg, prezzo listino, prezzo con ricarico, costo orario, costo al giorno, prezzo dettaglio, prezzo al dettaglio, prezzo vendita ivato, prezzo contanti, contanti',
    listPrice: 'prezzo consigliato, prezzo listino, prezzo di catalogo, prezzo al pubblico consigliato',
    unitPrice:
      'prezzo unitario, prezzo per unita, prezzo cad, prezzo cadauno, prezzo unit, prezzo al pezzo, p unitario',
    cost: 'costo, prezzo di acquisto, prezzo acquisto, prezzo di costo, costo unitario, prezzo ingrosso, prezzo all ingrosso, costo acquisto',
    salePrice:
      'prezzo scontato, prezzo in offerta, prezzo offerta, offerta, prezzo promozionale, prezzo promo, prezzo precedente, prezzo barrato, prezzo speciale',
    discount: 'sconto, ricarico, margine, sconti, sc',
    factor: 'coefficiente, moltiplicatore',
    charge: 'spedizione, trasporto, spese di spedizione, cauzione, supplemento, spese',
    currency: 'valuta, moneta, divisa, codice valuta',
    taxIncluded: 'iva inclusa, iva compresa',
    tax: 'iva, aliquota, aliquota iva, imposta, tassa, codice iva, classe d imposta',
    quantity:
      'giacenza, quantita, qta, scorte, disponibilita, magazzino, in magazzino, disponibile, disponibili, giacenze, quantita disponibile, esistenza, stock, pezzi disponibili, rimanenza, quantita in magazzino',
    minimum:
      'quantita minima, scorta minima, ordine minimo, minimo ordine, sotto scorta, qta minima, scorta massima, consenti ordini arretrati',
    flag: 'pubblicato, attivo, visibile, visibilita nel catalogo, in evidenza, stato, venduto singolarmente, consenti recensioni clienti, in stock',
    unit: 'unita, unita di misura, um, u m, udm, misura di vendita, unita di vendita, al, per, unita misura',
    pack: 'confezione, confezioni, imballo, pezzi per confezione, cartone, pz conf, pezzi per cartone, conf',
    measure:
      'peso, peso kg, lunghezza, larghezza, altezza, profondita, dimensioni, volume, temperatura, umidita, vento, pressione, pioggia, eta, potenza, diametro',
    image: 'immagine, immagini, foto, url immagine, link immagine, indirizzo immagine',
    link: 'collegamento, sito, pagina, url esterno',
    tags: 'etichette, parole chiave, tag, abbreviazione',
    duration: 'durata, tempo, tempo stimato, durata minuti, ore, minuti, tempo di esecuzione',
    location: 'luogo, citta, indirizzo, porto, zona, sede, localita, ubicazione',
    date: 'data, giorno, mese, anno, data di creazione, scadenza, data di nascita, ora, tempi di consegna, consegna',
    person:
      'cognome, nome e cognome, nome completo, dipendente, persona, contatto, mansione, ruolo, stipendio, nazionalita, passaporto, sesso, equipaggio',
    contact: 'posta elettronica, telefono, cellulare, cap, via, fax, e mail',
    ordered: 'ordine, totale, importo, importo totale, subtotale, vendite, venduti, quantita ordinata',
    tradePrice: 'prezzo rivenditore, prezzo rivenditori, prezzo grossista, prezzo soci, prezzo riservato',
    sale: 'data ordine, numero ordine, fattura, numero fattura, data fattura, cliente, nome cliente, codice cliente, indirizzo di spedizione, metodo di pagamento, venditore',
    ledger:
      'dare, avere, addebito, accredito, conto, iban, data valuta, data contabile, data operazione, beneficiario, causale, movimento, saldo',
  },
  latest: 'nuovo, finale, attuale, dopo',
  hundredths: 'centesimi',
  withTax:
    'includono iva, includono l iva, iva inclusa, iva compresa, con iva, ivato, ivati, iva incl, inclusa iva, compresa iva, comprensivo di iva',
  withoutTax:
    'iva non inclusa, iva non compresa, non includono iva, non includono l iva, iva esclusa, senza iva, iva escl, piu iva, esclusa iva, imponibile, netto, oltre iva, al netto di iva',
  totals: 'totale, totali, subtotale, somma, totale generale, totale complessivo, importo totale',
  euros: 'euro',
};
