import type { Article } from '../article.types.ts';

export const article: Article = {
  opening: [
    'A charter is provisioned twice: once on paper, when everything is still possible, and once on the quay, when the van is late and the guests are early. The paper decides how the quay goes.',
  ],
  sections: [
    {
      title: 'Begin with the preference sheet',
      blocks: [
        'Read it with a pen. Mark allergies and religious rules in red, and ask the broker about each of them: “no gluten” can be a fashion or a coeliac, and the galley works differently for the two. Ask for the ages of children, for who drinks what, for birthdays, and for one meal that everybody loved on the last charter.',
        'An allergy belongs on a list on the galley wall, with the guest’s photograph and the fourteen allergens that have to be declared in the European Union in mind: gluten, crustaceans, egg, fish, peanuts, soya, milk, nuts, celery, mustard, sesame, sulphites, lupin and molluscs.',
      ],
    },
    {
      title: 'Count in meals, not in kilos',
      blocks: [
        {
          steps: [
            'Write the itinerary with the meals on board and ashore, for guests and for crew separately.',
            'Write a menu for the first three days, and ideas for the rest: plans change with the weather.',
            'From the menu, count portions: 180 to 220 g of fish or meat, 250 g of vegetables and salad, 80 g of dry pasta or rice for a main course.',
            'Add a fifth for guests who bring friends to lunch, and two days of reserve in dry and frozen goods.',
            'Water: three litres a head and day for drinking, in summer four, if you don’t drink from the tank.',
          ],
        },
        'Ice is the item that is always short. For twelve guests in August plan 25 to 30 kg a day besides what the machine makes.',
      ],
    },
    {
      title: 'Order in the right sequence',
      blocks: [
        {
          list: [
            'Two to three weeks before: wines and spirits, caviar, special meat, anything that is imported or flown in.',
            'One week: dry goods, cleaning materials, toiletries, paper, flowers by colour and vase.',
            'Three days: meat and fish with the day of delivery, dairy.',
            'The evening before: fruit, herbs, bread, oysters.',
          ],
        },
        'Say with each order where the yacht lies, from when to when somebody can receive it, and until when it is of use. State whether a substitute is welcome and which: “ripe avocado, or none” saves a telephone call at seven in the morning.',
      ],
    },
    {
      title: 'Receive like a restaurant',
      blocks: [
        'One person checks, one stows. Chilled goods come at 5 °C or below, fresh fish on ice close to 0 °C, frozen goods at −18 °C; take the temperature between two packs and write it down. Refuse what is warm, torn or past its date while the driver is still there.',
        'Cardboard stays on the quay. Cockroach eggs travel in the corrugation, and a galley that has had them once never forgets it. Wash fruit and vegetables, let them dry, and stow them in crates of your own with the delivery date.',
      ],
    },
    {
      title: 'Stow for finding',
      blocks: [
        'Number the lockers and keep one list of what is in which. First in, first out: new goods go behind the old ones. Raw meat and fish go below everything that is eaten as it is. Keep one shelf for the next meal alone, so that nobody opens the big freezer ten times a day.',
        'After the charter write down what came back: the next order begins with that page, and so does the apportionment of the provisions allowance, for which every receipt is kept.',
      ],
    },
  ],
  next: [
    { label: 'Provisions, fresh and dry', path: '/chef-galley' },
    { label: 'Linen, glass and table', path: '/interior?category=Table' },
    { label: 'A provisioning run or an agent in your port', path: '/vendor-services?category=Agency' },
  ],
};
