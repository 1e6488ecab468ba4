/** The words with which questions begin: English, German, French, Italian and Spanish, without accents. */
const questionWords =
  `am|are|can|could|did|do|does|has|have|how|is|may|must|shall|should|was|were|what|when|where|which|who|why|will
  |darf|gibt|ist|kann|muss|wann|warum|was|welche[rs]?|wer|werde|wie|wieso|wo
  |combien|comment|est-ce|ou|peut-on|pourquoi|puis-je|quand|que|quel(?:le)?s?|qui
  |che|chi|come|cosa|dove|perche|posso|quando|quant[aeio]
  |como|cual|cuando|cuant[ao]s?|donde|por|puedo|quien`.replaceAll(/\s+/gu, '');
// Also after a clause: "I got a request, how do I send my price".
const question = new RegExp(`(?:^|[,.;:!])[\\s¿]*(?:${questionWords})\\s|\\?\\s*$`, 'u');

/** Whether the text is a question rather than a name. */
export const isQuestion = (typed: string): boolean =>
  question.test(typed.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
