/**
 * The French, Italian, Spanish and German words that crew in the Mediterranean use, after the English name in listings.
 * Without accents; the singular stands for the plural too.
 */
export const saidElsewhere = `
  ais: sart, transpondeur ais, trasponditore ais, transpondedor ais
  air conditioning: climatisation, climatiseur, condizionatore, aria condizionata, climatizzazione, aire acondicionado, klimaanlage
  alternator belt: courroie d'alternateur, cinghia alternatore, correa de alternador, keilriemen
  anchor: ancre, ancora, ancla, anker
  anchor chain: chaine d'ancre, catena ancora, catena dell'ancora, cadena de ancla, ankerkette
  anchor swivel: emerillon, girella, girevole, giratorio de ancla, ankerwirbel, wirbel
  anode: anodo, zinkanode, opferanode, anode sacrificielle, zinc anodo
  antifouling: antivegetativa, vernice antivegetativa, pintura antivegetativa, antiincrustante, pintura antiincrustante, patente, antifouling farbe, unterwasseranstrich, peinture antifouling, pittura antivegetativa
  apron: tablier, grembiule, delantal, schurze
  barometer: barometre, barometro
  bath towel: serviette de bain, drap de bain, asciugamano da bagno, telo da bagno, toalla de bano, badetuch
  bathrobe: peignoir, accappatoio, albornoz, bademantel
  battery: batterie, batteria, bateria, accumulateur
  battery charger: chargeur de batterie, caricabatterie, cargador de bateria, batterieladegerat, ladegerat
  bed linen: draps, linge de lit, parure de lit, lenzuola, biancheria da letto, sabanas, ropa de cama, bettwasche
  beer: biere, birra, cerveza, bier
  belt: courroie, cinghia, correa, riemen
  bilge pump: pompe de cale, pompa di sentina, bomba de achique, bomba de sentina, lenzpumpe, bilgepumpe
  binoculars: jumelles, binocolo, prismaticos, fernglas
  blanket: couverture, manta, decke
  block: poulie, bozzello, polea, taljenblock
  boathook: gaffe, mezzo marinaio, gancio d'accosto, bichero, bootshaken
  bread: pain, brot
  bunkering: avitaillement carburant, bunkeraggio, repostaje, bunkern, betankung
  butter: beurre, burro, mantequilla
  candle: bougie, candela, vela perfumada, kerze, duftkerze
  caviar: caviale, kaviar
  carpet: moquette, tappeto, alfombra, teppich
  carpet cleaning: nettoyage moquette, nettoyage tapis, pulizia tappeti, limpieza de alfombras, teppichreinigung
  chain: chaine, catena, cadena, kette
  champagne: champan, champagner, sekt, spumante
  chart: carte marine, carte nautique, carta nautica, seekarte
  cheese: fromage, formaggio, queso, kase
  chef: cuisinier, cuisiniere, cuoco, cuoca, cocinero, cocinera, koch
  chef jacket: veste de cuisine, veste de cuisinier, giacca da cuoco, chaquetilla de cocina, kochjacke
  chef knife: couteau de chef, coltello da chef, coltello da cucina, cuchillo de chef, cuchillo de cocina, kochmesser
  chocolate: chocolat, cioccolato, schokolade
  cleaner: nettoyant, detergente, limpiador, reiniger
  cleaning: nettoyage, pulizia, lavaggio, limpieza, lavado, reinigung
  clearance: dedouanement, clearance douane, sdoganamento, despacho de aduana, zollabfertigung, einklarierung
  clock: horloge, pendule, montre, orologio, reloj, borduhr, uhr
  coffee: cafe, caffe, kaffee
  compass: compas, bussola, brujula, kompass
  crane: grue, gru, grua, kran
  cushion: coussin, cuscino, cojin, kissen, polster
  cutlery: couverts, posate, cubiertos, cuberteria, besteck
  deck sealant: mastic de pont, sigillante ponte, sigillante coperta, sellador de cubierta, deckdichtmasse, dichtmasse
  deck shoes: chaussures de pont, chaussures bateau, scarpe da barca, scarpe da vela, zapatos nauticos, bootsschuhe, deckschuhe
  deck towel: serviette de pont, serviette de plage, telo mare, toalla de playa, strandtuch, badelaken
  diesel: gasoil, gazole, gasolio, diesel kraftstoff
  dinner plate: assiette, piatto, plato, teller
  diver: plongeur, plongeuse, sommozzatore, subacqueo, buzo, buceador, submarinista, taucher
  dishwasher tablets: dishwasher tabs, pastilles lave-vaisselle, pastiglie lavastoviglie, pastillas lavavajillas, spulmaschinentabs
  drinking water: eau potable, acqua potabile, agua potable, trinkwasser
  duct tape: ruban adhesif, nastro adesivo, cinta adhesiva, klebeband
  electrical: electricite, elettrico, elektrik
  electrician: electricien, elettricista, electricista, elektriker
  emergency: urgence, depannage, emergenza, urgenza, emergencia, notfall, notdienst
  engine: moteur, motore, motor
  engine oil: huile moteur, olio motore, aceite de motor, motorol, motoroel
  engine service: revision moteur, entretien moteur, vidange, tagliando motore, manutenzione motore, revision del motor, mantenimiento de motor, motorwartung, motorservice
  epaulettes: epaulette, galons, spalline, hombreras, charreteras, schulterstucke, schulterklappen
  epirb: balise de detresse, balise, boa epirb, radiobaliza, notfunkbake, seenotbake
  exhaust: echappement, scarico, escape, auspuff
  fender: pare-battage, defense, parabordo, defensa
  filter: filtre, filtro
  fire drill: exercice incendie, esercitazione antincendio, simulacro de incendio, feuerubung, brandschutzubung
  fire extinguisher: extincteur, estintore, extintor, feuerloscher
  first-aid kit: trousse de secours, trousse de premiers secours, pharmacie de bord, cassetta pronto soccorso, kit di pronto soccorso, botiquin, verbandskasten, verbandkasten, erste hilfe kasten, bordapotheke
  fish: poisson, pesce, pescado, fisch
  flag: drapeau, pavillon, bandiera, bandera, flagge
  flare: fusee, feu a main, razzo, fuoco a mano, bengala, signalrakete, leuchtrakete, seenotrakete
  florist: fleuriste, fioraio, fiorista, florista, floristin
  flower: fleur, fiore, flor, blume, blumenstrauss, bouquet de fleurs
  foul-weather jacket: veste de quart, cire, giacca cerata, cerata, chaqueta de agua, chubasquero, olzeug, segeljacke
  freshwater pump: groupe d'eau, pompe eau douce, pompe a eau douce, pompa acqua dolce, autoclave, bomba de agua dulce, druckwasserpumpe, frischwasserpumpe
  fruit: frutta, fruta, obst
  fuel: carburant, carburante, combustible, kraftstoff, treibstoff
  fuel filter: filtre carburant, filtre gasoil, filtro carburante, filtro gasolio, filtro de combustible, filtro de gasoil, kraftstofffilter, dieselfilter
  generator: generateur, groupe electrogene, generatore, gruppo elettrogeno, generador, grupo electrogeno, stromerzeuger
  generator service: entretien groupe electrogene, manutenzione generatore, mantenimiento del generador, generatorwartung
  glass: bicchiere, vaso, copa, glas
  gloves: gants, guanti, guantes, handschuhe
  hairdresser: coiffeur, coiffeuse, parrucchiere, peluquero, peluqueria, friseur
  hammer: marteau, martello, martillo
  hose: tuyau, tubo, manguera, schlauch
  hose clamp: collier de serrage, fascetta, abrazadera, schlauchschelle
  hull: coque, scafo, carena, casco, rumpf
  hull cleaning: rumpfreinigung, unterwasserreinigung, carenage
  hull polish: polissage coque, lustrage coque, lucidatura scafo, pulido de casco, rumpfpolitur
  ice: glace, glacons, ghiaccio, hielo, eiswurfel
  impeller: rouet, turbine de pompe, girante, rodete, impulsor
  inflatable: pneumatique, gommone, neumatica, schlauchboot
  inspection: inspection, ispezione, inspeccion, prufung, uberprufung
  interior clean: nettoyage interieur, pulizia interni, limpieza interior, innenreinigung
  jacket: veste, giacca, chaqueta, jacke
  knife: couteau, coltello, cuchillo, messer
  lamb: agneau, agnello, cordero, lamm
  lamp: lampe, lampada, lampara
  laundry: blanchisserie, pressing, laverie, lavanderia, lavanderie, wascherei, wascheservice
  life buoy: bouee de sauvetage, salvagente anulare, aro salvavidas, rettungsring
  life jacket: lifejacket, gilet de sauvetage, giubbotto salvagente, giubbotto di salvataggio, giubbotto, chaleco salvavidas, rettungsweste, schwimmweste
  life raft: radeau de survie, zattera di salvataggio, zattera, balsa salvavidas, rettungsinsel
  log book: journal de bord, livre de bord, giornale di bordo, giornale nautico, cuaderno de bitacora, diario de navegacion, logbuch, schiffstagebuch
  lobster: homard, langouste, aragosta, langosta, hummer
  marble: marbre, marmo, marmol, marmor
  meat: viande, carne, fleisch
  mechanic: mecanicien, meccanico, mecanico, mechaniker
  medical: medecin, arztuntersuchung, visite medicale, medico, visita medica, reconocimiento medico, arzt, seetauglichkeitsuntersuchung
  milk: lait, latte, leche, milch
  mooring line: amarre, amarrage, corde d'amarrage, cordage d'amarrage, bout d'amarrage, cima d'ormeggio, cima di ormeggio, ormeggio, cabo de amarre, amarra, festmacher, festmacherleine
  napkin: serviette de table, tovagliolo, servilleta, stoffserviette
  oil: huile, olio, aceite, ol
  oil filter: filtre a huile, filtro olio, filtro dell'olio, filtro de aceite, olfilter, oelfilter
  oil record book: registre des hydrocarbures, registro idrocarburi, registro degli idrocarburi, libro de hidrocarburos, oltagebuch
  olive oil: huile d'olive, olio d'oliva, olio di oliva, aceite de oliva, olivenol
  outboard: hors-bord, fuoribordo, fueraborda, aussenborder, aussenbordmotor
  paint: peinture, pittura, pintura, farbe
  painter: peintre, pittore, verniciatore, pintor, maler, lackierer
  parachute rocket: fusee parachute, razzo a paracadute, cohete paracaidas, cohete con paracaidas, fallschirmrakete
  pillow: oreiller, guanciale, almohada, kopfkissen
  plumber: plombier, idraulico, fontanero, klempner, installateur
  polish: polish, lucidante, abrillantador, pulimento, politur, poliermittel
  polo shirt: polo, polohemd
  prawns: crevette, camaron, camarones, gambas, gambero, gamba, langostino, garnele
  propeller: helice, elica, schiffsschraube, schraube
  provisioning: avitaillement, approvisionnement, provvigioni, cambusa, avituallamiento, aprovisionamiento, provisiones, verproviantierung, proviant
  pump: pompe, pompa, bomba, pumpe
  radio: radio portative, radio portatile, handfunkgerat, funkgerat
  rigger: greeur, attrezzista, aparejador, jarciero, rigger
  rigging: greement, sartiame, manovre dormienti, jarcia, aparejo, takelage, rigg, wanten
  rope: cordage, bout, cima, cabo, seil, leine, tauwerk
  rose: vin rose, vino rosato, rosado, roseewein
  safety basics: securite de base, formation stcw, addestramento di base, formacion basica, grundlagen sicherheit
  sail: voile, vela, segel
  sailmaker: voilerie, voilier, veleria, velaio, velero, segelmacher
  salmon: saumon, salmone, lachs
  scissors: ciseaux, forbici, tijeras, schere
  screw: vis, vite, tornillo
  screwdriver: tournevis, cacciavite, destornillador, schraubendreher, schraubenzieher
  sea bass: bar sauvage, loup de mer, branzino, spigola, lubina, wolfsbarsch
  sealant: mastic, sigillante, sellador, dichtungsmasse
  seasickness: mal de mer, mal di mare, mareo, biodramina, seekrankheit, reisetabletten
  shackle: manille, grillo, grillete, schakel
  shaft anode: anode d'arbre, anodo asse, anodo de eje, wellenanode
  shaft seal: joint d'arbre, joint tournant, presse-etoupe, tenuta asse, premistoppa, bocina, prensaestopas, wellendichtung, stopfbuchse
  shirt: chemise, camicia, camisa, hemd
  shorts: pantaloncini, pantalones cortos, pantalon corto, kurze hose
  shoes: chaussure, scarpe, zapato, zapatilla, schuhe
  silk: soie, seta, seda, seide
  snatch block: poulie ouvrante, bozzello apribile, pastecca, pasteca, klappblock
  soap: savon, sapone, jabon, seife
  sponge: eponge, spugna, esponja, schwamm
  stabiliser: stabilisateur, stabilizzatore, estabilizador, stabilisator
  stainless polish: polish inox, lucida acciaio, pulimento para inox, edelstahlpolitur
  steering: timoneria, gobierno, steuerung
  tablecloth: nappe, tovaglia, tischdecke
  teak: teck, teca
  teak cleaner: nettoyant teck, detergente teak, limpiador de teca, teakreiniger
  teak cleaning: nettoyage du teck, nettoyage teck, nettoyage pont teck, pulizia teak, pulizia ponte teak, limpieza de teca, teakreinigung, teakdeck reinigung
  teak oil: huile de teck, huile teck, olio per teak, olio teak, aceite de teca, teakol
  teak sanding: poncage teck, poncage du teck, levigatura teak, lijado de teca, teakdeck schleifen
  toilet paper: toilet roll, loo roll, papier toilette, papier hygienique, carta igienica, papel higienico, toilettenpapier, klopapier
  tomato: tomate, pomodoro
  towel: serviette, asciugamano, toalla, handtuch
  training: formation, formazione, corso, formacion, curso, schulung
  truffle: truffe, tartufo, trufa, truffel
  tumbler: verre a eau, gobelet, bicchiere da acqua, vaso de agua, wasserglas, becher
  tuna: thon, tonno, atun, thunfisch
  uniform: uniforme, divisa
  upholsterer: tapissier, sellier, tappezziere, tapicero, polsterer
  upholstery: sellerie, tappezzeria, tapiceria, polsterei
  upholstery cleaning: polsterreinigung, nettoyage sellerie, pulizia tappezzeria, limpieza de tapiceria
  vaccination: vaccin, vaccino, vaccinazione, vacuna, vacunacion, impfung
  vacuum bags: sacs sous vide, sac sous vide, sacchetti sottovuoto, bolsas de vacio, vakuumbeutel
  varnish: vernis, vernice, barniz, klarlack, lack
  vegetables: legumes, verdura, ortaggi, verduras, gemuse
  vhf: funke, vhf portatile, vhf portative, ukw, ukw handfunke
  wagyu: rindfleisch wagyu, boeuf wagyu
  watermaker: dessalinisateur, dissalatore, desalinizador, desaladora, potabilizadora, wassermacher, entsalzungsanlage
  watermaker membrane: membrane dessalinisateur, membrana dissalatore, membrana desalinizadora, membran wassermacher
  welder: soudeur, saldatore, soldador, schweisser
  winch: treuil, verricello, winche
  windlass: guindeau, salpancora, salpa ancora, molinete, ankerwinde
  wine: vin, vino, wein
  wine glass: verre a vin, bicchiere da vino, calice, copa de vino, weinglas
  wiring: cablage, cablaggio, cableado, verkabelung
  wrench: cle, chiave inglese, llave inglesa, schraubenschlussel
`;

