import type { RoleName } from '../../../lib/roles.ts';

/**
 * Questions as tired people type them, a quarter of them in other languages, written down before the answers were read:
 * the question, and the slug or path of its answer.
 */
export const questionsInOtherWords: Readonly<Record<RoleName | 'visitor', string>> = {
  visitor: `
    do I have to pay to join: do-you-need-an-account
    change iban: supplier-bank-account
    can I pay by bank transfer: paying
    what languages do you support: languages-and-apps
    is there an app for iphone: languages-and-apps
    gift card: discounts
    can I order without an account: do-you-need-an-account
    who is behind this: what-quayside-is
    do you deliver to greece: delivery-costs
    how do I become a provider: selling-on-quayside
    are the suppliers checked: what-quayside-is
    Muss ich mich anmelden: do-you-need-an-account
    combien coûte la livraison: delivery-costs
    how do I pay: paying
    is it only for superyachts: what-quayside-is
    can I see prices: do-you-need-an-account
    how long does approval take: selling-on-quayside
    what if the supplier sends rubbish: problems
    do I pay extra for the platform: what-quayside-is
    phone number: contact
    Wie funktioniert das: what-quayside-is
    puis-je annuler: cancelling-an-order
    quanto costa vendere: selling-on-quayside
    are the suppliers vetted: vetting
    do I need to be a yacht owner to register: do-you-need-an-account
    can I get a refund if the boat leaves port early: refunds
    who is responsible if the diver damages my hull: liability
    insurance: liability
    assurance: liability
    how quickly does a supplier react: no-answer
    I want to offer my engine repairs here: selling-on-quayside
    what if I dont like what I bought: returning-something`,
  crew_member: `
    how do I take a former mate off the yacht's account: yachts
    can I pay by bank transfer: paying
    my parcel never arrived: delivery-times
    the captain has to approve what I buy: spending-limits
    I ordered the wrong size, can I send it back: returning-something
    Wie entferne ich jemanden von meiner Yacht: yachts
    Kann ich per Überweisung zahlen: paying
    Wann wird meine Karte belastet: when-you-are-charged
    Ich muss den Termin morgen absagen, was kostet das?: cancelling-a-booking
    est-ce que je peux payer par virement: paying
    où est ma facture: invoices
    le technicien n'est pas venu: nobody-came
    posso pagare con bonifico: paying
    come restituisco un prodotto: returning-something
    devo pagare per iscrivermi: your-account
    cancelar una reserva el día antes: cancelling-a-booking
    cómo cambio la dirección de entrega: changing-an-order
    el artículo llegó roto: problems
    Kann ich meine Bestellung noch ändern: changing-an-order
    Die Ware ist beschädigt angekommen: problems
    Wer darf für die Yacht einkaufen?: yachts
    je veux rendre un article: returning-something
    le fournisseur ne répond pas: no-answer
    non ho ricevuto il mio ordine: delivery-times
    come aggiungo un altro yacht: yachts
    quiero cancelar mi pedido: cancelling-an-order
    the diver did not turn up: nobody-came
    can I cancel my order: cancelling-an-order
    where is my order: /crew/orders-management
    the wrong item came: problems
    how do I return something: returning-something
    when is my card charged: when-you-are-charged
    why was my card refused: card-refused
    provider asked for more money than quoted: extra-work
    the diver did not turn up: nobody-came
    change the time of my booking: moving-a-booking
    my captain has to approve purchases: spending-limits
    set a limit for the stewardess: spending-limits
    invoice in the name of the yacht company: who-is-buying
    we are VAT exempt charter yacht: tax
    change my password: your-account
    I changed boats: yachts
    add a second yacht: yachts
    order again the same as last month: ordering-again
    how do I pay by bank transfer: paying
    the supplier does not answer: no-answer
    can I change the delivery address after ordering: changing-an-order
    nobody will be on board, deliver to the marina office: delivery-costs
    talk to a human: contact
    delete my account and data: your-account
    get a refund, how long does it take: refunds
    leave a review for a supplier: reviews
    I lost my phone with the authenticator: locked-out
    turn off emails: emails
    store my certificates so agencies can see: documents
    compare prices of several suppliers: comparing
    share my cart with the captain: sharing-a-cart
    Bestellung stornieren: cancelling-an-order
    wo ist meine bestellung: /crew/orders-management
    Rechnung herunterladen: invoices
    passwort vergessen: your-account
    comment retourner un article: returning-something
    changer l'heure du rendez-vous: moving-a-booking
    le fournisseur ne répond pas: no-answer
    merce danneggiata: returning-something
    quando viene addebitata la carta: when-you-are-charged
    cómo cambio la fecha de entrega: changing-an-order
    can I pick it up myself: delivery-costs
    order for delivery next friday: delivery-times
    is the price with tax: tax
    I need it today: delivery-times
    supplier wants to send something else instead: proposed-changes
    how do I book the same diver again: booking
    the price is different from yesterday: changed-prices
    who is responsible if it breaks after a month: guarantee
    remove someone from my yacht: yachts
    paid but no confirmation: no-answer
    can the owner pay with his card: sharing-a-cart
    ordered twice by mistake: cancelling-an-order
    is my card saved: paying
    what is a PO number: who-is-buying
    parts missing in the box: problems
    Kann ich den Taucher noch absagen: cancelling-a-booking
    wo finde ich meine Quittung: invoices
    je n'ai pas reçu ma commande: delivery-times
    quanto tempo per il rimborso: refunds
    puedo pagar con paypal: paying
    how do I know the diver is any good: reviews
    can I change the quantity after paying: changing-an-order
    what is the cheapest delivery: comparing
    we leave port tomorrow, can the parcel follow us: delivery-times
    the invoice has the wrong company: who-is-buying
    can the chef order food himself: spending-limits
    I need a receipt for the owner: invoices
    the technician is late: nobody-came
    cancel because of storm: cancelling-a-booking
    keep the damaged item for less money: returning-something
    send me a quote for extra work: extra-work
    bank says payment pending: when-you-are-charged
    I did not get the verification email: emails
    how do I save our berth: yachts
    Wer bezahlt die Rücksendung: returning-something
    Kann ich die Uhrzeit ändern: moving-a-booking
    ma carte est refusée: card-refused
    dónde está mi reembolso: refunds
    only half of my order arrived: problems
    let my chief mate order for me: yachts
    book the same diver every month: booking
    are the suppliers insured: liability
    add the marina gate code for the driver: changing-an-order
    Lieferung ist unvollständig: problems
    quiero repetir mi último pedido: ordering-again
    how do I tell the supplier about an allergy: messages`,
  supplier: `
    how do I set minimum order: supplier-minimum-order
    why was my product rejected: supplier-approval
    customer wants to return a used item: supplier-returns
    how do I upload my price list: supplier-price-list
    my prices went up, change all of them: supplier-changing-prices
    I don't have the item in stock anymore: supplier-stock
    only have half of what was ordered: supplier-orders
    how long do I have to answer an order: supplier-orders
    when do you pay me: supplier-payouts
    what fees do you charge me: supplier-commission
    who pays the delivery: supplier-delivery
    change delivery cost for Antibes: supplier-delivery
    add photos to my products: supplier-photos
    deliver to a boat in another port: supplier-delivery
    the crew was not at the berth when we delivered: supplier-nobody-there
    goods arrived broken, who pays: supplier-returns
    customer did a chargeback: supplier-chargebacks
    how do I see my invoices: supplier-invoices
    can I use my own invoice numbers: supplier-invoices
    sell without VAT to charter yachts: supplier-exempt
    change my IBAN: supplier-bank-account
    add a colleague who only packs: supplier-colleagues
    close the shop for holidays: supplier-pausing
    stop selling one product: supplier-pausing
    my product has the wrong name: supplier-editing
    discount for big quantities: supplier-discounts
    print packing slip: supplier-sending
    why am I not approved yet: supplier-approval
    export my orders for the accountant: supplier-exports
    how do I delete my company account: supplier-closing
    Wie lade ich meine Preisliste hoch: supplier-price-list
    mindestbestellwert einstellen: supplier-minimum-order
    wer zahlt den versand: supplier-delivery
    Rücksendung ablehnen: supplier-returns
    quand serai-je payé: supplier-payouts
    ajouter un produit: supplier-adding-by-hand
    rupture de stock que faire: supplier-stock
    come cambio i prezzi: supplier-changing-prices
    quanto costa la commissione: supplier-commission
    cómo cierro la tienda por vacaciones: supplier-pausing
    buyer says parcel never arrived: supplier-problems
    how do I mark an order as shipped: supplier-sending
    I made a mistake in the price, order already came in: supplier-orders
    excel file is not recognised: supplier-price-list
    when will my shop go live: supplier-approval
    can I deliver myself with my own van: supplier-delivery
    order was cancelled, is my stock back: supplier-cancelling
    who sees my prices: supplier-prices
    customer asks for an invoice with another address: supplier-invoices
    how do I get the weekly money faster: supplier-payouts
    product shows wrong picture: supplier-editing
    do I have to accept every order: supplier-orders
    undo the import: supplier-price-list
    Wie viele Bilder pro Artikel: supplier-photos
    Ware nicht mehr lieferbar: supplier-stock
    changer le délai de livraison: supplier-late
    dove vedo le mie fatture: supplier-invoices
    un cliente quiere devolver: supplier-returns
    what if two people buy the last one: supplier-stock
    order must be there by saturday, I can't make it: supplier-late
    offer a different brand instead: supplier-orders
    is my money safe when customer complains: supplier-problems
    how do I hide an article for some weeks: supplier-pausing
    barcode missing, does it matter: supplier-numbers
    can crew collect at my shop: supplier-delivery
    free delivery over 500: supplier-delivery
    I want to read what the customer wrote: supplier-contacting
    nobody signed for the parcel: supplier-nobody-there
    new tax rate for all items: supplier-prices
    warehouse man needs a login: supplier-colleagues
    bank sent the payment back: supplier-bank-account
    where do I see how much I earned in May: /supplier/transactions
    how do I reach the buyer: supplier-contacting
    Bestellung kann ich nur teilweise liefern: supplier-orders
    Wann wird mein Shop freigeschaltet: supplier-approval
    comment répondre à une commande: supplier-orders
    il cliente dice che manca un pezzo: supplier-problems
    quiero borrar un producto: supplier-editing
    add a second size and colour to a product: supplier-variants
    customer says the parcel never came: supplier-problems
    I sent the wrong thing to the yacht: supplier-problems
    why was less paid out than I expected: supplier-commission
    cuándo recibo el dinero: supplier-payouts`,
  service_provider: `
    the customer wants the job done a day earlier, how do I move it: provider-moving
    how much of the price stays with me: provider-commission
    I'm ill tomorrow and can't do the job: provider-cancelling
    when will the money for yesterday's job arrive: provider-payouts
    nobody was on board when I arrived: provider-no-show
    Der Kunde sagt kurz vorher ab, bekomme ich trotzdem Geld?: provider-cancelling
    Wie lange habe ich Zeit, eine Buchung zu bestätigen?: provider-bookings
    Ich möchte im Januar keine Aufträge annehmen: provider-pausing
    Wo trage ich meine neue IBAN ein: provider-bank-account
    le client a annulé la veille, suis-je payé ?: provider-cancelling
    comment bloquer mes jours de congé: provider-hours
    quelle part prenez-vous sur chaque prestation: provider-commission
    le travail a duré plus longtemps que prévu: provider-extra-work
    changer mes coordonnées bancaires: provider-bank-account
    cosa succede se il cliente cancella all'ultimo momento: provider-cancelling
    come cambio i miei orari di lavoro: provider-hours
    quando ricevo i soldi per un lavoro finito: provider-payouts
    il cliente non è soddisfatto e vuole un rimborso: provider-problems
    el cliente no se presentó: provider-no-show
    cuánto cobráis de comisión: provider-commission
    quiero añadir otro servicio: provider-adding-by-hand
    cómo conecto mi calendario de google: provider-calendars
    Wie storniere ich einen Auftrag, wenn ich krank bin: provider-cancelling
    Der Kunde bezahlt nicht, was nun?: provider-payouts
    Wie lege ich einen neuen Service an?: provider-adding-by-hand
    puis-je proposer une autre heure au client: provider-moving
    je dois annuler une intervention: provider-cancelling
    quand est-ce que je reçois mon argent: provider-payouts
    il cliente non era a bordo: provider-no-show
    posso cambiare il prezzo di un servizio: provider-changing-prices
    el cliente quiere cambiar la fecha: provider-moving
    he tenido que trabajar más horas: provider-extra-work
    someone else should get the booking emails too: provider-colleagues
    how do I change my working hours: provider-hours
    can I take a week off in August: provider-hours
    work in another port: provider-travel
    how long do I have to confirm a booking: provider-bookings
    what happens if I don't answer a booking in time: provider-bookings
    the client was not there when I came: provider-no-show
    when do I get my money for a job: provider-payouts
    how much commission do you take: provider-commission
    how do I add a new service: provider-adding-by-hand
    charge more on weekends: provider-price-kinds
    can I charge for travel: provider-travel
    job took longer than planned, how do I charge extra: provider-extra-work
    how do I cancel a booking: provider-cancelling
    will I be punished if I cancel: provider-cancelling
    can two of my technicians work at the same time: provider-teams
    add my employee to the account: provider-colleagues
    connect google calendar: provider-calendars
    where do I upload my insurance certificate: provider-certificates
    customer says the work is bad and wants money back: provider-problems
    client wants to reschedule: provider-moving
    do I need a VAT number: provider-vat-number
    who writes the invoice to the client: provider-invoices
    how do I change my bank account: provider-bank-account
    how do I get reviews: reviews
    see the phone number of the captain: provider-contacting
    write to the client before the job: provider-contacting
    offer a fixed price instead of hourly: provider-price-kinds
    I need spare parts for the job, who pays: provider-extra-work
    pause my listing for the winter: provider-pausing
    why can't clients find me: provider-approval
    Wie ändere ich meine Arbeitszeiten: provider-hours
    Kunde war nicht da: provider-no-show
    wann bekomme ich mein geld: provider-payouts
    ich will urlaub eintragen: provider-hours
    changer mon compte bancaire: provider-bank-account
    combien de commission vous prenez: provider-commission
    annuler une réservation: provider-cancelling
    come aggiungo un servizio: provider-adding-by-hand
    quando vengo pagato: provider-payouts
    cambiar mis horarios: provider-hours
    my boat broke down, I can't make it to the job tomorrow: provider-cancelling
    is there a limit how many bookings per day: provider-hours
    can I see what other divers charge: provider-price-kinds
    how do I get more customers: provider-approval
    the crew cancelled two hours before, do I get anything: provider-cancelling
    my certificate expired and I have a new one: provider-certificates
    I want to work only in the morning: provider-hours
    change the description of a service: provider-editing
    client paid me in cash, what now: provider-payouts
    where is my invoice for the commission: provider-commission
    I sent the wrong time, can I take it back: provider-moving
    stop getting an email for every message: emails
    do you send me a tax report for the year: provider-exports
    my partner should also see the calendar: provider-colleagues
    remove a service I no longer offer: provider-editing
    Kunde will den Termin verschieben: provider-moving
    wie viel Provision zahle ich: provider-commission
    comment ajouter mes photos: provider-photos
    come faccio a non lavorare la domenica: provider-hours
    quiero añadir otro puerto: provider-travel
    the weather is bad tomorrow, can we do it another day: provider-moving
    what happens after I press finish: provider-finishing
    how much notice do I want before a job: provider-lead-time
    can I refuse a customer: provider-bookings
    my technician is ill, send someone else: provider-moving
    where do clients see my insurance: provider-certificates
    price per metre of boat length: provider-price-kinds
    crew does not confirm the work is finished: provider-finishing
    I moved to a new address: provider-company
    stripe wants my passport: provider-bank-account
    how do I upload a list of my services: provider-price-list
    he says the job was not done: provider-problems
    block the 24th of December: provider-hours
    where are my statements: provider-exports
    when can guests cancel for free: provider-cancelling
    Wie lade ich einen Kollegen ein: provider-colleagues
    Rechnung an den Kunden: provider-invoices
    personne à bord quand je suis arrivé: provider-no-show
    voglio cambiare il prezzo: provider-changing-prices
    cuánto tiempo tengo para responder: provider-bookings
    cliente no aparece: provider-no-show
    marina doesn't let me in: provider-no-show
    I finished early, can I charge less: provider-problems
    le client conteste le paiement: provider-chargebacks`,
  admin: `
    how do I suspend a vendor: admin-suspending
    block a crew member: admin-suspending-people
    approve a new supplier: admin-applications
    reject an application: admin-applications
    change the commission: admin-commission
    commission for one vendor only: admin-commission
    refund a customer: admin-refunds
    who changed this setting: admin-audit
    add another admin: admin-admins
    decide a dispute: admin-disputes
    a payout failed: admin-payouts
    chargeback deadline: admin-chargebacks
    send a message to all suppliers: admin-announcements
    add a new port: admin-ports
    add a department: admin-ports
    remove a bad photo: admin-listings
    merge two products that are the same: admin-listings
    a user is locked out, reset his password: admin-people
    turn off two factor for a user: admin-people
    delete a user's data: admin-people
    which orders are late: admin-desk
    how many visitors do we have: admin-figures
    export all orders: admin-figures
    log in as a customer to see what he sees: admin-people
    change the legal text: admin-legal
    change VAT rates: admin-tax
    reported reviews: reviews
    answer a message from the contact form: admin-messages
    who is working on this case: admin-desk
    where do I see suspended vendors: /admin/approve?status=suspended
    applications waiting: /admin/approve
    gesperrte: /admin/approve?status=suspended
    Lieferant sperren: admin-suspending
    Provision ändern: admin-commission
    Rückbuchung beantworten: admin-chargebacks
    rembourser un client: admin-refunds
    bloquer un utilisateur: admin-suspending-people
    ajouter un port: admin-ports
    come approvo un fornitore: admin-applications
    aggiungere un amministratore: admin-admins
    suspender un proveedor: admin-suspending
    a supplier does not answer his orders: admin-desk
    customer is angry about a refund, where do I look: admin-refunds
    somebody uses stolen cards: admin-chargebacks
    how long do suppliers have to answer: admin-switches
    stop new bookings for tonight: admin-switches
    a colleague left the company: /admin/settings?tab=admins
    email was not delivered: admin-desk
    see what a supplier uploaded: /admin/approve?status=all
    provider wants a lower commission: admin-commission
    find an order by its number: admin-finding
    cancel a booking for a customer: admin-refunds
    why is a vendor not live: admin-applications
    how much did we earn last month: /admin/financial-management
    split the money between both: admin-disputes
    where are the documents of an applicant: admin-applications
    Antwort auf Kundennachricht: admin-messages
    Auszahlung fehlgeschlagen: admin-payouts
    comment valider un prestataire: admin-applications
    escludere un venditore: admin-suspending
    descargar todos los pedidos: admin-figures
    vendor asks why he was rejected: admin-applications
    a customer wrote to us, where is it: admin-messages
    remove my colleague as admin: admin-admins
    how do I see all chargebacks: admin-chargebacks
    give money back for a late delivery: admin-refunds
    did the newsletter arrive: admin-announcements
    close the market for maintenance: admin-switches
    our company address on invoices: admin-tax
    two users with the same name: admin-finding
    supplier wants another bank account: admin-payouts
    who approved this vendor: admin-audit
    ban a fraudster: /admin/dashboard?show=people
    how much vat do we owe: admin-tax
    take over a case from a colleague: admin-desk
    Konto eines Nutzers sperren: admin-suspending-people
    Streitfall entscheiden: admin-disputes
    envoyer un message à tout le monde: admin-announcements
    cambiare la commissione: admin-commission
    reembolsar a un cliente: admin-refunds`,
};
