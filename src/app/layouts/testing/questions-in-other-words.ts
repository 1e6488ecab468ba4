import type { RoleName } from '../../../lib/roles.ts';

/**
 * Questions as tired people type them, a quarter of them in other languages, written down before the answers were read:
 * the question, and the slug or path of its answer.
 */
export const questionsInOtherWords: Readonly<Record<RoleName, string>> = {
  service_provider: `
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
    cambiar mis horarios: provider-hours`,
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
    how do I see my invoices: /supplier/transactions?view=invoices
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
    cómo cierro la tienda por vacaciones: supplier-pausing`,
  crew_member: `
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
    merce danneggiata: problems
    quando viene addebitata la carta: when-you-are-charged
    cómo cambio la fecha de entrega: changing-an-order`,
  admin: `
    how do I suspend a vendor: admin-suspending
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
    Lieferant sperren: admin-suspending
    Provision ändern: admin-commission
    Rückbuchung beantworten: admin-chargebacks
    rembourser un client: admin-refunds
    ajouter un port: admin-ports
    come approvo un fornitore: admin-applications
    aggiungere un amministratore: admin-admins
    suspender un proveedor: admin-suspending`,
};
