import { fromMinor, minorDigitsOf } from '../../../../src/lib/money-minor.ts';
import { amountText, monthText } from '../../../../src/lib/document-texts.ts';
import {
  settledMinor,
  type AnyContent,
  type CommissionContent,
  type InvoiceContent,
  type InvoiceLine,
  type InvoiceParty,
  type LineTax,
  type TaxGroup,
} from './invoices.domain.ts';

/** The file's name in a PDF, by which Factur-X finds it. */
export const ciiFileName = 'factur-x.xml';

/** A text, or elements by name in order. Null and empty lists are left out; an empty text is an empty element. */
type Node = string | null | readonly Element[];
type Element = readonly [name: string, content: Node, attributes?: Readonly<Record<string, string>>];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function xmlOf([name, content, attributes = {}]: Element): string {
  if (content === null) return '';
  const body = typeof content === 'string' ? escaped(content) : content.map(xmlOf).join('');
  if (body === '' && typeof content !== 'string') return '';
  const given = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  return `<${name}${given}>${body}</${name}>`;
}

const dateOf = (day: string): readonly Element[] => [
  ['udt:DateTimeString', day.replaceAll('-', ''), { format: '102' }],
];

const percent = (bps: number): string => (bps / 100).toFixed(2);

/** UN/ECE Recommendation 20; "one" for units that are not in it. */
const unitCodes: ReadonlyMap<string, string> = new Map([
  ['hour', 'HUR'],
  ['day', 'DAY'],
  ['m', 'MTR'],
  ['metre', 'MTR'],
  ['l', 'LTR'],
  ['litre', 'LTR'],
  ['kg', 'KGM'],
  ['pair', 'PR'],
  ['set', 'SET'],
]);

const exemptionCodes: Readonly<Partial<Record<LineTax['category'], string>>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

/** Rules BR-O-05 to BR-O-07: there is no rate outside the scope of VAT. */
const rateOf = ({ category, rateBps }: LineTax): string | null =>
  category === 'O' ? null : percent(rateBps);

const lineElement = (line: InvoiceLine, index: number, currency: string): Element => [
  'ram:IncludedSupplyChainTradeLineItem',
  [
    ['ram:AssociatedDocumentLineDocument', [['ram:LineID', String(index + 1)]]],
    [
      'ram:SpecifiedTradeProduct',
      [
        ['ram:Name', line.name],
        ['ram:Description', line.detail],
      ],
    ],
    [
      'ram:SpecifiedLineTradeAgreement',
      [['ram:NetPriceProductTradePrice', [['ram:ChargeAmount', line.unitPrice]]]],
    ],
    [
      'ram:SpecifiedLineTradeDelivery',
      [
        [
          'ram:BilledQuantity',
          String(line.quantity),
          { unitCode: unitCodes.get((line.unit ?? '').toLowerCase()) ?? 'C62' },
        ],
      ],
    ],
    [
      'ram:SpecifiedLineTradeSettlement',
      [
        [
          'ram:ApplicableTradeTax',
          [
            ['ram:TypeCode', 'VAT'],
            ['ram:CategoryCode', line.category],
            ['ram:RateApplicablePercent', rateOf(line)],
          ],
        ],
        [
          'ram:SpecifiedTradeSettlementLineMonetarySummation',
          [['ram:LineTotalAmount', fromMinor(line.netMinor, currency)]],
        ],
      ],
    ],
  ],
];

const hasCountry = (vatId: string): boolean => /^[A-Z]{2}/.test(vatId);

/** Rules BR-O-02 to BR-O-04: if nothing is subject to VAT, there is no VAT ID. */
function registrations({ vatId, registrationNumber }: InvoiceParty, isOutside: boolean): readonly Element[] {
  if (vatId !== null && hasCountry(vatId) && !isOutside)
    return [['ram:SpecifiedTaxRegistration', [['ram:ID', vatId, { schemeID: 'VA' }]]]];
  const local = vatId ?? registrationNumber;
  return local === null || isOutside
    ? []
    : [['ram:SpecifiedTaxRegistration', [['ram:ID', local, { schemeID: 'FC' }]]]];
}

const addressOf = ({ street, postalCode, city, country }: InvoiceParty): Element => [
  'ram:PostalTradeAddress',
  [
    ['ram:PostcodeCode', postalCode],
    ['ram:LineOne', street],
    ['ram:CityName', city],
    ['ram:CountryID', country],
  ],
];

