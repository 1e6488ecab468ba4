/** What is delivered to, or asked for, and is no port: "to the yacht", "on Sundays", "cover damage". */
const noPlace =
  `(?:an? |the |my |our |your |this |that |its |all |any |some |every |which |no )|(?:boats?|yachts?|vessels?|ships?|berths?|anchor\\w*|moorings?
  |marinas?|buoys?|quays?|board|home|hotels?|address\\w*|tenders?|captains?|crews?|me|us|them|it|time|days?|weeks?|weekends?|hours?|nights?|evenings?
  |(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holidays?|today|tomorrow|now|later|advance|case|cash|person|english|french|german|italian|spanish|german
  |damages?|insurance|accidents?|loss(?:es)?|costs?|vat|tax|with|for free|free|fast|quickly|urgent\\w*|food|parts|goods|orders?|big|small|if|when|only)\\b`.replaceAll(
    /\s+(?=\|)/gu,
    '',
  );

/** Words that end a question after the place. */
const last = String.raw`(?: (?:too|also|as well|please|at all|yet|now|and \p{L}+|or \p{L}+))?\s*[?.!]*$`;

const place = String.raw`(?!${noPlace})\p{L}[\p{L}'’-]*(?: (?!${noPlace})\p{L}[\p{L}'’-]*){0,2}${last}`;

/** What is done at a place, by Quayside: "do you deliver to Sardinia", "livrez-vous à Nice", "cover Olbia". */
const servedPlace = [
  String.raw`(?:do|can|could|will|would|does) (?:you|u|they|quayside|anybody|anyone|somebody|someone) (?:guys |here )?(?:also |even |actually )?(?:(?:deliver|ship|send|bring|come|go|work|operate)(?: (?:goods|parts|orders|things|stuff|food|it))?(?: (?:out|over|down))? (?:to|in|at|around)|serve|cover) (?:the (?:islands?|ports?) of )?${place}`,
  String.raw`(?:are|is) (?:you|u|they|quayside|this)(?: (?:available|active|present|working|operating|also))* in ${place}`,
  String.raw`(?:(?:livrez|travaillez|etes)[ -]vous (?:aussi |presents? )*(?:a|en|dans|sur|au|aux)|(?:couvrez|servez|desservez)[ -]vous) (?!(?:la |le |les |l['’])?(?:bord|quai|bateau|yacht|mouillage|domicile|moins|demain|24|jour))(?:la |les |l['’])?${place}`,
  String.raw`(?:(?:liefert|arbeitet|kommt) (?:ihr|sie|man) (?:auch )?(?:nach|in|auf)|bedient (?:ihr|sie)) (?!(?:die|den|der|das|dem|ein\p{L}*|\d|bord|hause|yacht|boot|schiff) ?)${place}`,
  String.raw`(?:(?:consegnate|spedite|lavorate|arrivate|siete)(?: anche)? (?:a|ad|in)|servite|coprite) (?!bordo|banchina|barca|yacht|rada|giornata|ore|il |la |tempo|fine|domicilio|casa)${place}`,
  String.raw`(?:(?:entregan|entregais|envian|enviais|llegan|trabajan|estan|estais)(?: tambien)? (?:a|en)|sirven|cubren) (?!bordo|el |la |los |las |mi |domingo|sabado|fin |barco|yate|muelle|fondeo|domicilio|casa)${place}`,
];

/** Who does damage, or that it is done: "if the rigger breaks something", "se il tecnico danneggia la barca". */
const doesDamage = String.raw`(?:breaks|broke|damages|damaged|scratches|scratched|ruins|ruined|sinks|hurts|hits|drops|cass\w+|endommag\w+|abim\w+|romp\w+|rovin\w+|dannegg\w+|dan(?:a|e|an|en|o)\b|estrope\w+|beschadig\w+|kaputt ?mach\w*|kaputt|zerkratz\w+|zerbrich\w*)`;

const whoPays = String.raw`(?:who(?: has to| must| will)? (?:pays?|covers?|compensates)|qui (?:paie|paye|rembourse)|quien paga|chi paga|wer (?:zahlt|bezahlt|haftet|kommt dafur auf))`;

/**
 * Questions that ask one thing whatever else they name, by their form, with the English in which the answer says it. In
 * lower case and without accents.
 */
const forms: readonly (readonly [english: string, form: RegExp])[] = [
  [
    'which ports are served, delivery',
    new RegExp(`^(?:hi,? |hello,? |and )?(?:${servedPlace.join('|')})`, 'u'),
  ],
  // A delivery that is damaged is returned.
  [
    'liability and insurance, damage by the provider',
    new RegExp(
      String.raw`${whoPays} (?!.*\b(?:deliver|parcel|order|return|livr|consegn|entreg|liefer))(?:.*\b(?:if|when|si|se|quando|quand|cuando|wenn|falls)\b)?.*${doesDamage}`,
      'u',
    ),
  ],
  [
    'commission percent',
    /^(?:how much|what|which|combien|cuanto|cuanta|quanto|quanta|wie (?:viel|hoch)|que|quelle?|was)\b(?!.*\b(?:earn|paid|month|invoice|my own)\b).*\b(?:commission|comision|commissione|provision)\b/u,
  ],
];

/** A question that its form decides, in the words of its answer; null for all others. */
export function askedByForm(typed: string): string | null {
  const plainly = typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[¿¡"“”]/gu, '')
    .trim();
  return forms.find(([, form]) => form.test(plainly))?.[0] ?? null;
}
