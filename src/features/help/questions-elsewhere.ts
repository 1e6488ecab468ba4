/**
 * The words of questions in French, Italian, Spanish and German, after the English that answers use. Without accents;
 * a star stands for any ending.
 */
export const questionsElsewhere = `
  accept: annehm*, angenommen, accept*, accett*, acept*
  access: zugriff*, zugang*, acces, acceso, rechte, droits, diritti, permessi, permisos
  account: compte, comptes, conto, cuenta, konto, kontos
  add: ajout*, aggiung*, aggiunt*, anad*, agreg*, hinzufug*, eintragen, anlegen, ajoute
  address: adresse, adressen, indirizz*, direccion*, anschrift
  again: erneut, nochmal*, wiederhol*, repetir, repito, ripetere, repeter, noch einmal, encore une fois, ancora una volta, di nuovo, otra vez, de nuevo
  answer: antwort*, beantwort*, repon*, rispo*, responder, respondo, respuest*
  approve: genehmig*, freigeb*, freigabe, approuv*, approvare, approvo, approvazione, aprob*, freischalt*, freigeschalt*, valider, validation, validare, validar
  arrive: ankomm*, angekommen, ankunft, arriver, arrivee, arrivees, arrivera, arrivare, arrivato, arrivata, arrivano, arriva, llega*, llego, llegan, eintreff*, eingetroffen
  available: lieferbar, verfugbar*, disponib*
  bank account: compte bancaire, coordonnees bancaires, bankkonto, bankverbindung, conto bancario, conto corrente, cuenta bancaria
  bank transfer: virement bancaire, virement, uberweisung, bonifico, transferencia
  become seller: werde ich lieferant, werde ich anbieter, werde ich verkaufer, werde ich dienstleister, anbieter werden, lieferant werden, verkaufer werden, dienstleister werden
  become: devenir, deviens, diventare, divento, diventa, hacerme, hacerse, convertirme, convertirse
  behind: hinter, steckt hinter, derriere, dietro, detras
  berth: liegeplatz*, amarre*, ormegg*, posto barca, atraque*, muelle, quai, banchina, steg
  block: sperren, gesperrt*, sperrt, sperre, bloqu*, blocc*
  booking: reserver, reservation, reservations, rendez-vous, prenot*, appuntament*, reserva, reservas, reservar, cita, citas, buchung*, buchen, gebucht, termin, termine, terminen, intervento
  breakdown failed: panne, pannes, avari*, guast*, ausgefallen, ausfall, defaillance, in panne, en panne, averi*
  bring: bringen, bringt, gebracht, apporter, amener, portare, traer
  buy: kauf*, gekauft, einkauf*, achet*, achat*, comprare, comprar, compra, compro, comprato, comprado, comprando, acquist*
  calendar: calendrier, calendario, kalender
  call: anrufen, rufen, telefonieren, appeler, telephoner, chiamare, telefonare, llamar, wen rufe
  cancel: annul*, disd*, cancelar, cancelacion, cancelo, anul*, stornier*, storno, absag*, abgesagt, kundig*
  captain: kapitan, capitaine, capitano, comandante, capitan
  card: carte bancaire, carte de credit, carte, carta di credito, carta, tarjeta*, karte, kreditkarte
  certificate: zertifikat*, nachweis*, diplom*, zeugnis*, certificad*
  change: changer, changement*, modif*, cambi*, ander*, geandert, anpass*, mettre a jour, aggiorn*, actualiz*, aktualisier*
  chargeback: ruckbuchung*, ruckbelastung*, contracargo*, impaye*, riaddebit*, retrofacturation*
  charged: debite, debitee, addebit*, cobran, cobrado, cobra, cobraron, abgebucht, abbuch*, belastet
  cheaper: gunstig*, billig*, pas cher, moins cher, economic*, barat*, meno caro
  checked: gepruft*, uberpruft*, verifie, verifies, verificato, verificati, verificado, verificados, controllat*, comprobad*, revisad*
  cleaner: reinigung*, putzen, nettoy*, pulizi*, limpi*
  close: fermer, ferme, fermeture, chiud*, chius*, cerrar, cierro, cierra, cerrad*, schliess*, geschlossen
  colleague: mitarbeiter*, kolleg*, collegue*, collegh*, empleado*, companero*, dipendent*, employe, employes
  collect: abhol*, retrait, ritir*, recoger, recogida, recoge, recuperer, recupere, retirer, venir chercher, passer prendre, aller chercher, venire a prendere, passare a prendere, passo a prendere, pasar a buscar, ir a buscar
  colour: farbe*, couleur*, colore, colori, color, colores
  commission: commission*, comision*, provision, vermittlungsgebuhr*, anteil*, quelle part, que parte, quanta parte, quale parte, que porcentaje, porcentaje, percentuale, pourcentage, prozent*, prenez vous, vous prenez, vous gardez, gardez vous, nehmt ihr, behaltet ihr, behalt ihr, os quedais, te quedas, se queda quayside, guadagna quayside, trattenete, trattiene, vi tenete
  company: firma, firmen*, societe, entreprise, azienda, ditta, empresa, unternehmen
  compare: vergleich*, confront*, comparar
  confirm: bestatig*, conferm*, confirmer, confirmar
  contact: contacter, contatt*, contactar, contacto, kontakt*
  cost: combien coute, combien, cout, couts, coute, frais, quanto costa, costo, costi, costa, cuanto cuesta, cuanto, cuesta, coste, costes, kosten, kostet, gebuhr*
  crew member: crewmitglied*, besatzungsmitglied*, membre d equipage, membre de l equipage, membro dell equipaggio, miembro de la tripulacion, otro miembro, otro tripulante, un altro membro, un autre membre, weiteres mitglied, miembro, membro, membre
  crew: mannschaft, besatzung, equipage, equipaggio, tripula*
  customer: kunde, kunden, kundin, cliente, clienti, clientes
  customs: zoll, douane, dogana, aduana
  damage: schaden, schaeden, dommage*, danni, danno, dano, danos, brise, brisee
  damaged: endommag*, casse, cassee, abim*, defectueu*, dannegg*, rotto, rotta, difettos*, danad*, roto, rota, defectuos*, beschadig*, kaputt*, defekt*
  dark theme: dunkles design, dunkles thema, dunkler modus, dunkelmodus, nachtmodus, mode sombre, theme sombre, mode nuit, modalita scura, tema scuro, modo oscuro, tema oscuro, modo noche
  data: daten, donnees, dati, datos, datenschutz, confidentialite
  date: datum, fecha, fechas
  day before: la veille, veille, am vortag, vortag, am tag davor, einen tag vorher, il giorno prima, un giorno prima, el dia antes, un dia antes, la vispera, le jour avant, un jour avant
  deckhand: matrose*, matelot, marinaio, marinero*, stewardess, hotesse, bootsmann, second capitaine, marinai
  decline: ablehn*, abgelehn*, refuser, refusee, rifiut*, rechaz*
  delete account: fermer mon compte, supprimer mon compte, chiudere conto, eliminar cuenta, cerrar cuenta, konto loschen
  delivery: livr*, consegn*, spedi*, entreg*, envio, envios, enviar, liefern, lieferung*, liefert, geliefert, versand, versenden, verschick*, zustell*, reparten, reparto, repartir
  delivery address: lieferadresse, adresse de livraison, indirizzo di consegna, direccion de entrega
  delivery costs: frais de livraison, frais de port, spese di spedizione, spese di consegna, gastos de envio, costes de envio, versandkosten, lieferkosten
  deposit: anzahlung*, acompte, acconto, anticipo, deposito
  different: andere, anderen, anderer, anderes, anderem, autre, autres, altro, altra, altri, otro, otra, otros
  discount: rabatt*, mengenrabatt*, remise*, sconto, sconti, descuento*
  decide: entscheid*, decider, decidere, decidir
  dispute: streit*, litige*, controversi*, disputa*, conteste, contester, contestare, contesta
  diver: taucher*, plongeur*, sommozzator*, buzo, buzos
  document: dokument*, unterlagen, documentos, documenti
  download: herunterlad*, telecharg*, scaric*, descarg*
  driver: fahrer, chauffeur, livreur, autista, conductor
  earlier: fruher, plus tot, prima, antes
  earn: verdien*, gagne, gagner, guadagn*, ganar, gano, umsatz, umsatze, einnahmen, chiffre d affaires, incassi, ingresos
  electrician: elektriker*, electricien*, elettricist*, electricist*
  email: courriel*, correo, correos, mails
  emergency: urgence, urgences, notfall, notfalle, emergenz*, emergenc*, en cas d urgence, im notfall
  engine: motor, moteur, motore
  everybody: tout le monde, an alle, a tutti, a todos
  exempt: steuerfrei*, steuerbefreit, exoner*, esonerat*, esente, esenzione, exent*, exencion, sans taxe, sans tva, hors taxe, senza iva, sin iva, ohne mwst, ohne mehrwertsteuer, mehrwertsteuerfrei
  expected: erwartet*, voraussichtlich*, attendu, previst*
  expensive: teuer*, cher, chers, chere, caro, cara
  export: exportier*, exporter, esport*, exportar
  extra: zusatzlich*, supplement*, aggiuntiv*, adicional*
  immediately: sofort, immediat*, subito, inmediat*, tout de suite, ahora mismo, enseguida
  longer than planned: plus longtemps, plus long que prevu, langer gedauert, langer als, piu a lungo, piu del previsto, durato di piu, duro mas, mas tiempo del previsto, mas de lo previsto, tardo mas
  extra work: mas horas, mas tiempo, piu ore, plus d heures, mehr stunden, mehr zeit, travaux supplementaires, travail supplementaire, mehrarbeit, zusatzarbeit*, lavoro extra, lavori extra, trabajo adicional, trabajo extra
  failed: fehlgeschlagen, schlagt fehl, echoue, echouee, fallito, fallita, fallido, fallida
  fast: schnell*, vite, veloce, rapid*
  favourites shopping list: favorit*, favoris, preferit*, merkliste, merkzettel, wunschliste, einkaufsliste*, liste de courses, liste d achats, lista della spesa, lista de la compra
  find: suchen, suche, cherch*, cercare, cerco, trov*, buscar, busco
  finish: fertig, beenden, beendet, abschliess*, abgeschlossen, finir, fini, terminer, finire, finito, terminado, acabar, acabado
  fixed price: festpreis*, pauschal*, forfait*, prezzo fisso, precio fijo
  forgotten: vergess*, oubli*, dimentic*, olvid*
  free: kostenlos*, umsonst, gratuit*, gratis
  fridge: kuhlschrank, frigo
  guarantee: garantie, garanzia, garantia, gewahrleistung
  guest without account: ohne anmeldung, ohne konto, ohne registrierung, sans inscription, sans compte, senza registrazione, senza registrarmi, senza conto, senza account, sin registrarse, sin registrarme, sin registro, sin cuenta
  help: aide, aiuto, ayuda, hilfe
  hide: versteck*, ausblend*, masquer, cacher, nascond*, ocultar
  holiday: keine auftrage, keine buchungen, pas travailler, non lavorare, no trabajar, urlaub*, ferien, betriebsferien, vacances, conge, conges, vacacion*, vacanz*, ferie, feiertag*, jour ferie, jours feries, festivo, festivos, giorno festivo, giorni festivi
  i am a: ich bin, wir sind, je suis, nous sommes, soy, somos, sono un, sono una, siamo, siamo un
  hourly price: stundensatz, stundenlohn, pro stunde, a l heure, taux horaire, all ora, tariffa oraria, por hora
  protected: protege, protegee, geschutzt, protetto, protetti, protegido, protegida
  sale: vente, ventes, venta, ventas, vendita, vendite
  sailmaker: segelmacher*, velaio, velai, velero, veleros, maitre voilier, maitres voiliers
  i am a sailmaker: je suis voilier, nous sommes voiliers
  rigger: takler*, rigg*, greeur*, attrezzist*, aparejador*, jarciero*
  chandler: schiffsausruster*, yachtausruster*, shipchandler*, ship chandler, accastilleur*, efectos navales, fornitura navale, forniture navali
  surveyor: gutachter*, sachverstandig*, expert maritime, perito*
  saturday: samstag*, sonnabend*, samedi*, sabato, sabati, sabado*
  sell on quayside: ci iscriviamo, nos apuntamos, come ci iscriviamo, vendo mis productos, vender mis productos, vendere i miei prodotti, vendo i miei prodotti, vendre mes produits, vendre mes articles, meine produkte verkaufen, meine ware verkaufen, meine waren verkaufen, hier anbieten, hier verkaufen, me apunto, apuntarme, apuntarnos, mitmachen, proposer mes services, proposer nos services, offrir mes services, offrire i miei servizi, offro i miei servizi, ofrecer mis servicios, ofrezco mis servicios, meine dienste anbieten, meine dienste an, unsere dienste anbieten
  what is quayside: c est quoi ce site, c est quoi cette page, c est quoi quayside, qu est ce que ce site, que es esto, que es este sitio, que es esta pagina, cos e questo sito, che cos e questo sito, che sito e questo, was ist das hier, was ist diese seite, was ist das fur eine seite, worum geht es hier
  how does it work: fonctionne, ca marche, funziona, funciona, funktioniert
  how long: wie lange, combien de temps, quanto tempo, cuanto tiempo, cuanto tarda, cuanto tardan, cuanto se tarda, cuanto demora, quanto ci mette, quanto ci vuole, quanto impiega, combien de jours, wie viele tage
  how many: wie viele, wieviele, combien de, quante, quanti, cuantas, cuantos
  human: mensch*, une vraie personne, un humain, persona reale, una persona
  insurance: assurance*, assicuraz*, seguro de, versicherung*, versichert
  invite: einlad*, inviter, invitar, invitare, invito, invitiamo, invitamos, invite, inviti
  invoice: facture, factures, factura, facturas, facturer, fattur*, rechnung*, un recu, le recu, mon recu, ricevuta, ricevute, recibo, recibos, quittung*, beleg, belege
  item: artikel, articolo, articoli, articulo, articulos, un article, l article, cet article, merce, ware, waren
  job: auftrag*, encargo*, incaric*
  last minute: kurz vorher, kurzfristig*, in letzter minute, letzten moment, au dernier moment, a la derniere minute, derniere minute, all ultimo momento, ultimo momento, ultimo minuto, a ultima hora
  language: sprache*, langue*, lingua, lingue, idioma*, deutsch, francais, italiano, espanol
  late: retard*, ritard*, retras*, verspat*, zu spat, tarde
  leave: abfahr*, auslaufen, ablegen, abreisen, partir, partons, partire, partiamo, zarpar, salpar*
  liable: haft*, responsab*, verantwort*
  light theme: helles design, helles thema, heller modus, mode clair, theme clair, modalita chiara, tema chiaro, modo claro, tema claro
  limit: limite, limiti, limites
  locked out: ausgesperrt, komme nicht rein, nicht anmelden, nicht einloggen, connexion impossible, pas me connecter, non riesco ad accedere, no puedo entrar, no puedo iniciar sesion
  lost: verloren, perdu, perdue, perso, persa, perdid*
  maximum limit: hochst*, maximal*, massim*, maxim*
  meet nobody: niemand da, niemand an bord, personne a bord, nessuno a bordo, nadie a bordo
  message: nachricht*, messaggi*, mensaje*
  minimum: mindest*, minimal*, minim*
  minimum order: mindestbestell*, commande minimum, commande minimale, ordine minimo, pedido minimo
  missing: unvollstandig*, incompleto, incompleta, manquant*, mancante, mancanti, manca, falta, faltan, fehlt, fehlen
  mistake: fehler*, irrtum*, versehen*, erreur*, errore, errori, vertippt, vertan, me suis trompe, me suis trompee, mi sono sbagliato, mi sono sbagliata, me he equivocado
  money: geld, argent, soldi, denaro, dinero
  monthly: monatlich*, jeden monat, mensuel*, chaque mois, tous les mois, mensil*, ogni mese, mensual*, cada mes
  morning: morgens, vormittag*, matin, matins, mattina, mattino, por la manana
  move: deplac*, reporter, spost*, rimand*, aplaz*, verschieb*, verlegen
  name: nom, nome, nombre
  need account: muss ich mich anmelden, muss ich mich registrieren, muss man sich anmelden, brauche ich ein konto, faut il s inscrire, faut il creer un compte, dois je m inscrire, devo registrarmi, devo iscrivermi, serve un account, tengo que registrarme, necesito registrarme, necesito una cuenta, hay que registrarse
  no answer: antwortet nicht, ne repond pas, non risponde, no responde, no contesta
  no longer want cancel: nicht mehr haben, brauche nicht mehr, ne veux plus, non voglio piu, ya no quiero
  no show: nicht an bord, pas a bord, non era a bordo, non era li, no estaban, nicht da, nicht erschienen, nicht gekommen, nicht aufgetaucht, pas venu, pas la, etait absent, absent, non c era, non si e presentato, non si presenta, non e venuto, no estaba, no vino, no aparecio, no aparece, no se presenta
  nobody: niemand, personne, nessuno, nadie
  not arrived: non ho ricevuto, non abbiamo ricevuto, no hemos recibido, nicht bekommen, pas recu, pas arrive, pas arrivee, non ricevuto, non e arrivato, non e arrivata, no he recibido, no ha llegado, nicht angekommen, nicht erhalten
  notice ahead: vorlauf*, im voraus, preavis, a l avance, preavviso, in anticipo, antelacion
  notification: benachrichtig*, notific*
  number: nummer*, numero, numeros
  order: commande, commandes, commander, ordine, ordini, ordinare, ordinato, pedido, pedidos, pedir, bestell*
  orders status: wo ist meine bestellung, wo bleibt meine bestellung, ou est ma commande, dov e il mio ordine, donde esta mi pedido
  other brand: andere marke, autre marque, altra marca, otra marca
  out of stock: nicht mehr lieferbar, nicht lieferbar, plus disponible, non disponibile, no disponible, rupture de stock, ausverkauft, nicht vorratig, nicht auf lager, esaurit*, agotad*, sin stock
  owner: eigner*, eigentumer*, proprietaire*, armateur*, proprietari*, armator*, armador*, propietari*
  payout sell: werde ich bezahlt, werde ich ausgezahlt, werden wir bezahlt, suis-je paye, sommes-nous payes, vengo pagato, veniamo pagati, me pagan, nos pagan
  paid: paye, payee, payes, pagato, pagati, pagado, pagan, bezahlt, ausgezahlt, geld bekomme, bekomme mein geld
  parcel: paket*, colis, pacco, pacchi, pacchetto, paquete*
  partly: teilweise, en partie, partiellement, in parte, parzialmente, en parte, parcialmente
  password: mot de passe, contrasena, passwort, kennwort
  pause: pausier*, mettre en pause, sospend*
  pay: payer, paiement, paie, pagare, pagamento, pagamenti, paga, pagar, pago, pagos, zahlen, zahlt, zahle, bezahlen, zahlung*
  payout: me payez, nous payez, vous me payez, vous nous payez, mi pagate, ci pagate, bezahlt ihr mich, bezahlt ihr uns, bekomme ich das geld fur, bekomme ich geld fur, bekomme ich mein geld, bekommen wir unser geld, kriege ich mein geld, krieg ich mein geld, kommt mein geld, ich mein geld bekomme, cobro, cobramos, cobrar mi dinero, incasso, incassiamo, incassare, ricevo i soldi, ricevo i miei soldi, ricevo il mio denaro, recois je mon argent, recevoir mon argent, toucher mon argent, recibo mi dinero, recibo el dinero, recibimos el dinero, cobro por, cobramos por, suis je paye, suis je payee, sommes nous payes, versement*, auszahlung*, auszahlen, recibo el pago, recibo mi pago, recibir mi pago, recevoir mon paiement, ricevo il pagamento, erhalte ich meine zahlung, cobro mi trabajo, essere pagato, essere pagata, etre paye, etre payee, ser pagado, ser pagada
  penalty: strafe*, strafgebuhr*, penalite*, penale, penali, multa*, penalizac*, stornogebuhr*, stornierungsgebuhr*
  phone: telefonnummer, telefono, telefon, telephone
  photo: foto, fotos, bild, bilder, immagin*, imagen, imagenes
  port: porto, porti, puerto, puertos, hafen
  ports served: porti servite, porti coprite, puertos atienden, puertos sirven, ports desservez, ports servez, ports sont desservis, hafen bedient, hafen beliefert, hafen werden
  price: prix, prezzo, prezzi, precio, precios, preis, preise, preisen
  price list: liste de prix, listino prezzi, listino, lista de precios, preisliste*
  problem: probleme, problemes, problema, problemi, problemas, reclam*, reklam*, beschwer*
  product: produkt*, produit*, prodott*, producto, productos
  profile: profil, profilo, perfil
  provider: dienstleister*, prestataire*, prestator*
  quality: qualitat, qualite, qualita, calidad
  quantity: menge*, stuckzahl*, quantite*, quantita, cantidad*
  quick answer: reagier*, reaktion*, reagir, reagisce, reaccion*
  quote offer: angebot*, devis, preventiv*, presupuesto*, offert*, ofert*, offre, offres
  receive: ricevuto, ricevuti, erhalten, erhalte, recevoir, recevrai, recois, ricevere, ricevo, ricevero, recibir, recibire, empfang*
  recurring repeat: regelmassig*, regulier*, regolar*, regularmente
  refund: bekomme ich mein geld zuruck, bekommen wir unser geld zuruck, kriege ich mein geld zuruck, krieg ich mein geld zuruck, bekomme ich mein geld wieder, rembours*, rimbors*, reembols*, ruckerstatt*, erstatt*, geld zuruck, recuperer mon argent, dinero de vuelta
  remove: losch*, gelosch*, supprim*, elimin*, entfern*, borrar, borro, rimuov*
  repair: reparatur*, reparier*, repar*, ripar*
  request: anfrage*, demande, demandes, richiest*, solicit*
  return: rendre, retour, retourn*, renvoy*, reso, resi, restitu*, devolucion*, devolver, devuelv*, ruckgabe, rucksend*, zuruckgeb*, zurucksend*, zuruckschick*, devolber, devolv*, zuruckzugeben, zuruckzusenden, zuruckzuschicken, umtausch*
  reviews: bewertung*, avis, recension*, valoracion*, resena*
  safe: sicher*, securise*, securite, sicuro, sicura, sicurezza, segura, seguro pagar, seguridad, est ce sur, c est sur, es seguro
  scam: betrug*, arnaque*, truff*, estaf*, frode
  sell: vendre, vends, vendere, vender, verkauf*, vendo, vendemos, vendiamo, vendons, vendete
  send: senden, gesendet, schick*, geschickt, envoyer, envoye, inviare, invio, mandar, mando, expedi*
  service: dienstleistung*, leistung, servizio, servizi, servicio, servicios
  share: teilen, teile, partag*, condivid*, compart*
  shop: boutique, negozio, tienda, laden, geschaft
  sick: krank*, malade*, malat*, enferm*
  sign in: connexion, se connecter, connecter, accedere, accesso, iniciar sesion, einloggen, anmeldung
  sign out: ausloggen, abmelden, deconnexion, deconnecter, me deconnecter, se deconnecter, disconnettersi, disconnetti, esci, uscire, cerrar sesion, cerrar la sesion, salir de la cuenta
  sign up: inscri*, iscri*, registrar*, registrier*, registraz*, enregistr*, iscriversi, iscrizione, registrarsi, registrarse, registro, anmelden, registrieren
  size: grosse, grossen, taille*, taglia, taglie, talla, tallas, tamano*
  spare parts: ersatzteil*, piece de rechange, pieces de rechange, ricambi, ricambio, repuesto*, recambio*
  speak: sprechen, reden, parler, parlare, hablar
  spending: ausgaben, ausgegeben, depens*, speso, spesa, gastos, gastado, gasto
  start: beginn*, anfang*, commenc*, iniz*, empez*, comenz*
  stock: lagerbestand, lager, bestand, magazzino, existencias
  stolen: gestohlen, vole, rubato, robado
  stop: stopp*, aufhor*, arret*, smettere, smetto, parar, dejar de
  substitute: ersatz, ersatzartikel, ersatzprodukt*, alternativ*, remplac*, sostitu*, sustitu*
  sunday: sonntag*, dimanche*, domenica, domingo*
  supplier: fournisseur*, fornitor*, proveedor*, lieferant*
  support contact: kundendienst, kundenservice, service client, assistenza, servizio clienti, servicio al cliente, atencion al cliente, atencion
  suspend: suspendre, suspender, sospeso, escludere, exclure, excluir, ausschliess*
  tax: steuer, steuern, impot*, impuesto*, imposte, tasse
  technician: techniker*, technicien*, tecnico, tecnici, tecnicos, mechaniker*, mecanicien*, meccanic*, mecanico*, handwerker*
  terms: agb, conditions generales, condizioni generali, condiciones generales
  time: duree, durata, duracion, dauer, orario, horaire, horario, uhrzeit, heure, zeit, delai, delais, frist, fristen, plazo, plazos
  today: heute, aujourd hui, oggi, hoy
  together: zusammen, gemeinsam, ensemble, insieme, juntos
  tomorrow: morgen, demain, domani, manana
  tracking: sendungsverfolgung*, verfolgen, suivi, suivre, traccia*, seguimiento, rastre*
  travel: anfahrt, fahrzeit, fahrtkosten, anfahrtskosten, frais de deplacement, deplacement, trasferta, viaje, desplazamiento
  trust: vertrau*, serios*, zuverlassig*, confiance, fiable*, serieux, affidabil*, fidar*, confianza
  twice: doppelt, zweimal, deux fois, due volte, dos veces
  undo: ruckgangig*
  unhappy bad: non e soddisfatto, non e contento, no esta contento, no esta satisfecho, nicht zufrieden, pas satisfait, unzufrieden*, mecontent*, pas content*, insoddisfatt*, insatisfech*, schlecht*, descontent*
  upload: hochlad*, hochgeladen, lade hoch, lade, importier*, importer, caric*, subir, subo
  urgent: dringend*, eilig*, urgente*
  user: benutzer*, nutzer, utilisateur*, utente, utenti, usuario*
  variant: variante*, varianti
  vat: tva, mwst, mehrwertsteuer, umsatzsteuer, ust
  vat number: numero de tva, ust id, ustid, partita iva, numero iva, umsatzsteuer id
  vendor: verkaufer*, vendeur*, venditor*, vendedor*
  visible: sichtbar*, visibile, visibles, nicht gefunden, pas visible, no aparece mi, no aparecen
  voucher: gutschein*, bon de reduction, bon d achat, code promo, buono, buono sconto, cupon*
  wait: warte*, attendre, attends, attente, aspett*, esper*
  weather: wetter*, meteo, mal tiempo, brutto tempo, maltempo, mauvais temps
  week: woche*, semaine*, settiman*, semana*
  weekend: wochenende*, week-end, fin de semana, fine settimana
  withdraw from contract: widerruf*, retractation, diritto di recesso, recesso, desistimiento
  work: arbeiten, arbeite, travailler, travaille, lavor*, trabaj*
  working hours: horaires de travail, horaires, heures de travail, heures d ouverture, orari di lavoro, orari, horario laboral, horario de trabajo, horarios, arbeitszeit*, offnungszeit*
  write: schreib*, ecrire, scriver*, escrib*
  wrong: falsch*, mauvais*, sbagliat*, equivocad*, erron*
  yacht: bateau, barca, barco, boot, yate, schiff
  year: jahr*, annee*, anno, anni
`;

