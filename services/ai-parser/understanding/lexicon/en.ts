import type { Lexicon } from './lexicon.ts';

/** English, and the names of columns in exports of shop systems. */
export const en: Lexicon = {
  language: 'en',
  headers: {
    name: 'name, productname, itemname, part, product, product name, product title, item, item name, item title, article, article name, title, service, service name, treatment, offer, goods, product or service, services, products, items, product display name, short name, activity, task, job, work, what we do, dish, dish name, drink, drinks, beverage, beverages, wine, wine name, beer, cocktail, meal, menu item, menu, food, food item, ingredient, medicine, medicine name, drug, drug name, medication, generic name, part name, material, material name, equipment, tool, spare part, book title, game, stock item, service type, services offered, procedure, repair, package, package name, plan, room type, vessel, boat, yacht, boat name, trade, snacks, snack, treatment name, dishes, desserts, mains, starters',
    model: 'label, model, model name, model id, model no, model number, model code',
    description:
      'composition, ingredients, description, desc, details, product description, service description, short description, long description, body, body html, specification, specifications, notes, remarks, comment, comments, summary, what is included, includes, item description, part description',
    variant:
      'variant, variation, variant name, variant title, variation name, size, colour, color, size name, color name, version, option, options, finish, style',
    optionValue:
      'option value, option values, attribute value, attribute value s, attribute values, variant value, variation value',
    optionName:
      'option name, option names, option group, option groups, attribute name, attribute names, variation type, option linked to',
    code: 'sku, item code, product code, article code, article number, article no, item number, item no, item nr, product number, product no, stock code, variant sku, code, stock keeping unit, internal reference, internal code, item sku, product sku, catalog number, catalogue number, cat no, art no, part code, default code, service code, order code, inventory id, stock id, sku id, item ref, product ref, catalogue code, catalog code, plu, seller sku, merchant sku, custom label, custom label sku, item sku code, catalog no, catalogue no, catalog nr, cat number, catalog item, order no',
    reference: 'reference, ref, ref no, reference number, your reference, our reference',
    rowId:
      'id, no, nr, number, row, line, index, product id, item id, service id, pos, position, variant id, external id, seq, sequence, entry, asin, listing id, record id, uuid',
    groupKey: 'handle, slug, url key, url rewritten, item group id, group id, permalink',
    parent: 'parent, parent sku, parent id, parent code, parent product, variant of, grouped products',
    barcode:
      'barcode, bar code, ean, upc, gtin, ean code, upc code, variant barcode, ean upc, isbn, ean barcode, upc ean, jan',
    partNumber:
      'part number, part no, mpn, manufacturer part number, manufacturer no, manufacturer number, oem, oem number, oem no, oem ref, oem ref no, oem reference, oem part no, oem part number, oe number, oe no, manufacturer code, factory code, mfr part no, mfg part no, maker reference, manufacturer reference, vendor code, vendor part number, supplier part number',
    brand:
      'brand, brand name, manufacturer, make, maker, vendor, producer, mfr, marque, builder, shipyard, boat builder, winery, brewery, laboratory',
    supplier: 'supplier, supplier name, supplier reference, supplier ref, supplier code, seller, distributor',
    category:
      'category, categories, product category, category name, item category, group, product group, item group, family, product family, section, subcategory, sub category, class, range, collection, product categories, category path, google product category, service category, service group, department name, menu section, section name, menu category, course, food category, service categories, item group name, main category, category id, category slug, sub category name, breadcrumb, breadcrumbs, genre, sector',
    type: 'type, product type, item type, service type, kind',
    department: 'department, yacht department, dept',
    price:
      'price, retail, cost of service, service cost, cost per session, cost per hour, charges, service charge, service charges, price range, selling price, sell price, retail price, variant price, net price, gross price, regular price, our price, price per item, price from, prices, price list, customer price, rate, rates, fee, fees, tariff, service price, service fee, management fee, amount due, standard rate, labour rate, default price, base price, basic price, price each, hourly rate, day rate, daily rate, weekly rate, monthly rate, half day rate, full day rate, rate per hour, rate per day, nightly rate, selling rate, sales rate, unit rate, item price, menu price, cost to customer, price inc vat, price ex vat, price inc tax, price ex tax, price excl vat, price incl vat, cash price, current price, new price, actual price, final price, starting price, min price, flat rate, product price, prices from, amount charged, product sell price, pricing, sales unit price, selling unit price, cash',
    listPrice:
      'msrp, mrp, rrp, list, list price, recommended retail price, srp, suggested retail price, public price, catalog price, catalogue price, recommended price',
    unitPrice:
      'unit price, price per unit, price per piece, price unit, each, price per, per item, price ea, price pc, price piece',
    cost: 'cost, cost price, unit cost, wholesale price, wholesale, purchase price, buying price, cost per item, supplier price, landed cost, average cost, last cost, purchase cost, purchase rate, cost per unit, unit cost price, buy price, cost of goods, product cost, net cost, cp, our cost, cost each, cost usd, supplier cost, invoice price, dealer cost, standard price, purchase unit price, purchases unit price',
    salePrice:
      'sale price, special price, discount price, discounted price, promo price, promotional price, offer price, discounted, compare at price, variant compare at price, compare at, compare price, old price, was, former price, price before discount, variant wholesale price, price on sale, promo, was price, original price, strike price, crossed out price, before price, previous price, mrp before discount',
    discount: 'discount, discount percent, discount amount, margin, markup, mark up, discount rate, rebate',
    factor: 'coefficient, coeff, multiplier',
    charge:
      'shipping, shipping cost, delivery cost, delivery price, delivery price cod, cash on delivery price, additional shipping cost, postage, freight, deposit, ecotax, eco tax, surcharge, call out charge, shipping price',
    currency: 'currency, currency code, price currency, iso currency, curr, ccy',
    taxIncluded:
      'tax included, vat included, price includes tax, includes vat, price includes vat, tax inclusive, incl vat, incl tax',
    tax: 'tax, vat, vat rate, tax rate, vat percent, tax class, tax code, tax status, taxable, tax category, tax rules id, tax rule, variant taxable, variant tax code, gst, sales tax, tax category name, vat code, tax name, tax id',
    quantity:
      'quantity, qty, counted, counted qty, stock, in stock, on hand, stock on hand, stock level, stock quantity, stock qty, qty on hand, quantity on hand, quantity in stock, qty in stock, available quantity, available qty, available stock, inventory, inventory quantity, inventory qty, variant inventory qty, current stock, units in stock, availability, available, count, pcs in stock, free stock, quantity available, inventories, stock count, store quantity, stock balance, balance qty, balance quantity, closing stock, opening stock, qty available, units available, inventory count, inventory level, stock units, total stock, qoh, soh, in hand, stock available, number in stock, no in stock, items in stock, stock qty available',
    minimum:
      'minimum quantity, minimal quantity, min quantity, min qty, moq, minimum order, minimum order quantity, min order, reorder level, reorder point, low stock level, low stock, low stock amount, minimum stock, min stock, max stock, maximum stock, optimal stock, backorders, backorders allowed, low stock threshold, stock alert, restock level, reorder qty, reorder quantity, reorder point level, safety stock, par level, min level, max level, max qty, maximum quantity',
    flag: 'active, active 0 1, published, visible, visibility, visibility in catalog, status, enabled, is featured, featured, in stock flag, track inventory, available for sale, available for order, show price, can be sold, can be purchased, sale ok, purchase ok, sold by weight, requires shipping, gift card, new, on sale, on sale 0 1, online only, customizable, condition, inventory policy, inventory tracker, fulfillment service, variant inventory tracker, variant inventory policy, variant fulfillment service, variant requires shipping, allow customer reviews, sold individually, discontinued, is in stock, guest checkout, allow reviews, listing state, booking enabled, manage stock, show in online store, text when in stock, text when backorder allowed, delivery time of in stock products, delivery time of out of stock products with allowed orders',
    unit: 'unit, uom, unit of measure, units, sales unit, sold by, measure unit, selling unit, unit of sale, unity, price unit of measure, per, charged per, price basis, billing unit, rate unit, priced per, per unit, unit name, unit type, unit measure, measure, measurement unit, units of measure, u m, um, pricing unit, unit of sale name, price per unit type, sell unit, rate type, rate per',
    pack: 'pack, pack size, packaging, packing, qty per pack, per pack, per box, box quantity, carton, case size, units per pack, pieces per box, package quantity, units per case, per case, per carton, pcs per carton',
    measure:
      'weight, weight kg, weight unit, length, width, height, depth, dimensions, dimension, volume, variant grams, variant weight unit, thickness, diameter, net weight, gross weight, seats, capacity, power, voltage, beam, draft, speed, temperature, humidity, wind, pressure, rain, rainfall, precipitation, latitude, longitude, altitude, percent, score, age, years, rating, ratings, reviews, review count, number of reviews, calories, abv, alcohol, size cm, size mm, hp, horsepower, mileage, year built, cabins, berths, engine hours, bedrooms, population, prep time, shelf life, strength mg, budget, box office, worldwide gross, domestic gross, profit, profitability, net worth, gdp, income, revenue, market cap, market share, total fat, fat, protein, carbs, carbohydrates, sugar, sugars, sodium, cholesterol, fibre, fiber, serving size, elevation ft, elevation',
    image:
      'image, images, image url, image src, picture, picture url, photo, photo url, image link, image urls, image urls x y z, main image, base image, small image, product image, thumbnail, img, imageurl, variant image, photos, pictures, image 1',
    link: 'url, link, website, web page, product url, webpage, external url, page',
    tags: 'tags, keywords, labels, tag, facets, tags x y z, image alt text, meta title, meta description, meta keywords, seo title, seo description, alt text, features, assets, image position, attributes, search terms, abbreviation, abbr, synonyms',
    duration:
      'duration, time needed, service time, duration min, duration minutes, duration in minutes, duration hours, length of service, time required, estimated time, hours, hrs, hours needed, labour hours, labour time, minutes, treatment time, session length, turnaround',
    location:
      'location, place, port, city, where, area, service area, region, marina, address, venue, site, harbour, harbor',
    date: 'date, created, created at, updated, updated at, modified, last update, valid from, valid until, valid to, start date, end date, expiry, expiry date, best before, day, month, year, time, timestamp, available from, discount from yyyy mm dd, discount to yyyy mm dd, product available date, birthday, date of birth, hire date, joined, delivery time, lead time, arrival, departure, purchase date, expiration date, exp date, mfg date, manufacture date, date added, last updated, stock date, restock date, last restocked, scraped at, year of manufacture, batch, batch no, batch number, lot, lot no, lot number, expires',
    person:
      'first name, firstname, last name, lastname, surname, full name, employee, employee name, staff, person, contact name, contact person, manager, team, job title, role, rank, nationality, gender, sex, passport, passport no, crew member, guest, student, salary, wage, position held',
    contact:
      'email, e mail, mail, phone, telephone, mobile, fax, phone number, street, zip, postcode, postal code, country of residence',
    ordered:
      'order, order qty, order quantity, ordered, your order, line total, total, total price, subtotal, amount, sum, sales, sold, revenue, units sold, extended price, total value, stock value, inventory value, total cost, ext price, extended, amount total, sold qty, quantity sold, units ordered, total sales, qty sold, qty ordered, ordered qty',
    tradePrice:
      'trade price, trade, dealer, distributor price, reseller price, dealer price, dealer net, b b price, member price, members price, agent price, wholesaler price, bulk price, corporate price, partner price',
    sale: 'order id, order date, order number, invoice, invoice no, invoice number, invoice id, invoice date, customer, customer id, customer name, customer email, client, client name, transaction id, transaction, transaction date, receipt no, shipping address, billing address, ship date, ship mode, ordered by, sales person, salesperson, cashier, payment method, payment status, order status, buyer, bill to',
    ledger:
      'debit, credit, balance, running balance, account, account number, account no, iban, bic, payee, beneficiary, withdrawal, withdrawals, deposits, money in, money out, paid in, paid out, value date, posting date, booking date, transaction type, transaction amount, bank, ticker, ticker symbol, shares held, day change, dividend yield, net asset value, market cap, unrealized gain, gain loss, p l',
  },
  latest: 'after, final, new, current, now',
  hundredths: 'cents, pence, minor units',
  withTax:
    'include vat, includes vat, include tax, include gst, inclusive of vat, inclusive of tax, inclusive of gst, tax included, vat included, incl vat, incl tax, including vat, including tax, inc vat, inc tax, with vat, tax incl, vat incl, tax inc, vat inc, tax inclusive, vat inclusive, gross, including gst, incl gst, inc gst',
  withoutTax:
    'not include vat, not includes vat, not include tax, not include gst, net of vat, net of tax, subject to vat, not inclusive of vat, exclude vat, exclude tax, tax excluded, vat excluded, excl vat, excl tax, excluding vat, excluding tax, ex vat, ex tax, without vat, without tax, tax excl, vat excl, plus vat, before tax, exclusive of vat, net, excluding gst, ex gst, excl gst, vat not included, tax not included, not including vat, exclusive of tax',
  totals:
    'total, totals, grand total, sub total, subtotal, sum, overall total, order total, total amount, total price, total value, total stock value',
  euros: 'euro, euros',
};
