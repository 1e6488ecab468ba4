import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = {
  language: 'fr',
  headers: {
    name: 'nom, produit, nom du produit, nom produit, article, nom de l article, nom article, designation, designation article, designation produit, libelle, libelle article, libelle produit, intitule, titre, service, prestation, prestations, nom du service, soin, produits, articles, services, intervention, denomination, plat, plats, boisson, boissons, vin, vins, medicament, piece, piece detachee, travaux, nature des travaux, menu, bateau, formule, outil, produit service, materiel, matiere, nom article designation, denomination commerciale',
    model: 'modele, nom du modele',
    description:
      'description, descriptif, description du produit, description courte, description longue, detail, details, resume, commentaire, commentaires, remarques, observations, contenu, caracteristiques',
    variant: 'variante, taille, couleur, coloris, declinaison, version, option, variation',
    optionValue:
      'valeur de l option, option valeur, valeur de l attribut, valeurs de l attribut, valeur s de l attribut, valeur attribut',
    optionName: 'nom de l option, option nom, nom de l attribut',
    code: 'code, code article, code produit, ugs, sku, numero d article, numero article, no article, n article, code interne, num article, référence catalogue, n° catalogue, numéro catalogue',
    reference:
      'reference, ref, references, ref article, reference article, reference produit, reference interne, ref interne, ref produit',
    rowId: 'numero, num, ligne, identifiant',
    groupKey: 'url simplifiee, identifiant url',
    parent: 'parent, produit parent, produits groupes, article parent',
    barcode: 'code barres, code barre, codes barres, ean, gencod, gencode, gtin',
    partNumber:
      'numero de piece, reference fabricant, ref fabricant, reference constructeur, ref constructeur, numero fabricant, code fabricant, reference d origine, ref oem',
    brand: 'marque, fabricant, constructeur, producteur',
    supplier: 'fournisseur, reference fournisseur, ref fournisseur, code fournisseur, distributeur',
    category:
      'categorie, categories, famille, sous famille, groupe, rayon, gamme, section, sous categorie, categorie de produit, famille produit, rubrique',
    type: 'type, type de produit, type produit, genre',
    department: 'departement, service du bord',
    price:
      'prix, prix de vente, prix vente, pv, tarif, tarifs, prix net, prix brut, prix public, prix client, montant unitaire, tarif regulier, prix normal, prix conseille, honoraires, forfait, tarif horaire, taux horaire, prix ht, prix ttc, prix a la journee, prix horaire, journee, tarif ht, tarif ttc, tarif jour, tarif semaine, prix forfaitaire, cout horaire, nouveau prix, prix actuel, prix au kg, prix kg, prix de vente ttc, prix de vente ht, pvttc, pvht, prix u, prix comptant, comptant',
    listPrice:
      'prix catalogue, prix public conseille, ppc, prix conseille, prix de vente conseille, prix liste, pvc',
    unitPrice: 'prix unitaire, pu, prix a l unite, prix par unite, prix unite, p u, prix piece, prix au kilo',
    cost: 'cout, prix d achat, prix achat, prix de revient, cout unitaire, prix de gros, pa, prix fournisseur, cout d achat',
    salePrice:
      'prix promo, prix promotionnel, prix solde, prix remise, tarif promo, promotion, prix barre, ancien prix, prix reduit, prix special',
    discount: 'remise, rabais, reduction, marge, taux de marque',
    factor: 'coefficient, coeff, multiplicateur',
    charge:
      'frais de port, livraison, port, frais de livraison, caution, supplement, ecotaxe, eco participation, consigne',
    currency: 'devise, monnaie, code devise',
    taxIncluded: 'tva incluse, taxes incluses, prix ttc',
    tax: 'tva, taux tva, taux de tva, taxe, taxes, code tva, regle de taxe, classe de tva, etat de la tva',
    quantity:
      'dispo, stock, quantite, qte, quantites, en stock, quantite en stock, qte en stock, stock disponible, disponible, disponibilite, stock actuel, inventaire, quantite disponible, qte stock, stock reel',
    minimum:
      'quantite minimale, quantite minimum, stock minimum, stock mini, seuil d alerte, minimum de commande, qte mini, montant de stock faible, stock maxi, autoriser les commandes de produits en rupture, quantite mini',
    flag: 'publie, actif, active, visible, visibilite dans le catalogue, mis en avant, statut, etat, vendre individuellement, autoriser les avis clients, disponible a la vente',
    unit: 'unite, unite de mesure, um, u m, unite de vente, ud, par, unites, facturation',
    pack: 'conditionnement, cond, colisage, lot, paquet, carton, unites par carton, conditionnement de vente, par carton, par boite',
    measure:
      'poids, poids kg, longueur, longueur cm, largeur, largeur cm, hauteur, hauteur cm, profondeur, dimensions, volume, temperature, humidite, vent, pression, pluie, precipitations, age, puissance, diametre',
    image: 'image, images, photo, photos, url image, lien image, url de l image, visuel',
    link: 'lien, site web, page, url externe, url',
    tags: 'etiquettes, mots cles, mention, abreviation',
    duration:
      'duree, temps, duree min, duree minutes, temps estime, duree de la prestation, temps prevu, heures, minutes',
    location:
      'lieu, ville, adresse, emplacement, zone, secteur, port d attache, localisation, port de plaisance',
    date: 'date, jour, mois, annee, date de creation, peremption, date de naissance, heure, delai, delai de livraison, dlc, ddm',
    person:
      'prenom, nom de famille, nom complet, nom et prenom, employe, salarie, personne, contact, poste, fonction, salaire, nationalite, passeport, sexe, eleve, equipier',
    contact: 'courriel, e mail, mail, telephone, tel, portable, code postal, rue, fax',
    ordered:
      'commande, total, montant, montant total, sous total, total ht, total ttc, ventes, vendu, votre commande, qte commandee',
    tradePrice: 'prix revendeur, prix professionnel, prix pro, tarif pro, prix adherent, prix distributeur',
    sale: 'date de commande, numero de commande, facture, numero de facture, date de facture, client, nom du client, code client, adresse de livraison, mode de paiement, vendeur',
    ledger:
      'debit, credit, solde, compte, iban, date valeur, date de valeur, date operation, date d operation, beneficiaire, libelle operation',
  },
  latest: 'nouveau, final, apres, actuel',
  hundredths: 'centimes',
  withTax:
    'incluent la tva, tva inclue, ttc, tva incluse, tva comprise, toutes taxes comprises, taxes incluses, avec tva, tva incl',
  withoutTax:
    'tva non inclue, n incluent pas la tva, ht, hors taxe, hors taxes, hors tva, htva, sans tva, tva non comprise, tva non incluse, tva en sus, net ht, h t',
  totals: 'total, totaux, sous total, total general, somme, montant total, total commande',
  euros: 'euro, euros',
};
