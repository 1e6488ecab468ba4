export interface Question {
  readonly question: string;
  readonly choices: readonly string[];
  /** The index of the right answer. */
  readonly right: number;
  /** Why it is right. */
  readonly reason: string;
  /** The slug of an article about it. */
  readonly article?: string;
}

/**
 * In the order in which they are asked. Answers are stored by position, so a change of the order needs a new key in
 * `stored-answers.ts`.
 */
export const questions: readonly Question[] = [
  {
    question: 'Somebody falls overboard while you are at the helm. What comes first?',
    choices: [
      'Turn the yacht around at once',
      'Shout “man overboard”, throw a lifebuoy, and have somebody point at the person without looking away',
      'Call the coast guard on channel 16',
      'Launch the tender',
    ],
    right: 1,
    reason:
      'A head in the water is lost from sight within seconds. The shout, something that floats and one pair of eyes that stays on the person come first; the MOB button, the turn and the call follow in the same minute.',
  },
  {
    question: 'What does a distress call by voice on VHF begin with?',
    choices: [
      '“Pan-pan” three times',
      '“Mayday” three times',
      '“Sécurité” three times',
      'The yacht’s call sign',
    ],
    right: 1,
    reason:
      '“Mayday” means grave and imminent danger and a need for immediate help. “Pan-pan” is urgent without that danger, “sécurité” is for warnings. With DSC send the alert first, then speak on channel 16.',
  },
  {
    question: 'How often is a disposable hydrostatic release unit of a life raft replaced?',
    choices: ['Every year', 'Every two years', 'Every five years', 'When it looks worn'],
    right: 1,
    reason:
      'The common disposable type is valid for two years from the month it was fitted, which has to be marked on it. It can’t be serviced.',
    article: 'life-raft-service',
  },
  {
    question: 'Where is the painter of a life raft made fast so that the raft also comes up by itself?',
    choices: [
      'To the cradle',
      'To the guard rail',
      'To the weak link of the hydrostatic release, which is fast to a strong point',
      'Nowhere: it stays coiled',
    ],
    right: 2,
    reason:
      'The weak link holds while the raft inflates and breaks when the yacht sinks on. Fast to the cradle, the raft goes down with the yacht.',
    article: 'life-raft-service',
  },
  {
    question: 'Fat catches fire in a pan in the galley. What do you do?',
    choices: [
      'Pour water on it',
      'Carry the pan outside',
      'Switch off the heat and cover it with a lid or a fire blanket',
      'Use the CO₂ extinguisher from close by',
    ],
    right: 2,
    reason:
      'Water explodes into steam and throws burning fat. A gas jet can blow it about. Without heat and air it goes out; leave the lid on until it is cold.',
  },
  {
    question:
      'There is a fire in the engine room, which has a fixed gas system. What has to be done before it is released?',
    choices: [
      'Open the hatch to look',
      'Everybody is out and counted, ventilation and openings are closed, fuel and engines are off',
      'Start the bilge pumps',
      'Nothing: seconds count',
    ],
    right: 1,
    reason:
      'The gas suffocates people as well as fire, and it only works in a closed space. Then keep it closed: opened too early, hot steel lights the fire again.',
  },
  {
    question: 'An empty chain locker or tank was closed for a long time. When may somebody go in?',
    choices: [
      'With a torch and a second person at the hatch',
      'After ventilation and a test of the air, with a permit, a watch at the entrance and a way to get the person out',
      'If it doesn’t smell',
      'With a dust mask',
    ],
    right: 1,
    reason:
      'Rust alone can take the oxygen out of the air, and that has no smell. In most accidents a second person dies who wanted to help the first.',
  },
  {
    question: 'How many hours of rest does the MLC ask for at least in any 24 hours, and in any seven days?',
    choices: ['8 and 56', '10 and 77', '6 and 70', '12 and 84'],
    right: 1,
    reason:
      'At least 10 hours in any 24 and 77 in any seven days, in no more than two periods a day, one of them of 6 hours or more.',
    article: 'hours-of-rest',
  },
  {
    question:
      'Somebody has been in cold water for an hour, is awake and shivers hard. What do you do after getting them out?',
    choices: [
      'Keep them lying, dry and insulated, warm them slowly, give warm sweet drinks, and get medical advice',
      'A hot shower at once',
      'A glass of spirits',
      'Let them walk up and down',
    ],
    right: 0,
    reason:
      'Lift and keep a cold person flat: movement and sudden warmth send cold blood to the heart. Alcohol opens the vessels of the skin, and more heat is lost.',
    article: 'medical-chest',
  },
  {
    question: 'When does the driver of the tender wear the kill cord?',
    choices: ['At high speed', 'With guests on board', 'In waves', 'On every trip, also the shortest'],
    right: 3,
    reason:
      'A tender without its driver goes on in circles, propeller first. It happens at low speed, close to the yacht, on the trip that was too short for the cord.',
    article: 'tender-maintenance',
  },
  {
    question: 'Two power-driven vessels meet in crossing courses. Which keeps out of the way?',
    choices: [
      'The smaller one',
      'The one that has the other on her own starboard side',
      'The one that has the other on her own port side',
      'The faster one',
    ],
    right: 1,
    reason:
      'Rule 15: who has the other on her own starboard side keeps out of the way and, if possible, doesn’t cross ahead of her. The other keeps course and speed, and acts herself when that isn’t enough.',
  },
  {
    question:
      'In a marina you see somebody in the water next to a yacht on shore power, who suddenly cannot move. What do you do?',
    choices: [
      'Jump in to help',
      'Cut the shore power, reach out with something that doesn’t conduct, throw a float, and call for help',
      'Pull them towards the yacht’s ladder',
      'Throw a wet line',
    ],
    right: 1,
    reason:
      'A leaking current can paralyse a swimmer, and everybody who follows. Switch off first. Nobody swims in a marina.',
    article: 'shore-power-abroad',
  },
];
