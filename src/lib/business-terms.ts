/** What the business has set: the server keeps to these figures, and every text that names one is made from it. */
export const businessTerms = {
  /** What is bought is reserved, and the order waits for its payment. */
  payMinutes: 15,
  /** So many times can be held for one crew member at once. */
  heldTimes: 5,
  /**
   * A supplier or provider has so long to answer, until admins set another time within the bounds. With a change that is proposed at the last
   * moment, all is answered when the order is captured.
   */
  answerHours: 48,
  answerHoursBounds: { least: 12, most: 48 },
  /** What somebody may buy for a yacht without an approval is counted over so long (`spent_of_limit` in the database). */
  limitHours: 24,
  /** What is sent for approval waits so long for an approver. */
  approvalDays: 14,
  /** A proposed change waits for the crew. */
  changeHours: 24,
  /** From a supplier's confirmation until the goods are expected, where it names no other day. */
  expectedDays: { collection: 1, berth: 2, courier: 4 },
  /** After its delivery an order counts as received by itself. */
  receiptDays: 7,
  /**
   * Something can be returned for so many days after its delivery; each side then has so long to answer, and the goods so long to be sent
   * back and to arrive.
   */
  returns: { requestDays: 14, answerDays: 5, sendBackDays: 14 },
  /** Of a reported problem with a booking: its provider, and then the buyer, have so long to answer each other; what is left to an admin is usually decided within so many working days. */
  disputes: { answerDays: 5, decisionWorkingDays: 5 },
  /** An application is usually decided within so many working days of being sent. */
  reviewWorkingDays: 2,
  /** After its end a booking counts as done by itself. */
  completionHours: 48,
  /**
   * From so long after its start a provider can report that nobody was there. The buyer then has so long to disagree, before the provider
   * is paid.
   */
  noShow: { reportAfterMinutes: 30, disagreeHours: 48 },
  /** A vendor who issues its own invoices has so long to send one, and is reminded after these. */
  ownInvoices: { days: 7, remindersAfterDays: [5, 7, 14] },
  /** The VAT on the market's invoice over its commission is paid within so many days; the commission itself is kept from the sales. */
  commissionVatDays: 14,
  /** An order is captured so long after it was placed at the latest. */
  captureHours: 72,
  /** Until when before its start a booking is cancelled free of charge. */
  cancellation: { flexibleHours: 24, moderateHours: 72, strictDays: 7 },
  /** Of every sale, where a market or a vendor has no rate of its own: a hundredth of a percent. */
  commissionBasisPoints: 1000,
} as const;

/** Who has so long to answer is reminded after these: at half of it, and when a sixth is left. */
export const answerReminderHours = (answerHours: number): readonly number[] =>
  [1 / 2, 5 / 6].map((share) => Math.round(answerHours * share));

const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** As a sentence says it: "seven", from thirteen on "13". */
export const countInWords = (count: number): string => small[count] ?? String(count);
