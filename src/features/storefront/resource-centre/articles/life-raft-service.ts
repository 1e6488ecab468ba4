import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'A life raft is a machine that nobody starts until it has to work. What keeps it working is a calendar: raft, hydrostatic release, emergency beacon and the pyrotechnics inside all have dates of their own, and a port state inspector reads every one of them.',
  ],
  sections: [
    {
      title: 'The raft',
      blocks: [
        'Rafts approved under SOLAS are serviced every 12 months at a station that the maker and the flag state have approved. Where that is impracticable the flag can extend an interval to at most 17 months; ask it in writing before the date, not after. Some makers have rafts with longer intervals under a special scheme, in which the crew does an inspection on board in between: it counts only if your flag accepts it.',
        'Leisure rafts to ISO 9650 follow the maker’s interval, usually three years when new and shorter with age. A commercially coded yacht normally cannot use that interval even if the raft would allow it.',
        'At the service the raft is inflated and left standing, the seams and valves are checked, the cylinder is weighed and, every few years, pressure-tested, and whatever runs out before the next service is replaced: water, rations, torch batteries, flares, first aid. Ask for the certificate and for photographs of the open raft, and compare the serial number.',
      ],
    },
    {
      title: 'The hydrostatic release unit',
      blocks: [
        'It lets go of the raft by itself at a depth of about 1.5 to 4 metres. The common disposable type is not serviced: it is replaced two years after it was fitted, and the month and year have to be marked on it when it is put in place. Serviceable units go to a station every year.',
        {
          steps: [
            'The painter goes to the weak link of the release, and the weak link to a strong point: not to the cradle, or the raft goes down with the yacht.',
            'The senhouse slip is closed and can be opened by hand, in gloves.',
            'Nothing lies over the raft: no cover with its own lashing, no tender, no sun bed.',
          ],
        },
        'The most frequent fault found in inspections is a painter made fast in the wrong place after the raft came back from service. Photograph the right way once and laminate it next to the cradle.',
      ],
    },
    {
      title: 'Beacons and radios',
      blocks: [
        {
          list: [
            'EPIRB: self-test every month, as the manual says, no oftener. Battery by the date on it, usually five years, sooner if it was ever switched on. Its own hydrostatic release every two years. The registration must show the present name, MMSI, owner and telephone number.',
            'Radar transponder or AIS-SART: self-test once a month; the battery is dated.',
            'Hand-held GMDSS radios: one sealed primary battery each, which is kept sealed, and a rechargeable one for drills.',
          ],
        },
      ],
    },
    {
      title: 'A plan that survives a change of crew',
      blocks: [
        'Put all dates in one list with serial numbers and where each item is stowed, and set reminders for three months and one month before. In June every station between Barcelona and Genoa is full: book for March or October, and have half of the rafts serviced in each if the yacht carries several, so that she is never without.',
        'When the raft is landed, the capacity you are left with has to be enough for everybody on board. If it isn’t, arrange an exchange raft with the station, with a certificate of its own.',
      ],
    },
    {
      title: 'Before each departure with guests',
      blocks: [
        'Two minutes are enough: the dates, the slip, the painter, the weak link, the drain holes of the canister below, and a clear deck around it. Then show one more person how to launch it by hand. Hydrostatic releases work when the yacht has sunk; most rafts are launched before.',
      ],
    },
  ],
  next: [
    { label: 'Beacons, transponders and flares', path: '/captain?category=Safety' },
    { label: 'Safety drills and refreshers', path: '/vendor-services?category=Training' },
    { label: 'Test yourself: safety basics', path: '/resource-center/test' },
  ],
  caution:
    'Your flag state, your class society and the makers’ manuals decide about intervals; this page is a reminder of what to ask them.',
};