/** The colours and materials of listings, in the same languages, with the forms that no ending tells. */
export const traitsElsewhere = `
  black: noir, noire, nero, nera, neri, nere, negro, schwarz
  brass: laiton, ottone, laton, messing
  blue: bleu, blu, azul, blau, azzurro
  bronze: bronce, bronzo
  brown: marron, brun, marrone, braun
  cotton: coton, cotone, algodon, baumwolle
  gold: dore, dorato, dorado, goldfarben
  green: vert, verde, grun, gruen
  grey: gris, grise, grigio, grigi, grau
  leather: cuir, cuoio, pelle, cuero, leder
  navy: bleu marine, bleu fonce, blu navy, blu marino, blu scuro, azul marino, azul oscuro, dunkelblau, marineblau
  orange: arancione, naranja
  red: rouge, rosso, rojo, roja, rot, rote, roten, roter, rotes
  silver: argente, argentato, plateado, silbern, silberfarben
  stainless: inox, acier inoxydable, acciaio inossidabile, acero inoxidable, edelstahl, rostfrei
  white: blanc, blanche, bianco, bianche, blanco, weiss, weiß
  yellow: jaune, giallo, amarillo, gelb
`;

/** Other English names, after the name in listings. */
export const calledOtherwise = `
  air conditioning: ac, a/c, aircon, air con, hvac
  anode: zinc
  bed linen: sheets
  boathook: boat hook
  cellar: wine
  epaulettes: epaulets, epaulet, shoulder boards
  epirb: distress beacon
  fender: bumper
  generator oil: engine oil, motor oil
  handheld vhf: walkie talkie
  hose clamp: jubilee clip
  log book: logbook
  mooring line: rope, dock line, dockline
  parachute rocket: flare, distress rocket
  prawns: shrimp
  towel: hand towel
  watermaker: water maker, desalinator
`;

/** What else may be meant, before the word that is asked for: who brings or does it, or a shade of a colour. */
export const alsoMeant = `
  bunkering: fuel, diesel
  clearance: customs
  florist: flower
  laundry: washing
  medical: doctor
  navy: blue
  provisioning: groceries, grocery
`;