const sellerElement = (seller: InvoiceParty, isOutside: boolean): Element => [
  'ram:SellerTradeParty',
  [
    ['ram:Name', seller.name],
    ['ram:SpecifiedLegalOrganization', [['ram:ID', seller.registrationNumber]]],
    addressOf(seller),
    ...registrations(seller, isOutside),
  ],
];

const buyerElement = (buyer: InvoiceParty, isOutside: boolean): Element => [
  'ram:BuyerTradeParty',
  [
    ['ram:Name', buyer.name],
    ['ram:SpecifiedLegalOrganization', [['ram:ID', buyer.registrationNumber]]],
    addressOf(buyer),
    ...registrations({ ...buyer, registrationNumber: null }, isOutside),
  ],
];

const groupElement = (group: TaxGroup, currency: string): Element => [
  'ram:ApplicableTradeTax',
  [
    ['ram:CalculatedAmount', fromMinor(group.taxMinor, currency)],
    ['ram:TypeCode', 'VAT'],
    ['ram:ExemptionReason', group.category === 'S' || group.category === 'Z' ? null : group.reason],
    ['ram:BasisAmount', fromMinor(group.netMinor, currency)],
    ['ram:CategoryCode', group.category],
    ['ram:ExemptionReasonCode', exemptionCodes[group.category] ?? null],
    ['ram:RateApplicablePercent', rateOf(group)],
  ],
];

/** Why a document cannot contain the data; null if it can. */
export function ciiObstacle({ seller, buyer, currency, place }: AnyContent): string | null {
  if (minorDigitsOf(currency) > 2) return 'The standard has amounts of two decimals at most.';
  if (seller.country === null || (seller.registrationNumber ?? seller.vatId) === null)
    return 'The seller’s country or registration is not known.';
  return (buyer.country ?? place?.country ?? null) === null ? 'The buyer’s country is not known.' : null;
}

/** The notes on a document. */
export const noteOf = (content: AnyContent): readonly string[] =>
  'month' in content ? commissionNote(content) : saleNote(content);

function commissionNote(content: CommissionContent): readonly string[] {
  const { kind, month, taxMinor, currency, payBy, contact } = content;
  const statement = `The statement of ${monthText(month)} lists each sale and refund.`;
  const tax = `${amountText(taxMinor, currency)} ${currency}`;
  if (kind === 'credit_note')
    return [
      `More commission went back with refunds than was kept in ${monthText(month)}: it is part of what was due to you. ${statement}`,
      ...(payBy === null ? [] : [`We pay back the VAT of ${tax} by ${payBy}. Questions: ${contact}`]),
    ];
  return [
    `The commission was kept from your sales in ${monthText(month)}. ${statement}`,
    payBy === null
      ? 'Nothing is left to pay.'
      : `The VAT of ${tax} is left to pay by ${payBy}. Ask ${contact} for the bank account.`,
  ];
}

function saleNote({ kind, seller, paidOn, purchaseNumber, credits }: InvoiceContent): readonly string[] {
  // A name may end with a full stop.
  const issuer = `Issued by Quayside in the name and on behalf of ${seller.name.replace(/\.$/, '')}.`;
  return kind === 'invoice'
    ? [issuer, `Paid through Quayside on ${paidOn}, ${purchaseNumber}. Nothing is left to pay.`]
    : [
        issuer,
        `Corrects invoice ${credits?.number ?? ''} of ${credits?.issuedOn ?? ''}: ${credits?.reason ?? ''}`,
        `Paid back through Quayside on ${paidOn}.`,
      ];
}

/** Where and when it was supplied; an empty element if neither is known. */
function deliveryOf({ place, suppliedOn }: AnyContent): Node {
  if (place === null && suppliedOn === null) return '';
  const address: readonly Element[] =
    place === null
      ? []
      : [
          ['ram:LineOne', place.line],
          ['ram:CountryID', place.country],
        ];
  const happened: readonly Element[] =
    suppliedOn === null ? [] : [['ram:OccurrenceDateTime', dateOf(suppliedOn)]];
  return [
    ['ram:ShipToTradeParty', [['ram:PostalTradeAddress', address]]],
    ['ram:ActualDeliverySupplyChainEvent', happened],
  ];
}

