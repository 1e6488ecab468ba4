/**
 * The words of questions in French, Italian, Spanish and German, after the English that answers use. Without accents;
 * a star stands for any ending.
 */
export const questionsElsewhere = `
  account: compte, comptes, conto, cuenta, konto, kontos
  add: ajout*, aggiung*, aggiunt*, anad*, agreg*, hinzufug*, eintragen, anlegen, ajoute
  address: adresse, adressen, indirizz*, direccion*, anschrift
  again: erneut, nochmal*, wiederhol*, repetir, repito, ripetere, repeter, noch einmal, encore une fois, ancora una volta, di nuovo, otra vez, de nuevo
  answer: antwort*, beantwort*, repon*, rispo*, responder, respondo, respuest*
  approve: genehmig*, freigeb*, freigabe, approuv*, approvare, approvo, approvazione, aprob*, freischalt*, freigeschalt*, valider, validation, validare, validar
  available: lieferbar, verfugbar*, disponib*
  bank account: compte bancaire, coordonnees bancaires, bankkonto, bankverbindung, conto bancario, conto corrente, cuenta bancaria
  bank transfer: virement bancaire, virement, uberweisung, bonifico, transferencia
  block: sperren, gesperrt*, sperrt, sperre, bloqu*, blocc*
  booking: reserver, reservation, reservations, rendez-vous, prenot*, appuntament*, reserva, reservas, reservar, cita, citas, buchung*, buchen, gebucht, termin, termine, terminen, intervento
  calendar: calendrier, calendario, kalender
  cancel: annul*, disd*, cancelar, cancelacion, cancelo, anul*, stornier*, storno, absag*, abgesagt, kundig*
  card: carte bancaire, carte de credit, carte, carta di credito, carta, tarjeta*, karte, kreditkarte
  checked: gepruft*, uberpruft*, verifie, verifies, verificato, verificati, verificado, verificados, controllat*, comprobad*, revisad*
  certificate: zertifikat*, nachweis*, diplom*, zeugnis*, certificad*
  change: changer, changement*, modif*, cambi*, ander*, geandert, anpass*, mettre a jour, aggiorn*, actualiz*, aktualisier*
  chargeback: ruckbuchung*, ruckbelastung*, contracargo*, impaye*, riaddebit*, retrofacturation*
  charged: debite, debitee, addebit*, cobran, cobrado, cobra, cobraron, abgebucht, abbuch*, belastet
  close: fermer, ferme, fermeture, chiud*, chius*, cerrar, cierro, cierra, cerrad*, schliess*, geschlossen
  colleague: mitarbeiter*, kolleg*, collegue*, collegh*, empleado*, companero*, dipendent*, employe, employes
  collect: abhol*, retrait, ritir*, recoger, recogida, recoge
  colour: farbe*, couleur*, colore, colori, color, colores
  commission: commission*, comision*, provision, vermittlungsgebuhr*
  company: firma, firmen*, societe, entreprise, azienda, ditta, empresa, unternehmen
  compare: vergleich*, confront*, comparar
  confirm: bestatig*, conferm*, confirmer, confirmar
  contact: contacter, contatt*, contactar, contacto, kontakt*
  cost: combien coute, combien, cout, couts, coute, frais, quanto costa, costo, costi, costa, cuanto cuesta, cuanto, cuesta, coste, costes, kosten, kostet, gebuhr*
  customer: kunde, kunden, kundin, cliente, clienti, clientes
  damaged: endommag*, casse, cassee, abim*, defectueu*, dannegg*, rotto, rotta, difettos*, danad*, roto, rota, defectuos*, beschadig*, kaputt*, defekt*
  date: datum, fecha, fechas
  decline: ablehn*, abgelehn*, refuser, refusee, rifiut*, rechaz*
  delete account: fermer mon compte, supprimer mon compte, chiudere conto, eliminar cuenta, cerrar cuenta, konto loschen
  delivery: livr*, consegn*, spedi*, entreg*, envio, envios, enviar, liefern, lieferung*, liefert, geliefert, versand, versenden, verschick*, zustell*
  delivery address: lieferadresse, adresse de livraison, indirizzo di consegna, direccion de entrega
  delivery costs: frais de livraison, frais de port, spese di spedizione, spese di consegna, gastos de envio, costes de envio, versandkosten, lieferkosten
  discount: rabatt*, mengenrabatt*, remise*, sconto, sconti, descuento*
  dispute: streit*, litige*, controversi*, disputa*, conteste, contester, contestare, contesta
  diver: taucher*, plongeur*, sommozzator*, buzo, buzos
  document: dokument*, unterlagen, documentos, documenti
  download: herunterlad*, telecharg*, scaric*, descarg*
  email: courriel*, correo, correos, mails
  everybody: tout le monde, an alle, a tutti, a todos
  export: exportier*, exporter, esport*, exportar
  extra work: travaux supplementaires, travail supplementaire, mehrarbeit, zusatzarbeit*, lavoro extra, lavori extra, trabajo adicional, trabajo extra
  failed: fehlgeschlagen, schlagt fehl, echoue, echouee, fallito, fallita, fallido, fallida
  find: suchen, suche, cherch*, cercare, cerco, trov*, buscar, busco
  forgotten: vergess*, oubli*, dimentic*, olvid*
  guarantee: garantie, garanzia, garantia, gewahrleistung
  help: aide, aiuto, ayuda, hilfe
  holiday: urlaub*, ferien, betriebsferien, vacances, conge, conges, vacacion*, vacanz*, ferie
  how does it work: fonctionne, ca marche, funziona, funciona, funktioniert
  how long: wie lange, combien de temps, quanto tempo, cuanto tiempo
  how many: wie viele, wieviele, combien de, quante, quanti, cuantas, cuantos
  insurance: assurance*, assicuraz*, seguro de, versicherung*, versichert
  invite: einlad*, inviter, invitar, invitare
  invoice: facture, factures, factura, facturas, facturer, fattur*, rechnung*, un recu, le recu, mon recu, ricevuta, ricevute, recibo, recibos, quittung*, beleg, belege
  item: artikel, articolo, articoli, articulo, articulos, un article, l article, cet article, merce, ware, waren
  late: retard*, ritard*, retras*, verspat*, zu spat, tarde
  limit: limite, limiti, limites
  lost: verloren, perdu, perdue, perso, persa, perdid*
  message: nachricht*, messaggi*, mensaje*
  minimum order: mindestbestell*, commande minimum, commande minimale, ordine minimo, pedido minimo
  missing: unvollstandig*, incompleto, incompleta, manquant*, mancante, mancanti, manca, falta, faltan, fehlt, fehlen
  money: geld, argent, soldi, denaro, dinero
  morning: morgens, vormittag*, matin, matins, mattina, mattino, por la manana
  move: deplac*, reporter, spost*, rimand*, aplaz*, verschieb*, verlegen
  name: nom, nome, nombre
  no answer: antwortet nicht, ne repond pas, non risponde, no responde, no contesta
  no show: nicht da, nicht erschienen, nicht gekommen, nicht aufgetaucht, pas venu, pas la, etait absent, absent, non c era, non si e presentato, non si presenta, non e venuto, no estaba, no vino, no aparecio, no aparece, no se presenta
  nobody: niemand, personne, nessuno, nadie
  not arrived: pas recu, pas arrive, pas arrivee, non ricevuto, non e arrivato, non e arrivata, no he recibido, no ha llegado, nicht angekommen, nicht erhalten
  order: commande, commandes, commander, ordine, ordini, ordinare, ordinato, pedido, pedidos, pedir, bestell*
  out of stock: nicht mehr lieferbar, nicht lieferbar, plus disponible, non disponibile, no disponible, rupture de stock, ausverkauft, nicht vorratig, nicht auf lager, esaurit*, agotad*, sin stock
  paid: recibo el dinero, recibo mi dinero, paye, payee, payes, pagato, pagati, pagado, pagan, bezahlt, ausgezahlt, geld bekomme, bekomme mein geld, cobro
  partly: teilweise, en partie, partiellement, in parte, parzialmente, en parte, parcialmente
  password: mot de passe, contrasena, passwort, kennwort
  pause: pausier*, mettre en pause, sospend*
  pay: payer, paiement, paie, pagare, pagamento, pagamenti, paga, pagar, pago, pagos, zahlen, zahlt, zahle, bezahlen, zahlung*
  payout: versement*, auszahlung*, auszahlen
  phone: telefonnummer, telefono, telefon, telephone
  photo: foto, fotos, bild, bilder, immagin*, imagen, imagenes
  port: porto, porti, puerto, puertos, hafen
  price: prix, prezzo, prezzi, precio, precios, preis, preise, preisen
  price list: liste de prix, listino prezzi, listino, lista de precios, preisliste*
  problem: probleme, problemes, problema, problemi, problemas, reclam*, reklam*, beschwer*
  product: produkt*, produit*, prodott*, producto, productos
  provider: dienstleister*, prestataire*, prestator*
  refund: rembours*, rimbors*, reembols*, ruckerstatt*, erstatt*, geld zuruck, recuperer mon argent, dinero de vuelta
  remove: losch*, gelosch*, supprim*, elimin*, entfern*, borrar, borro, rimuov*
  return: retour, retourn*, renvoy*, reso, resi, restitu*, devolucion*, devolver, devuelv*, ruckgabe, rucksend*, zuruckgeb*, zurucksend*, zuruckschick*
  reviews: bewertung*, avis, recension*, valoracion*, resena*
  sell: vendre, vends, vendere, vender, verkauf*
  service: dienstleistung*, leistung, servizio, servizi, servicio, servicios
  shop: boutique, negozio, tienda, laden, geschaft
  size: größe, größen, taille*, taglia, taglie, talla, tallas, tamano*
  sign in: connexion, se connecter, connecter, accedere, accesso, iniciar sesion, einloggen, anmeldung
  sign up: inscription, inscrire, iscriversi, iscrizione, registrarsi, registrarse, registro, anmelden, registrieren
  spare parts: ersatzteil*, piece de rechange, pieces de rechange, ricambi, ricambio, repuesto*, recambio*
  stock: lagerbestand, lager, bestand, magazzino, existencias
  sunday: sonntag*, dimanche*, domenica, domingo*
  supplier: fournisseur*, fornitor*, proveedor*, lieferant*
  suspend: suspendre, suspender, sospeso, escludere, exclure, excluir, ausschliess*
  tax: steuer, steuern, impot*, impuesto*, imposte, tasse
  time: duree, durata, duracion, dauer, orario, horaire, horario, uhrzeit, heure, zeit, delai, delais, frist, fristen, plazo, plazos
  travel: anfahrt, fahrzeit, fahrtkosten, anfahrtskosten, frais de deplacement, deplacement, trasferta, viaje, desplazamiento
  upload: hochlad*, hochgeladen, lade hoch, lade, importier*, importer, caric*, subir, subo
  urgent: dringend*, eilig*, urgente*
  user: benutzer*, nutzer, utilisateur*, utente, utenti, usuario*
  vat: tva, mwst, mehrwertsteuer, umsatzsteuer, ust
  vat number: numero de tva, ust id, ustid, partita iva, numero iva, umsatzsteuer id
  vendor: verkaufer*, vendeur*, venditor*, vendedor*
  weekend: wochenende*, week-end, fin de semana, fine settimana
  work: arbeiten, arbeite, travailler, travaille, lavor*, trabaj*
  working hours: horaires de travail, horaires, heures de travail, heures d ouverture, orari di lavoro, orari, horario laboral, horario de trabajo, horarios, arbeitszeit*, offnungszeit*
  write: schreib*, ecrire, scriver*, escrib*
  wrong: falsch*, mauvais*, sbagliat*, equivocad*, erron*
  yacht: bateau, barca, barco, boot, yate, schiff
`;

/** Words of those languages that say nothing about the subject. */
export const smallWordsElsewhere = `
  je j comment quand que quoi quel quelle quels quelles mon ma mes votre vos notre nos est c ce cet cette ces puis peut peux pouvez on le la les l un une des du de d au aux pour avec sans dans par sur
  si serai sera seront sont ai as avez ont faire fait faut dois doit veux voudrais en et ou y ne n pas plus qui me m se s vous nous il elle son sa ses
  come dove quanto quando che cosa chi mio mia miei lo i gli uno una di della dei delle da dal posso puo possono voglio vorrei devo deve ho ha e ed per con nel nella sul mi ci vi sono viene vengo fare non
  como donde cuando cual quien mis su sus el los las una puedo puede quiero debo tengo hay he te es esta por para y no lo del al
  wie wo wann was wer wen wem warum wieso welche welcher welches mein meine meinen meinem meiner unser unsere der die das den dem des ein eine einen einem einer ich wir sie er man kann konnen mochte
  will muss soll ist sind war und oder bei mit von zum zur fur auf im an nach noch mehr hat haben habe bekomme bekommt wird werden nicht kein keine gibt es wieder mir mich uns hoch ein
`;
