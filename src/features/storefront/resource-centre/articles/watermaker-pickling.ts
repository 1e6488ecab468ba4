import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'A reverse-osmosis membrane dies in three ways: chlorine burns it, bacteria grow on it while it rests, and it dries out. Pickling is what stands between it and the last two. It takes an hour, and a set of membranes costs as much as a season’s filters.',
  ],
  sections: [
    {
      title: 'Rinse, or pickle?',
      blocks: [
        {
          list: [
            'Up to about a week: a fresh-water flush at the end of each use, and again every five to seven days. Most units do it by a timer; it only works if the tank has water and nobody has switched off the breaker.',
            'Longer than that, or a yard period without power: pickle.',
            'Where frost is possible: pickle with a propylene glycol solution that the maker names. Never use automotive antifreeze.',
          ],
        },
        'In warm, fertile water the limit is shorter. If the first water after a rest smells of eggs, the membrane was not rinsed well enough.',
      ],
    },
    {
      title: 'Chlorine is the enemy',
      blocks: [
        'Membranes take next to no free chlorine: a few hours at the strength of ordinary tap water cost part of their rejection, for good. Flush with the water you made yourself. If the tank has been filled from shore, the flush goes through an activated carbon filter, which has to be changed by date (every six months is common) and not by looks, because it looks the same when it is used up.',
      ],
    },
    {
      title: 'Pickling step by step',
      blocks: [
        {
          steps: [
            'Run the unit for half an hour and write down pressure, flow, temperature and salinity. It is the only way to know in spring what has changed.',
            'Flush with product water until the brine outlet is fresh too.',
            'Change the pre-filters, or take them out for the rest: old ones feed the bacteria that you are trying to starve.',
            'Mix the preservative in unchlorinated fresh water. For most units it is sodium metabisulphite, about one per cent (10 g a litre); some makers have their own product. Food grade, fresh from a closed bag: it loses its strength with damp.',
            'Circulate at low pressure, with the pressure valve fully open, for ten minutes, from the bucket and back into it. Never build up pressure: product water made now would carry the preservative.',
            'Stop, close the sea cock and the outlets so that the solution stays in, and hang a label on the breaker: “Pickled, date, do not start”.',
          ],
        },
        'Wear gloves and goggles, and keep the space ventilated: metabisulphite gives off sulphur dioxide, which people with asthma must not breathe. Renew the solution every six months, or every three in the tropics.',
      ],
    },
    {
      title: 'Back to work',
      blocks: [
        'Open the pressure valve completely, flush to waste for half an hour, then build the pressure up slowly. Throw the first hour of product water away, taste before the tank, and compare the figures with those of the autumn. Salinity that is a little high falls within a day or two. If it stays high, the O-rings of the end caps are the first suspect; if the flow is low at the right pressure, the membrane wants cleaning: alkaline for slime and oil, then acid for scale, in that order.',
      ],
    },
    {
      title: 'Little things that save membranes',
      blocks: [
        'Don’t make water in a harbour or a bloom: oil and fine silt go through a 5 micron filter. Change pre-filters at the pressure drop the maker names, not when the pump complains. Adjust the pressure with the temperature of the sea: in cold water a unit makes less, and forcing it to its summer flow overloads it. And keep one spare high-pressure hose on board.',
      ],
    },
  ],
  next: [
    { label: 'Pre-filters and membranes', path: '/engineering?category=Watermakers' },
    { label: 'Watermaker service at the berth', path: '/vendor-services?category=Watermakers' },
  ],
  caution: 'Where your unit’s manual says something else, the manual is right.',
};
