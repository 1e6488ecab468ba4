import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'Antifouling is a consumable that is applied once and judged for a year. The right choice depends less on the brand than on three numbers: how fast you go, how many days a month you move, and in what water you lie when you don’t.',
  ],
  sections: [
    {
      title: 'The three families',
      blocks: [
        {
          list: [
            'Self-polishing: the surface dissolves slowly in moving water and shows fresh biocide. Good for yachts that cruise often, at up to about 25 knots. It needs to move: in a yacht that lies for months the surface stops renewing.',
            'Hard: a dense film from which the biocide leaches out. It stands up to speed and scrubbing, and to tenders that dry out on a trailer. The spent film stays, so that layers build up and have to come off one day.',
            'Foul release: a silicone without biocide, so slippery that growth falls off at speed. It is dear, needs a careful application and some speed every week, and is damaged by slings, fenders and hard brushes.',
          ],
        },
        'Propellers, shafts and the bow thruster tunnel want a system of their own: ordinary copper paint on bronze does not hold, and on aluminium it does worse.',
      ],
    },
    {
      title: 'What it must not touch',
      blocks: [
        'Never put a paint with metallic copper or cuprous oxide directly on aluminium: with sea water between them the two are a battery, and the hull is the plate that is eaten. Aluminium needs an intact epoxy barrier and a paint that its maker releases for it. The same goes for outdrives.',
        'Find out what is on the hull before you buy. Most paints stick to most others through a tie coat, but nothing sticks to silicone, and a hard paint over an old soft one comes off with it. If nobody knows, a test patch of one square metre for a week costs nothing.',
      ],
    },
    {
      title: 'How much',
      blocks: [
        'For a displacement hull the wetted area is roughly length on the waterline × (beam + draught), times 0.75 for full forms and 0.5 for fine ones. A 24 m yacht with a waterline of 22 m, beam 6 m and draught 2 m has about 130 m². With a coverage of about 10 m² a litre and two coats that is 26 litres, and a third coat of 2 litres for the leading edges, the waterline and the rudders, where the water works hardest.',
        'Two thin coats are not the same as one thick one: self-polishing paints need their film thickness (read it on the data sheet in micrometres) to last the promised months.',
      ],
    },
    {
      title: 'The day itself',
      blocks: [
        {
          steps: [
            'Pressure-wash as soon as the yacht is out, while the slime is wet.',
            'Sand wet, with 80 to 120 grit: dry antifouling dust is poisonous. Overall, gloves, eye protection and a P3 mask.',
            'Mask anodes, transducers and earth plates. Paint on an anode switches it off.',
            'Mind the dew point: the steel or laminate must be at least 3 °C above it, or you paint water in.',
            'Keep to the time between coats and before launching. Many paints also have a longest time out of the water.',
          ],
        },
        'Collect the wash water and the dust. Most yards in the Mediterranean have to account for it, and will ask you for the product’s safety data sheet.',
      ],
    },
    {
      title: 'Between two haul-outs',
      blocks: [
        'A diver with a soft cloth every four to six weeks in summer keeps a hull fast; a diver with a scraper takes the paint off with the barnacles. Ask beforehand whether the port allows in-water cleaning: many forbid it for copper paints. While the diver is down, have anodes, sea chests and the propeller looked at, and ask for photographs.',
      ],
    },
  ],
  next: [
    { label: 'Antifouling paints', path: '/exterior?category=Paint' },
    { label: 'Anodes', path: '/engineering?category=Anodes' },
    { label: 'Divers and hull work', path: '/vendor-services?category=Hull' },
  ],
  caution:
    'The product’s technical and safety data sheets come first. Some countries, lakes and ports forbid certain biocides or all of them.',
};
