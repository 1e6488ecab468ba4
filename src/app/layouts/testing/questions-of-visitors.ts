/**
 * What visitors ask in five languages, and the slugs of the answers that are right. The search was tuned by the first
 * list, and never by the second.
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
} as const;
