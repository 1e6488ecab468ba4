/** The figures set by the business. The server enforces them, and all texts with these figures are made from them. */
export const businessTerms = {
  /** How long the items of an unpaid order are reserved. */
  payMinutes: 15,
  /** How many times one crew member can hold at once. */
  heldTimes: 5,
  /**
   * How long a supplier or provider has to answer; admins can change it within the bounds. Even with a change proposed
   * at the last moment, everything is answered before the order is captured.
   */
  answerHours: 48,
  answerHoursBounds: { least: 12, most: 48 },
  /** The period of a spending limit (`spent_of_limit` in the database). */
  limitHours: 24,
  /** How long a request waits for an approver. */
  approvalDays: 14,
  /** How long a proposed change waits for the crew. */
  changeHours: 24,
  /** Days from a supplier's confirmation to the expected date, if the supplier gives none. */
  expectedDays: { collection: 1, berth: 2, courier: 4 },
  /** How long after its delivery an order completes automatically. */
  receiptDays: 7,
  /**
   * Days after the delivery in which a return can be requested, then for each answer, and for sending the goods back.
   */
  returns: { requestDays: 14, answerDays: 5, sendBackDays: 14 },
  /** Days for each side to answer a reported problem, and the working days in which an admin usually decides it. */
  disputes: { answerDays: 5, decisionWorkingDays: 5 },
  /** Working days in which an application is usually decided. */
  reviewWorkingDays: 2,
  /** How long after its end a booking completes automatically. */
  completionHours: 48,
  /**
   * From when after its start a provider can report a no-show, and how long the buyer can disagree before the provider
   * is paid.
   */
  noShow: { reportAfterMinutes: 30, disagreeHours: 48 },
  /** How long a vendor who issues their own invoices has to send one, and when reminders are sent. */
  ownInvoices: { days: 7, remindersAfterDays: [5, 7, 14] },
  /** The payment term of the VAT on a commission invoice; the commission itself is deducted from the sales. */
  commissionVatDays: 14,
  /** The latest time at which an order is captured, after it was placed. */
  captureHours: 72,
  /** Until when before its start a booking can be cancelled free of charge. */
  cancellation: { flexibleHours: 24, moderateHours: 72, strictDays: 7 },
  /** The default commission in basis points, unless the market or the vendor has another rate. */
  commissionBasisPoints: 1000,
  /** How long before it begins a higher commission is announced to the vendors. */
  commissionNoticeDays: 15,
} as const;

/** When a vendor is reminded to answer: after half of the time, and when a sixth is left. */
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

/** A count in a sentence: "seven", from thirteen on "13". */
export const countInWords = (count: number): string => small[count] ?? String(count);
