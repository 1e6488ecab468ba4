import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'Hours of rest are the rule that yachts break most often and record most neatly. A tired crew costs more than an honest sheet does: groundings, falls and burns cluster at the end of long days. What the Maritime Labour Convention asks for can be planned, on a charter too.',
  ],
  sections: [
    {
      title: 'The numbers',
      blocks: [
        'Under MLC Standard A2.3, where a flag uses minimum hours of rest, every seafarer has at least:',
        {
          list: ['10 hours of rest in any 24-hour period, and', '77 hours in any seven-day period.'],
        },
        'The 10 hours may be divided into no more than two periods, one of which is at least 6 hours long, and there are never more than 14 hours between two consecutive periods. “Any 24 hours” moves: it can begin at a quarter past three. STCW has the same figures for watchkeepers. A flag may allow exceptions by collective agreement, for example for watchkeepers down to 70 hours in seven days, for no more than two weeks in a row; without such a paper there are none.',
        'Rest means free of work and of being at hand for it. A steward who waits for the guests to go to bed is working. For somebody on call who is woken, the broken rest has to be made up.',
      ],
    },
    {
      title: 'To whom it applies',
      blocks: [
        'MLC covers ships that are ordinarily engaged in commercial activities: charter yachts, whatever their size where the flag says so. Private yachts are outside, yet many flags and most management companies apply the same hours, and STCW fitness for duty binds certificated officers anyway. Under-18s have stricter rules, among them a full night’s rest.',
      ],
    },
    {
      title: 'Plan it before you record it',
      blocks: [
        {
          steps: [
            'Post the table of shipboard working arrangements: who works when, at sea and in port, in the working language and in English.',
            'Lay the itinerary over it. An arrival at six, a beach set-up at nine and a dinner until one do not fit one deck team.',
            'Split the interior into an early and a late shift from the first day of a charter, with an overlap for service and cabins.',
            'Give the late shift a protected morning: cabin, earplugs, no drills, nobody calls.',
            'Drills and musters count as work. Hold them when they disturb least and change the hour from week to week.',
          ],
        },
        'If the plan cannot work, say so while something can still be changed: the itinerary, a day worker, a stop at anchor instead of a night passage. A captain’s written message to the manager is worth more than a corrected sheet.',
      ],
    },
    {
      title: 'The record',
      blocks: [
        'Each person’s daily hours are recorded, signed by them and by the master or somebody authorised, monthly at the latest, and each receives a copy. Record what was worked and not what was planned. Inspectors compare sheets with the log, the radio log, drill records, port arrivals and, lately, with the alarm system; identical rows for a whole crew are the first thing they look for.',
        'Use software that works out the moving 24 hours and warns before a breach; in a spreadsheet nearly everybody forgets the 14-hour interval.',
      ],
    },
    {
      title: 'When it was breached',
      blocks: [
        'The safety of the ship and of people comes first: the master may suspend the hours in an emergency, and gives compensating rest as soon as it is over. Write down what happened, why, and what rest followed. An occasional, explained breach with compensation is a sign of a working system. A pattern of them is a sign that a berth is missing.',
        'Anybody on board may complain, to the master, to the flag or ashore, and may not be punished for it. The procedure has to be handed out with the contract.',
      ],
    },
  ],
  next: [
    { label: 'Refreshers and crew training', path: '/vendor-services?category=Training' },
    { label: 'ENG1 and other medicals', path: '/vendor-services?category=Medical' },
    { label: 'Uniform and everything for crew', path: '/crew' },
  ],
  caution:
    'Your flag’s law and your employment agreement decide; collective agreements can say something else.',
};
