import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'A teak deck is ruined by diligence more often than by neglect. Every hard scrub takes the soft wood between the grain with it; at half a millimetre a year a 10 mm deck is gone long before the yacht. The aim is a clean, even, silver-grey or oiled surface with as little wood lost as possible.',
  ],
  sections: [
    {
      title: 'The weekly wash',
      blocks: [
        {
          steps: [
            'Rinse with salt water where you can. Salt keeps the wood moist and discourages algae; fresh water every day dries it out and feeds them.',
            'Use a soft brush or a white pad, across the grain. Along the grain the bristles plough out the soft wood and leave ridges.',
            'A little mild, pH-neutral soap, no more than the dirt needs. Rinse until nothing foams: soap that stays attracts dirt and attacks the caulking.',
            'Squeegee and let it dry out of the full sun.',
          ],
        },
        'A pressure washer does in ten minutes what ten years of weather would. Keep it for the hull.',
      ],
    },
    {
      title: 'Stains',
      blocks: [
        {
          list: [
            'Fat and oil: cover at once with an absorbent powder (chalk, talc or kitchen paper), leave it, then a drop of degreaser. Don’t rub.',
            'Red wine and coffee: plenty of sea water immediately, then oxalic acid on the spot only.',
            'Rust: oxalic acid, thinned, five minutes, rinsed well. Keep it off stainless steel, gel coat and paint.',
            'Fuel: soap and water first, and stop: solvents dissolve the caulking before they reach the stain.',
          ],
        },
      ],
    },
    {
      title: 'Two-part cleaners',
      blocks: [
        'The first part is a strong alkali that opens the grain and turns the wood black; the second an acid that neutralises and bleaches it. They work, and they take wood with them. Once every year or two is enough, before oiling or for a sale, never as the weekly wash. Wet topsides and fittings before you begin and keep them wet, wear gloves and goggles, and follow the maker’s times to the minute. Waste water from it does not belong in the harbour.',
      ],
    },
    {
      title: 'Oil, sealer or nothing',
      blocks: [
        'Grey teak is healthy teak: the colour is the outermost tenth of a millimetre. Left bare, it is least work and never slippery. Oil gives the golden look for a few weeks, darkens unevenly where people walk, and has to be renewed. Sealers last longer but build up, and one day have to be cleaned off. Decide for one and write it down for the next crew: most patchy decks are three opinions on top of each other.',
        'Whatever you choose goes onto wood that has dried for at least two days, thin, with the surplus wiped off after a quarter of an hour. Rags with oil can set themselves on fire: put them into water and take them ashore.',
      ],
    },
    {
      title: 'Caulking and plugs',
      blocks: [
        'Twice a season walk the deck after rain. Seams that stay dark longer than the planks have let go on one side: water is under the teak. Cut out the length with a reefing hook or a caulking knife, clean both sides, prime, lay the bond-breaker tape at the bottom and fill slightly proud; sand when it has cured, usually after a week. Bungs that stand proud or have gone show where the deck has become thin. Below about 5 mm above the screw heads sanding is over, and a survey comes before the next job.',
      ],
    },
  ],
  next: [
    { label: 'Teak cleaner and oil', path: '/exterior?category=Care' },
    { label: 'Deck sealant', path: '/exterior?category=Paint' },
    { label: 'Teak cleaning, sanding and oiling', path: '/vendor-services?category=Deck' },
  ],
};