/** The document as Cross Industry Invoice (UN/CEFACT), profile EN 16931 of Factur-X. */
export function ciiOf(content: AnyContent): string {
  const purchaseNumber = 'month' in content ? null : content.purchaseNumber;
  const dueMinor = content.totalMinor - settledMinor(content);
  const { currency, lines, delivery, groups, credits, place } = content;
  const money = (amountMinor: number) => fromMinor(amountMinor, currency);
  const isOutside = groups.every(({ category }) => category === 'O');
  const shares = delivery?.shares ?? [];
  const chargedMinor = shares.reduce((total, { netMinor }) => total + netMinor, 0);
  const buyer = { ...content.buyer, country: content.buyer.country ?? place?.country ?? null };
  const root: Element = [
    'rsm:CrossIndustryInvoice',
    [
      [
        'rsm:ExchangedDocumentContext',
        [['ram:GuidelineSpecifiedDocumentContextParameter', [['ram:ID', 'urn:cen.eu:en16931:2017']]]],
      ],
      [
        'rsm:ExchangedDocument',
        [
          ['ram:ID', content.number],
          ['ram:TypeCode', content.kind === 'invoice' ? '380' : '381'],
          ['ram:IssueDateTime', dateOf(content.issuedOn)],
          ...noteOf(content).map((note): Element => ['ram:IncludedNote', [['ram:Content', note]]]),
        ],
      ],
      [
        'rsm:SupplyChainTradeTransaction',
        [
          ...lines.map((line, index) => lineElement(line, index, currency)),
          [
            'ram:ApplicableHeaderTradeAgreement',
            [
              sellerElement(content.seller, isOutside),
              buyerElement(buyer, isOutside),
              [
                'ram:BuyerOrderReferencedDocument',
                [['ram:IssuerAssignedID', content.poNumber ?? purchaseNumber]],
              ],
            ],
          ],
          ['ram:ApplicableHeaderTradeDelivery', deliveryOf(content)],
          [
            'ram:ApplicableHeaderTradeSettlement',
            [
              ['ram:PaymentReference', purchaseNumber ?? content.number],
              ['ram:InvoiceCurrencyCode', currency],
              ...groups.map((group) => groupElement(group, currency)),
              ...shares.map((one): Element => [
                'ram:SpecifiedTradeAllowanceCharge',
                [
                  ['ram:ChargeIndicator', [['udt:Indicator', 'true']]],
                  ['ram:ActualAmount', money(one.netMinor)],
                  ['ram:Reason', 'Delivery'],
                  [
                    'ram:CategoryTradeTax',
                    [
                      ['ram:TypeCode', 'VAT'],
                      ['ram:CategoryCode', one.category],
                      ['ram:RateApplicablePercent', rateOf(one)],
                    ],
                  ],
                ],
              ]),
              [
                'ram:SpecifiedTradePaymentTerms',
                'month' in content && content.payBy !== null
                  ? [['ram:DueDateDateTime', dateOf(content.payBy)]]
                  : null,
              ],
              [
                'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
                [
                  ['ram:LineTotalAmount', money(content.netMinor - chargedMinor)],
                  ['ram:ChargeTotalAmount', chargedMinor === 0 ? null : money(chargedMinor)],
                  ['ram:TaxBasisTotalAmount', money(content.netMinor)],
                  ['ram:TaxTotalAmount', money(content.taxMinor), { currencyID: currency }],
                  ['ram:GrandTotalAmount', money(content.totalMinor)],
                  ['ram:TotalPrepaidAmount', money(content.totalMinor - dueMinor)],
                  ['ram:DuePayableAmount', money(dueMinor)],
                ],
              ],
              credits === null
                ? ['ram:InvoiceReferencedDocument', null]
                : [
                    'ram:InvoiceReferencedDocument',
                    [
                      ['ram:IssuerAssignedID', credits.number],
                      [
                        'ram:FormattedIssueDateTime',
                        [['qdt:DateTimeString', credits.issuedOn.replaceAll('-', ''), { format: '102' }]],
                      ],
                    ],
                  ],
              [
                'ram:ReceivableSpecifiedTradeAccountingAccount',
                content.costCentre ? [['ram:ID', content.costCentre]] : null,
              ],
            ],
          ],
        ],
      ],
    ],
    {
      'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
      'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
      'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
    },
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>${xmlOf(root)}`;
}
