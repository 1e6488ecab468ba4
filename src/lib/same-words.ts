/**
 * The words of one line mean the same to whoever asks a question: a text with one of them is also found by the others. A
 * word can be on several lines.
 */
const lines = `
  accept confirm agree acknowledge
  access permission right role
  add create new insert enter
  address location
  administrator admin
  advertise promote advert marketing
  answer reply respond response react reaction ignore silent
  app mobile phone
  approve approval authorise authorize permission consent okay allow
  arrive come receive deliver reach
  bankrupt insolvent vanish disappear
  berth mooring slip dock quay jetty pontoon anchorage anchor
  block ban suspend lock
  booking book appointment reservation reserve job visit slot
  brand make manufacturer maker
  broadcast announce announcement newsletter
  buy purchase order shop
  cancel withdraw abort revoke scrap
  captain skipper master
  card visa amex mastercard debit credit
  cash money
  change edit modify update correct amend alter adjust replace
  charge debit deduct bill
  colleague employee staff coworker partner assistant team mate officer deckhand steward stewardess bosun purser wife husband crew secretary
  collect pickup fetch
  commission fee cut percentage percent share
  compare comparison difference versus best cheapest cheaper
  contact reach talk speak write message email ask chat tell
  cost price fee rate tariff expensive cheap amount
  croatia greece italy spain france montenegro turkey malta portugal monaco country
  customer client buyer guest
  damage broken break defective faulty crack scratch leak smash ruin spoil torn dent
  decline refuse reject deny
  delete remove erase close archive quit terminate
  deliver ship send dispatch bring courier shipment parcel package
  discount rebate voucher coupon promo promotion reduction deal bargain
  dispute disagree conflict argue claim unfair contest
  document paper certificate licence license
  escrow hold protect
  exempt zero
  expired expire
  export download save
  extra additional more supplement
  favourite favorite wishlist list
  free gratis complimentary
  guarantee warranty
  help support hotline human agent
  holiday vacation absence away closed break weekend
  hour schedule opening availability
  hurry urgent
  impersonate login
  insurance insure liability liable responsible responsibility cover compensation
  invoice bill receipt
  item product goods article thing
  judge decide decision
  kick ban exclude expel
  late delay overdue slow behind
  limit cap maximum max budget threshold allowance ceiling
  login signin logon
  long duration time deadline
  material part spare supply
  missing incomplete lack short lost lose
  monday tuesday wednesday thursday friday saturday sunday weekend weekday
  move reschedule postpone shift earlier later
  name called rename
  nobody absent
  notification alert push reminder notify
  owner boss principal
  passport identity
  password passcode credentials
  pause hide stop freeze disable suspend
  pay payment
  payout earn earnings income settle transfer proceeds
  petrol fuel mileage travel
  phone telephone mobile call ring
  photo picture image photograph
  port marina harbour harbor city town place location region country
  problem issue trouble complaint complain report
  propose suggest alternative substitute replacement
  provider diver technician electrician mechanic cleaner engineer contractor plumber tradesman rigger sailmaker surveyor carpenter painter varnisher welder upholsterer
  quantity amount number piece
  quantity bulk volume
  refund reimburse repay
  register signup join enrol become create
  repeat again reorder recurring regular subscription weekly monthly usual
  return exchange swap
  review rating star feedback score reputation testimonial opinion think
  sales revenue turnover
  season january february april june july august september october november december summer winter spring autumn
  shift hour
  size colour color variant variation
  stock inventory quantity available
  stolen hack theft
  supplier seller vendor store merchant dealer chandler trader shop
  surcharge supplement night evening
  tax vat duty
  trust scammer fraudulent crook thief cheat fake trustworthy reliable safe secure legit legitimate scam fraud honest genuine vet verify check screen serious
  upfront prepay advance beforehand deposit
  upload import file spreadsheet excel csv
  urgent asap emergency fast quick express rush today tomorrow immediately
  weather storm wind rain
  work job service
  wrong incorrect mistake error mistaken mix
  yacht boat vessel
`;

/** Each line's words, in lower case and without accents. */
export const sameWords: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));
