import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'The plug fits, so the power fits: that assumption has cost more compressors than lightning has. Three things differ from port to port, and only one of them can be seen at the socket: voltage, frequency, and what the earth wire is connected to.',
  ],
  sections: [
    {
      title: 'What you will find',
      blocks: [
        {
          list: [
            'Europe: 230 V single-phase and 400 V three-phase, 50 Hz. Sockets to IEC 60309: blue for 230 V, red for 400 V, with 16, 32, 63 or 125 A.',
            'United States and much of the Caribbean: 120 V and 120/240 V split phase, large berths 208 V or 480 V three-phase, all at 60 Hz. Sockets with twist locks for 30, 50 and 100 A.',
            'Some Caribbean islands have 50 Hz or both on one quay. Ask for each berth.',
          ],
        },
        'Split phase is two lines of 120 V in opposite directions: 240 V between them. A European 230 V boat that is connected to one line and neutral gets half; one that is connected to both lines has no neutral at zero. That is a task for a transformer and not for an adaptor.',
      ],
    },
    {
      title: 'Frequency',
      blocks: [
        'A transformer changes the voltage and never the frequency. Chargers, LED drivers, computers and induction hobs mostly accept 50 and 60 Hz (read the plate). Motors do not care in the same way: a 50 Hz motor turns 20 per cent faster on 60 Hz and may overload its pump; a 60 Hz motor on 50 Hz runs slower and hotter, unless the voltage is lowered by a sixth too. Air-conditioning, fridge compressors, washing machines and some microwave ovens are the usual victims. What needs the right frequency goes on a shore-power converter, an inverter from the batteries, or the generator.',
      ],
    },
    {
      title: 'Before the plug',
      blocks: [
        {
          steps: [
            'Ask the marina for voltage, phases, frequency and the breaker of this pedestal, and whether it has a residual-current device of 30 mA.',
            'Look at the socket: green contacts, cracks or traces of heat mean another pedestal.',
            'Switch off the big consumers on board, connect at the boat first, then at the pedestal, and turn the breaker on last. Going away is the other way round.',
            'Check polarity and voltage on the panel before loading it. Reverse polarity leaves half of the circuits live with their switches off.',
            'For three phases check the sequence with the indicator: wrong, and every pump runs backwards.',
            'Load step by step and read the voltage again under load. Below 207 V on a 230 V supply, shed load: motors draw more current as the voltage falls.',
          ],
        },
        'After an hour under load feel the plugs. Warm is normal; too hot to hold is a fire that has begun. Cables lie fully unwound: a coiled one heats itself.',
      ],
    },
    {
      title: 'Earth, and the metal under water',
      blocks: [
        'The earth wire keeps people alive and connects your underwater metal to that of every neighbour. With it, stray and galvanic currents find their way, and anodes that last a year are gone in a month. An isolation transformer ends both and is the right answer for large yachts; a galvanic isolator blocks the small direct currents and costs little. Disconnecting the earth is no answer: the first fault makes the hull live, and a swimmer next to it is in danger of drowning from a current nobody feels on deck.',
        'If a 30 mA device on the pedestal trips, there is a leak on board or at the neighbour’s. Find it by switching circuits on one by one. Nobody enters the water in a marina with shore power.',
      ],
    },
    {
      title: 'What to carry',
      blocks: [
        'A tester that shows voltage, polarity and earth; adaptors for 125 → 63 → 32 → 16 A, each with its own protection; a second cable of full length; spare plugs; and a page in the engine-room book with every berth and what it had. Next year’s engineer will be grateful.',
      ],
    },
  ],
  next: [
    { label: 'Batteries and electrics', path: '/engineering?category=Electrics' },
    { label: 'Anodes', path: '/engineering?category=Anodes' },
    { label: 'Electrical fault finding by an electrician', path: '/vendor-services?category=Electrics' },
  ],
  caution: 'Work on fixed wiring belongs to a qualified marine electrician.',
};