/** Words of those languages that say nothing about the subject. */
export const smallWordsElsewhere = `
  je j comment quand que quoi quel quelle quels quelles mon ma mes votre vos notre nos est c ce cet cette ces puis peut peux pouvez on le la les l un une des du de d au aux pour avec sans dans par sur
  si serai sera seront sont ai as avez ont faire fait faut dois doit veux voudrais en et ou y ne n pas plus qui me m se s vous nous il elle son sa ses
  come dove quanto quando che cosa chi mio mia miei lo i gli uno una di della dei delle da dal posso puo possono voglio vorrei devo deve ho ha e ed per con nel nella sul mi ci vi sono viene vengo fare non
  como donde cuando cual quien mis su sus el los las una puedo puede quiero debo tengo hay he te es esta por para y no lo del al
  wie wo wann was wer wen wem warum wieso welche welcher welches mein meine meinen meinem meiner unser unsere der die das den dem des ein eine einen einem einer ich wir sie er man kann konnen mochte
  will muss soll ist sind war und oder bei mit von zum zur fur auf im an nach noch mehr hat haben habe bekomme bekommt wird werden nicht kein keine gibt es wieder mir mich uns hoch ein
  neu neue neuen neuer neues nouveau nouvelle nuovo nuova nuevo nueva etre avoir aller tout toute tous tutto tutti todo todos alles alle etwas mal bitte ici qui hier aqui avete ont wollen kommt geht gehen
  ihr ihre euch sich als aber da dort dann beim zum zur ins vom vor seit ob wenn dass sein seine ihren c d ca cela ceci leur leurs mes nous etes suis peu tres bien molto piu anche perche sono siete hanno avere essere sono muy mas tambien porque son estan tiene tienen ser estar quiere um braucht brauche werde werdet ogni cada chaque jede jeder jedes faccio fanno hago hacen
`;
