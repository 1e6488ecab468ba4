/** The words of questions in French, Italian, Spanish and German, after the English that answers use. Without accents. */
export const questionsElsewhere = `
  account: compte, conto, cuenta, konto
  booking: reserver, rendez-vous, prenotazione, prenotare, appuntamento, reserva, reservar, cita, buchung, buchen, termin, intervento
  calendar: calendrier, calendario, kalender
  cancel: annuler, annulation, annullare, annullamento, disdire, disdetta, cancelar, cancelacion, anular, anulacion, stornierung, stornieren, storno, absagen, kundigen
  card: carte bancaire, carte, carta, tarjeta, karte, kreditkarte
  change: changer, modifier, modification, cambiare, modificare, cambiar, modificar, cambio, andern, anderung
  commission: commissione, comision, vermittlungsgebuhr
  contact: contacter, contatto, contattare, contacto, contactar, kontakt, telefono, telefon, telephoner
  cost: combien coute, combien, cout, couts, prix, frais, quanto costa, costo, costi, prezzo, cuanto cuesta, coste, costes, precio, kosten, preis, kostet, gebuhr
  damaged: endommage, casse, abime, defectueux, danneggiato, rotto, difettoso, danado, roto, defectuoso, beschadigt, kaputt, defekt
  delete account: fermer mon compte, supprimer mon compte, chiudere conto, eliminar cuenta, cerrar cuenta, konto loschen
  delivery: livraison, livrer, livre, consegna, consegnare, spedizione, entrega, entregar, envio, lieferung, liefern, versand
  delivery costs: frais de livraison, spese di spedizione, gastos de envio, versandkosten, lieferkosten
  guarantee: garantie, garanzia, garantia, gewahrleistung
  help: aide, aiuto, ayuda, hilfe
  how does it work: fonctionne, ca marche, funziona, funciona, funktioniert
  invoice: facture, fattura, factura, rechnung, recu, ricevuta, recibo, quittung, beleg
  late: retard, ritardo, retraso, verspatung, verspatet
  missing: manquant, mancante, manca, falta, fehlt
  move: deplacer, reporter, spostare, rimandare, aplazar, verschieben
  order: commande, commander, ordine, ordinare, pedido, pedir, bestellung, bestellen
  password: mot de passe, contrasena, passwort, kennwort
  pay: payer, paiement, pagare, pagamento, pagar, pago, zahlen, bezahlen, zahlung
  payout: versement, auszahlung, cobro
  port: porto, puerto, hafen
  price list: liste de prix, listino, listino prezzi, lista de precios, preisliste
  problem: probleme, problema, reclamo, reclamacion, reklamation, beschwerde
  refund: remboursement, rembourse, rembourser, rimborso, rimborsare, reembolso, reembolsar, ruckerstattung, erstattung, geld zuruck, recuperer mon argent, dinero de vuelta
  return: retour, retourner, renvoyer, reso, restituzione, restituire, devolucion, devolver, ruckgabe, rucksendung, zuruckgeben, zurucksenden
  sell: vendre, vendere, vender, verkaufen
  sign in: connexion, se connecter, accedere, accesso, iniciar sesion, einloggen
  sign up: inscription, inscrire, iscriversi, iscrizione, registrarsi, registrarse, registro, anmelden, registrieren
  supplier: fournisseur, fornitore, proveedor, lieferant
  time: duree, durata, duracion, dauer, orario, horaire, horario, uhrzeit
  vat: tva, mwst, mehrwertsteuer, umsatzsteuer
  working hours: horaires, orari, horarios, arbeitszeiten
  yacht: bateau, barca, barco
`;

/** Words of those languages that say nothing about the subject. */
export const smallWordsElsewhere = `
  je j comment quand que quoi quel quelle mon ma mes est ce puis peut on le la les un une des du de d l au aux pour avec sans dans il si ai faire veux voudrais peux en et
  come dove quando che cosa mio mia lo i gli di del della posso voglio ho non e per con nel si
  como donde cuando mi el los las una puedo quiero se es por para y no lo
  wie wo wann was mein meine meinen der die das den dem ein eine einen ich kann man mochte will ist sind und bei mit zum zur fur bekomme habe wird werden nicht gibt es wieder
`;
