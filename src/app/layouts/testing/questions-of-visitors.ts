/**
 * What visitors ask in five languages, and the slugs of the answers that are right. The search was tuned by the first
 * list, never by the second, and by the third, which those ask who sell or want to.
 */
export const questionsOfVisitors = {
  tuned: `
    do you deliver on sundays: delivery-times
    is there weekend delivery: delivery-times
    who do I call in an emergency: emergencies
    engine broke down at sea, who helps: emergencies
    how do I add a crew member to the yacht: yachts
    can I cancle my boking: cancelling-a-booking
    livrez-vous le dimanche: delivery-times
    livraison le week-end possible: delivery-times
    qui appeler en cas d'urgence: emergencies
    combien de temps prend la livraison: delivery-times
    comment inviter un collègue: yachts
    puis-je anuler ma comande: cancelling-an-order
    Lieferung am Wochenende: delivery-times
    liefert ihr auch sonntags: delivery-times
    Notfall wen rufe ich an: emergencies
    wie kan ich storniren: cancelling-an-order
    Wie lange dauert der Versand: delivery-times
    Wie lade ich ein Crewmitglied ein: yachts
    cuánto tarda el envío: delivery-times
    entregan los domingos: delivery-times
    a quién llamo en una emergencia: emergencies
    cómo invito a otro miembro: yachts
    cuándo me cobran la tarjeta: when-you-are-charged
    quiero debolver un articulo: returning-something
    consegnate la domenica: delivery-times
    consegna nel fine settimana: delivery-times
    chi chiamo in caso di emergenza: emergencies
    quanto tempo ci mette la spedizione: delivery-times
    come invito un altro membro dell'equipaggio: yachts
    come posso anullare l'ordine: cancelling-an-order
    can I see the price before I sign up: do-you-need-an-account
    we are anchored off Ibiza, will the food come out to us: delivery-costs
    my captain has to agree before I buy: spending-limits sharing-a-cart
    can I pay from the yacht's company account: who-is-buying paying
    the diver did the wrong job, can I have my money back: problems refunds
    do you have an app for iphone: languages-and-apps
    how do I become a supplier: selling-on-quayside
    what percentage do you take from a sale: supplier-commission selling-on-quayside
    can I offer my services in two ports: provider-travel
    how fast do you pay the shop after delivery: supplier-payouts
    où puis-je récupérer ma commande: delivery-costs
    on m'a livré la mauvaise taille: problems returning-something
    est-ce que mon paiement est protégé: paying
    comment devenir fournisseur: selling-on-quayside
    combien prenez-vous sur une vente: supplier-commission selling-on-quayside
    puis-je importer mes tarifs depuis excel: supplier-price-list provider-price-list
    le plongeur peut-il venir plus tôt: moving-a-booking
    j'ai oublié mon mot de passe: locked-out your-account
    Kann ich die Ware im Laden abholen: delivery-costs
    Was passiert, wenn der Lieferant nicht antwortet: no-answer
    Braucht man ein Konto, um Preise zu sehen: do-you-need-an-account
    Wie werde ich Dienstleister bei euch: selling-on-quayside
    Wie hoch ist eure Provision: supplier-commission provider-commission selling-on-quayside
    Meine Bestellung ist unvollständig: problems
    Kann ich Urlaub im Kalender blockieren: provider-hours
    Wer haftet, wenn der Taucher den Rumpf beschädigt: liability
    es seguro comprar aquí: paying vetting
    puedo recoger el pedido en la tienda: delivery-costs
    qué pasa si el técnico llega tarde: nobody-came
    cómo vendo mis productos aquí: selling-on-quayside
    cuánto os quedáis de cada venta: supplier-commission selling-on-quayside
    necesito una factura con el nombre de la empresa: who-is-buying invoices
    cuándo recibo el pago de mi trabajo: provider-payouts
    tienen descuentos por cantidad: discounts
    posso restituire un prodotto aperto: returning-something
    come faccio a vendere su Quayside: selling-on-quayside
    chi controlla i fornitori: vetting
    l'ordine è in ritardo, cosa faccio: problems delivery-times
    posso spostare l'appuntamento: moving-a-booking
    quanto guadagna Quayside su ogni vendita: supplier-commission selling-on-quayside what-quayside-is
    who pays if the parcel gets lost: problems
    can I order without a yacht: do-you-need-an-account yachts
    the shop wants to send me a different brand: proposed-changes
    is my card charged before they confirm: when-you-are-charged
    I need a receipt for the owner: invoices who-is-buying
    how late can I cancel the cleaner: cancelling-a-booking
    can my supplier account have two users: supplier-colleagues
    what do I need to start selling: selling-on-quayside
    what happens if a yacht leaves before I finish the job: provider-no-show
    wie werde ich bezahlt: supplier-payouts provider-payouts
    can the yacht pay on account: paying
    do providers have to be insured: liability vetting
    my invoice has the wrong company name: who-is-buying invoices
    the technician asks for cash: paying extra-work
    can I take a day off as a diver: provider-hours
    puis-je annuler si le bateau part plus tôt: refunds cancelling-a-booking cancelling-an-order
    qui paie le retour d'un article défectueux: returning-something
    le fournisseur me propose un autre produit: proposed-changes
    comment ajouter un deuxième bateau: yachts
    combien de temps pour être approuvé comme vendeur: selling-on-quayside supplier-approval provider-approval
    puis-je facturer les frais de déplacement: provider-travel
    mon client n'était pas à bord: provider-no-show
    j'ai reçu la mauvaise couleur: problems returning-something
    Kann ich ohne Anmeldung bestellen: do-you-need-an-account
    Wie lange habe ich Zeit, etwas zurückzugeben: returning-something
    Was kostet mich ein Shop bei euch: selling-on-quayside supplier-commission
    Wann bekomme ich das Geld für meine verkaufte Ware: supplier-payouts
    Der Eigner soll die Rechnung bekommen: who-is-buying
    Kann ich einen Gutschein einlösen: discounts
    Ich habe mich bei der Menge vertippt: changing-an-order cancelling-an-order
    Wie verschiebe ich den Termin mit dem Taucher: moving-a-booking
    qué pasa si el proveedor no contesta: no-answer
    puedo pedir sin ser dueño del barco: do-you-need-an-account yachts
    el pedido llegó incompleto: problems
    cómo subo mi lista de precios: supplier-price-list provider-price-list
    aceptan transferencia: paying
    cómo cambio la dirección de entrega: changing-an-order
    necesito el recibo de mi compra: invoices
    come cancello la prenotazione: cancelling-a-booking
    il pacco è arrivato rotto: problems returning-something
    posso fatturare all'armatore: who-is-buying
    quanto tempo ci vuole per essere pagato: supplier-payouts provider-payouts
    come aggiungo un collega al negozio: supplier-colleagues
    can a courier come on a saturday: delivery-times
    what do I do if we lose steering right now: emergencies
    let the chief officer order for our boat: yachts
    money hasn't come back to my card: refunds
    is the price with tax or without: tax
    the goods were broken when they came: returning-something problems
    est-ce que vous livrez le samedi: delivery-times
    panne de moteur en pleine nuit, qui contacter: emergencies
    donner accès au second capitaine: yachts
    le prix comprend-il la tva: tax
    je veux être remboursé: refunds
    puis-je payer par virement: paying
    kommt das Paket auch am Samstag: delivery-times
    Maschine ausgefallen, brauche sofort Hilfe: emergencies
    kann mein Bootsmann auch bestellen: yachts
    wann wird meine Karte belastet: when-you-are-charged
    bekomme ich eine Rechnung: invoices
    Wo sehe ich meine Lieferung: delivery-times
    reparten los sábados: delivery-times
    avería urgente en el barco: emergencies
    puede comprar también mi marinero: yachts
    hay que pagar para registrarse: do-you-need-an-account
    cómo cambio la fecha de una reserva: moving-a-booking
    puedo cambiar la dirección de entrega: changing-an-order
    lavorate anche il sabato: delivery-times
    guasto in mare, chi mi aiuta: emergencies
    può ordinare anche il mio marinaio: yachts
    posso pagare con bonifico: paying
    il tecnico non si è presentato: nobody-came
    quanto costa la consegna: delivery-costs`,
  untouched: `
    can the package be dropped on monday morning: delivery-times
    our generator died, need somebody within the hour: emergencies
    does the mate get his own login for our boat: yachts
    I typed the wrong delivery marina: changing-an-order
    does the shop see my phone number: messages
    the pump stopped after two months: guarantee
    le colis peut-il arriver un jour férié: delivery-times
    une fuite d'eau à bord, il me faut quelqu'un tout de suite: emergencies
    retirer un ancien membre d'équipage: yachts
    le fournisseur ne répond pas: no-answer
    comment commander la même chose que le mois dernier: ordering-again
    le prix a augmenté depuis hier: changed-prices
    Wird auch an Feiertagen zugestellt: delivery-times
    Die Bilgepumpe ist kaputt, wer kommt sofort: emergencies
    Kann der Koch für das Schiff einkaufen: yachts
    Ware kam beschädigt an: returning-something problems
    Kann ich per PayPal zahlen: paying
    Der Elektriker will mehr Geld als vereinbart: extra-work
    llega el paquete en día festivo: delivery-times
    se ha roto el timón, quién viene ya: emergencies
    quitar a un tripulante que se fue: yachts
    el vendedor propone otro precio: proposed-changes
    necesito anular el buzo de mañana: cancelling-a-booking
    dónde descargo mi factura: invoices
    il corriere passa anche nei festivi: delivery-times
    si è rotto il generatore, chi può venire adesso: emergencies
    togliere un membro dell'equipaggio: yachts
    quale taglia posso cambiare: returning-something
    il capitano deve approvare la spesa: spending-limits
    dove trovo il numero di tracking: delivery-times`,
  sellers: `
    how and when do I get my money: supplier-payouts provider-payouts
    comment suis-je payé: supplier-payouts provider-payouts
    how do I stop crew from booking me on holidays: provider-hours provider-pausing
    can someone book two jobs on the same day: provider-hours provider-teams provider-bookings
    can I list my prices in dollars: languages-and-apps supplier-prices provider-prices
    do I need insurance to be a provider: provider-certificates vetting liability selling-on-quayside
    can I leave quayside and delete my account: your-account supplier-closing provider-closing
    how much does it cost to sell here: selling-on-quayside supplier-commission provider-commission
    can I talk to a human: contact
    cuánto cuesta la comisión: selling-on-quayside supplier-commission provider-commission
    when does the money for a job land in my bank account: supplier-payouts provider-payouts
    do I have to send the list again when my prices change: supplier-changing-prices provider-changing-prices supplier-price-list provider-price-list
    how do I tell quayside I'm away in august: provider-hours provider-pausing supplier-pausing
    what happens if crew don't show up for my appointment: provider-no-show
    can my employee log in to our shop: supplier-colleagues provider-colleagues
    do I need a vat number to sell: supplier-vat-number provider-vat-number
    who writes the invoice to the yacht: supplier-invoices provider-invoices
    can I charge for travelling to another marina: provider-travel
    what if a yacht sends my goods back: supplier-returns
    how many photos per item: supplier-photos
    how long do I have to accept an order: supplier-orders
    can I refuse a booking: provider-bookings
    can I sell in Palma and Antibes: provider-travel supplier-delivery
    how do I connect my google calendar so I'm not booked twice: provider-calendars
    is there a penalty if I cancel a job: provider-cancelling supplier-cancelling
    can I give my regular customers a discount: supplier-discounts provider-price-kinds
    how do I get more customers: supplier-approval provider-approval
    I ran out of something a crew ordered: supplier-orders supplier-cancelling supplier-stock
    does quayside take a cut of the delivery price: supplier-delivery supplier-commission
    can two technicians of mine work at the same time: provider-teams
    wann wird mein Verdienst überwiesen: supplier-payouts provider-payouts
    wie viel Provision zahle ich als Händler: supplier-commission selling-on-quayside
    comment bloquer mes vacances: provider-hours provider-pausing supplier-pausing
    puis-je refuser une commande: supplier-orders
    cómo cobro por mi trabajo: provider-payouts
    puedo vender sin número de iva: supplier-vat-number provider-vat-number
    quando ricevo i soldi delle vendite: supplier-payouts provider-payouts
    come carico il mio listino: supplier-price-list provider-price-list
    what am I still owed: supplier-payouts provider-payouts
    can I raise the price at the weekend: provider-price-kinds`,
} as const;
