const wordsIn = (...lines: readonly string[]): RegExp =>
  new RegExp(lines.map((words) => String.raw`\b(?:${words})\b`).join('|'), 'iu');

/** Who somebody says they are, before the name of a trade. */
const iAm = String.raw`(?:i am|i['’ ]?m|we are|we['’ ]?re|as|being) (?:(?:an?|the|your|self employed|small|independent|local|marine|yacht) )*`;

/** Trades that come on board, in the English that answers use; an engineer is crew as often. */
const trades =
  `providers?|service providers?|technicians?|divers?|mechanics?|electricians?|cleaners?|riggers?|sail ?makers?|sail lofts?|surveyors?
  |carpenters?|joiners?|painters?|varnishers?|upholsterers?|canvas makers?|welders?|plumbers?|refrigeration (?:technicians?|engineers?)|detailers?|florists?
  |(?:yacht|shipping|ship|port|marine) agents?|agents?|laminators?|compass adjusters?|boat ?builders?|yards?|boat ?yards?|shipyards?|photographers?|drivers?`.replaceAll(
    /\s+(?=\|)/gu,
    '',
  );

/** Shops, which sell goods. */
const shops =
  'chandler(?:y|s|ies)?|ship chandlers?|suppliers?|sellers? of|wholesalers?|retailers?|butchers?|fishmongers?|greengrocers?|wine merchants?|importers?|distributors?|manufacturers?|provisioners?';

/** What only those say who come on board. */
const providersWords = wordsIn(
  `${iAm}(?:${trades})`,
  'as an? (?:chef|engineer)',
  `my (?:calendar|working hours|team|technicians?|divers?|loft|workshop|tools)|our (?:loft|workshop|divers?|technicians?)`,
  '(?:i|we) (?:clean|fix|repair|rig|survey|varnish|paint|install|weld|dive)|(?:i|we) (?:do|offer|provide) (?:rigging|repairs|cleaning|services?|surveys)',
  'book(?:ing|s)? me|(?:after|before|during|finish|finished) (?:a|the|my) jobs?|if i (?:break|scratch|damage)|when i (?:break|scratch|damage)',
);

/** What only those say who sell goods. */
const suppliersWords = wordsIn(
  `${iAm}(?:${shops})`,
  'my (?:chandlery|shop|store|warehouse|stock)|our (?:shop|store|warehouse|chandlery)|(?:i|we) (?:run|own|have|manage) an? (?:\\w+ ){0,2}(?:chandlery|shop|store|warehouse)',
  '(?:if|when|before|after|until|once|do|can|must|should|where|how) (?:i|we)(?: have to| need to| must| can)? (?:deliver|ship|dispatch)(?:ed)?',
  '(?:i|we) (?:deliver|stock|supply|ship)|my (?:own )?delivery|my (?:spare )?parts|with the (?:goods|delivery|parcels?)',
  '(?:i|we) (?:run |am |are )?out of stock',
);

/** What everybody says who sells: of whom they speak, what they do, and what they have. */
const sellersWords = wordsIn(
  'customers?|clients?|a crew (?:ordered|booked|wants|cancels|sends)|(?:if|stop) (?:the )?crew|an? (?:yacht|boat) (?:sends|orders|books|cancels|wants|returns|leaves|sails)',
  '(?:if|when) the (?:yacht|boat) (?:leaves|sails|left|has left|has gone|is gone)',
  'sell(?:s|ing|er)?|sold|payouts?|upload(?:s|ed|ing)?|pay the (?:shop|supplier|provider)|pay (?:me|us)|invoices? to the (?:yacht|crew)',
  '(?:can|do|must|may|should|how) (?:i|we) (?:list|advertise|invoice|charge)|(?:i|we) charge for',
  '(?:accept|decline|confirm) (?:to )?(?:(?:an?|the) )?(?:orders?|bookings?|requests?|jobs?)',
  'take a cut|photos? per|price list|(?:a|two|several) jobs?|join you|can (?:i|we) join|apply|commission (?:do|of|for|on)',
  'my (?:own )?(?:listings?|services?|products?|certificates?|prices?|jobs?|sales?)|our (?:services?|products?|prices?|sales?)',
  '(?:technicians?|divers?|mechanics?|cleaners?) of (?:mine|ours)|my (?:supplier|provider|vendor) account',
  '(?:as|to be|becom(?:e|ing)|being) an? (?:supplier|provider|vendor|seller)',
);

/** What only those say who buy or book. */
const crewsWords = wordsIn(
  `${iAm}(?:captain|skipper|stew(?:ard(?:ess)?)?|chief stew(?:ardess)?|chef|cook|bosun|deckhand|mate|first officer|purser|crew|owner|yacht owner|yacht manager)s?`,
  'my (?:order|booking|cart|yacht|boat|captain)|(?:i|we) (?:ordered|booked|bought)|(?:i|we) (?:want|need|would like) to (?:buy|order|book)|money back',
);

/** Who reads an answer that is not for everybody. */
type Side = 'crew' | 'suppliers' | 'providers';

/** Who may ask this, in English: crew, who mostly do, unless the words are a seller's; all sides if they are of both. */
export function whoAsks(question: string): readonly Side[] {
  const isProvider = providersWords.test(question);
  const isSupplier = suppliersWords.test(question);
  const isSeller = isProvider || isSupplier || sellersWords.test(question);
  if (!isSeller) return ['crew'];
  const sellers: readonly Side[] =
    isProvider === isSupplier ? ['suppliers', 'providers'] : isProvider ? ['providers'] : ['suppliers'];
  return crewsWords.test(question) ? ['crew', ...sellers] : sellers;
}

/** Whether an answer is for others than whoever asks this, in English. */
export const isForOthersThanAsk = (audience: 'everybody' | Side, question: string): boolean =>
  audience !== 'everybody' && !whoAsks(question).includes(audience);
