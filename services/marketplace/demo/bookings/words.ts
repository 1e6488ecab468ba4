/** What crew write to a provider, by the provider's name of the service. */
const notes: Readonly<Record<string, readonly string[]>> = {
  'Teak deck cleaning': [
    'Aft deck and side decks. The cushions are stowed by then; water is on the port side.',
    'Please keep clear of the new varnish on the cap rail.',
  ],
  'Teak deck sanding and oiling': [
    'The foredeck was caulked in spring, please look at the two seams by the windlass.',
  ],
  'Hull polish and wax': ['Topsides only; the boot stripe was painted last month.'],
  'Diver: hull and propellers': [
    'There is a line around the starboard propeller. Engines are locked out while you dive.',
    'Growth on the sea chest gratings; pictures afterwards, please.',
  ],
  'Interior deep clean': ['Guests leave at nine. Four cabins and the saloon; shoes off below deck.'],
  'Carpet and upholstery cleaning': ['Red wine on the saloon carpet, and the whole of the master cabin.'],
  'Laundry, collected and returned': ['Mostly linen. No softener in the towels, please.'],
  'Main engine service, 500 hours': [
    'Port and starboard, both at 512 hours. Filters are on board, oil is not.',
  ],
  'Generator service, 250 hours': ['Generator 2 hunts under load; please listen to it first.'],
  'Air conditioning check and descale': ['The crew mess does not get below 26 degrees.'],
  'Watermaker service': ['Pressure climbs after twenty minutes; the last membranes are from 2023.'],
  'Stabiliser inspection': ['A knock in the starboard fin when turning hard.'],
  'Electrical fault finding': ['The shore power trips when the galley oven is switched on.'],
  'Emergency call-out': ['Bilge alarm in the lazarette and no reason to be seen. We are alongside.'],
  'Clearance in and out': ['Eleven crew, six guests, all passports on board. Arriving from Brindisi.'],
  'Berth reservation': ['54 m, draught 3.4. Three nights, power 125 A if there is any.'],
  'Duty-free bunkering': ['30,000 litres. The papers are in the ship’s office.'],
  'Provisioning run': ['The list comes on the evening before; nothing with nuts.'],
  'Guest chef for a day': ['Dinner for ten, two of them vegetarian. The galley has gas.'],
  'Florist on board': ['White and green only. The owner’s cabin first.'],
  'ENG1 seafarer medical': ['Renewal; the last one is with you.'],
  'Vaccination clinic on board': ['Nine crew, yellow fever for four of them.'],
  'STCW basic safety refresher': ['For two of us, if there is a second place.'],
  'Fire team drill on board': ['Please use the engine room scenario, with smoke.'],
  'Food safety level 2': ['For our new third stewardess.'],
};

export function noteFor(serviceName: string, at: number): string | null {
  const known = notes[serviceName] ?? [];
  // Not every booking has one.
  return at % 3 === 2 ? null : (known[at % Math.max(known.length, 1)] ?? null);
}

/** The notes of decisions. */
export const said = {
  declined: 'Both teams are in the yard that week. From the week after we can come.',
  withdrawn: 'The charter was brought forward: we sail that morning.',
  cancelledByCrew: 'We are staying in the yard for another two weeks.',
  cancelledLate: 'The captain wants to leave before the weather, sorry.',
  cancelledByProvider: 'Our compressor has failed and the part arrives too late for your date.',
  noShow: 'The berth was empty and nobody answered the phone.',
  disputed: 'A patch in the aft corner was left out, see the pictures. We asked for it before they left.',
  unfinished: 'They left an hour before the agreed end, and the last third was not done.',
  contested: 'We stopped because the berth had to be cleared for another yacht, as your mate asked us to.',
  refunded: 'Half a day less was worked than booked; agreed with both sides.',
  proposedByProvider: 'The swell is too high for the diver that morning. Could it be this instead?',
  proposedByCrew: 'Our guests arrive earlier than planned. Would this do for you?',
} as const;
