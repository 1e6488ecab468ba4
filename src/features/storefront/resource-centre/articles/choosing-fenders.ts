import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'A fender has one job: to be thicker than the gap between your topsides and the thing you are about to touch, and to stay that way under load. Most damage on a quay comes from fenders that are too few, too small or hung at the wrong height, and all three are cheap to get right before the season.',
  ],
  sections: [
    {
      title: 'How big',
      blocks: [
        'The usual rule for cylindrical fenders is a diameter of at least 2.5 cm for every 1.5 m of length overall. A 30 m yacht therefore begins at about 50 cm. Go one size up if you lie stern-to in a swell, raft up, or have a hull with much flare, where a small fender only touches at the waterline.',
        'Length matters as much as diameter. A fender that is too short rolls over the edge of a low pontoon and lets the rubbing strake down onto the concrete. For yachts over 24 m, one and a half to two metres is normal.',
      ],
    },
    {
      title: 'How many',
      blocks: [
        'Plan one for every three metres of the straight part of the hull on the side you berth on, and never fewer than four a side. Add a spherical fender for the bow flare and one for the quarter: those two places meet the neighbour first when the wind takes the stern.',
        {
          list: [
            'Two spare fenders, inflated, on deck whenever lines are being handled: one crew member walks with a roving fender.',
            'Two large ones for rafting and for fuel berths with piles.',
            'A flat fender or a fender board where the quay has vertical piles: a cylinder between two piles protects nothing.',
          ],
        },
      ],
    },
    {
      title: 'Inflated, foam or drop-stitch',
      blocks: [
        'Inflatable PVC fenders are light, stow flat and can be repaired, but a burst valve at two in the morning leaves you with a bag. Foam-filled fenders never go flat and take abuse on commercial quays; they are heavy and need a place to live. Drop-stitch fenders are stiff boards of air for high, flat sides. Many yachts carry inflatables for daily use and two foam ones for bad berths.',
      ],
    },
    {
      title: 'Pressure and height',
      blocks: [
        'Inflate until the fender gives about as much as a car tyre under your full weight, in the shade. Most makers ask for 0.1 to 0.2 bar; check the print near the valve. Air expands: a fender that is hard at eight in the morning can be at its limit on a black quay at noon. Let some out in the heat and top up in the evening.',
        {
          steps: [
            'Hang the fenders before you enter the harbour, at the height of the quay you booked.',
            'Aim for two thirds of the fender below the edge of the quay, so that it cannot roll up and out.',
            'Tie to a rail base, a cleat or a fender hook, not to a stanchion, which bends.',
            'Look at them again after an hour and after every change of tide, wash or wind.',
          ],
        },
      ],
    },
    {
      title: 'Covers and care',
      blocks: [
        'Bare vinyl scrubs gel coat and paint as the yacht moves, and picks up grit that does it faster. A cover of acrylic fleece solves both, and a doubled one lasts about two seasons of daily use. Wash covers in fresh water without softener, which makes them hold dirt. Clean the fender itself with a mild degreaser; acetone takes the gloss and later the vinyl.',
        'Once a month look at the eyes and the rope tails, because a fender lost overboard is usually a chafed tail. Splice new ones rather than knotting them: a knot jams in a guard rail.',
      ],
    },
  ],
  next: [
    { label: 'Fenders with prices and stock', path: '/exterior?category=Fenders' },
    { label: 'Mooring lines', path: '/exterior?category=Lines' },
    { label: 'Hull polish by people who come to the berth', path: '/vendor-services?category=Hull' },
  ],
};
