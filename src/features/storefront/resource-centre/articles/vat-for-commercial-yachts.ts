import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'VAT on yachts has a reputation for being unknowable. Most of it is one idea with many forms to fill in: in the European Union a yacht that earns money at sea is treated as a tool of a business, and a private yacht as something its owner consumes. Everything else follows from which of the two you are today, and whether you can prove it.',
  ],
  sections: [
    {
      title: 'Private and commercial',
      blocks: [
        'A commercial yacht, in the sense of VAT, is normally one that is registered for commercial use, has a permanent professional crew, and is really used for charter. A certificate alone is not enough: authorities look at contracts, payments and the log. When the owner uses the yacht without a charter agreement at a market price, that use is private, and tax can become due for it.',
        'A private yacht in EU waters either has had VAT paid on it, and carries the proof, or is there under temporary admission: for yachts registered outside the EU whose owners live outside it, as a rule for 18 months.',
      ],
    },
    {
      title: 'What the exemption covers',
      blocks: [
        'The VAT Directive exempts the supply, repair, maintenance, hire, equipping and provisioning of vessels that sail on the high seas and carry paying passengers or serve a commercial activity (Articles 148 (a), (c) and (d)). For a qualifying yacht that can mean spare parts, a yard period, fuel and food without VAT.',
        'The words “used on the high seas” are where countries differ. Several, France and Italy among them, ask that at least 70 per cent of the trips of the year before went beyond 12 nautical miles or to another country, and want a declaration for it. The share is counted over a period, in trips, with evidence from logs and AIS. Others look at what the vessel is built for.',
      ],
    },
    {
      title: 'When you buy a part',
      blocks: [
        {
          steps: [
            'Say for whom you buy: the yacht’s company with its address and VAT number, not the captain’s name. The invoice follows what was said at the order; afterwards it is hard to change.',
            'If you want to buy without VAT, give the supplier the declaration its country asks for before it issues the invoice. Without one it has to charge VAT, because it pays if you were wrong.',
            'A business in another EU country with a valid VAT number: goods that are sent across the border are usually invoiced without VAT, and the business accounts for it at home. Goods handed over in the same country are not.',
            'Services are usually taxed where the business that orders them is established; for private customers and for work on the spot other rules apply.',
          ],
        },
        'On Quayside the cart asks who is buying, shows the tax before you pay, and writes the reason on the invoice where none is charged. What cannot be decided is asked, never guessed.',
      ],
    },
    {
      title: 'When you charter out',
      blocks: [
        'A short hire (for vessels up to 90 days) is taxed where the yacht is put at the customer’s disposal: with embarkation in Palma, Spain’s VAT. Some countries let part of the hire go untaxed for the time outside EU waters, if it is proved voyage by voyage. An owner from elsewhere has to register, or appoint a representative, in the country where the charter begins. Rates, allowances and forms change almost every year.',
      ],
    },
    {
      title: 'A folder that ends discussions',
      blocks: [
        {
          list: [
            'Registration, and the certificate for commercial use.',
            'Proof of VAT status of the hull, or the document of temporary admission with its date.',
            'Charter agreements with dates, places and payments.',
            'The log, with positions beyond 12 miles marked.',
            'Declarations of exemption, by country and year.',
            'Every invoice with the right name on it.',
          ],
        },
        'Keep it on board and ashore, in the same order. Customs officers are people with little time too.',
      ],
    },
  ],
  next: [
    { label: 'How tax is shown and invoiced here', path: '/terms-and-conditions' },
    { label: 'Agents for clearance and customs', path: '/vendor-services?category=Agency' },
    { label: 'Log books and publications', path: '/captain?category=Publications' },
  ],
  caution:
    'This is a plain summary of November 2026 and no tax advice. Rules differ by country and change often: ask a tax adviser or a fiscal representative in the country concerned before you rely on an exemption.',
};
