/** What people say in several words, after the words that answers use; a star stands for any ending. */
export const sayings = `
  account: profile page, user profile
  answer: get back to me, gets back to me, hear back, heard back, heard nothing
  approve: sign off, signs off, signed off, give the ok, give his ok, give permission, get permission
  bank account: where do you pay to
  bank transfer: wire transfer, wire the money
  colleague: someone else, somebody else, another person, a second person
  cancel: call off, calls off, called off, calling off, back out, changed my mind, change my mind, don t want it anymore, do not want it anymore
  close account: get rid of my account, stop using quayside, leave quayside, leaving quayside, quit quayside
  collect: pick up, pick it up, picks up, picked up, picking up, pick them up
  commission: stays with me, stay with me, is left for me, left for me, do i keep, can i keep, do you keep, do you take, goes to you, your share, take from me, takes from me, take from us, take from my, the platform take, keep from
  company: trading name
  need account without private owner: do i need a yacht, do i need to own a yacht, do i have to own a yacht, do i need to have a yacht, do i need a boat, without a yacht, without owning a yacht
  contact telephone line: have a phone number, your phone number, your telephone number, have a telephone number, a phone line
  contact human: real person, real human, human being, live agent, customer service, customer care, customer support
  contact quayside: write to you, write you, message you, if i contact you
  decline: turn down, turns down, turned down, turning down, say no, says no, said no
  deliver: drop off, dropped off, drop it off
  delivery address change: where it is delivered, where it s delivered, where its delivered, where you deliver it
  discount: special price, better price, cheaper price, lower price, price reduction
  expected: eta
  extra work: additional work, more work, work on top
  hide: take down, take offline, go offline, off the shop
  holiday: day off, days off, week off, weeks off, time off, on leave, on holidays, during holidays, on my holidays
  late: behind schedule, held up, not on time, traffic jam
  liable: who is at fault, who pays for the damage
  locked out: can t get in, cannot get in, can t log in, cannot log in, can t sign in, cannot sign in, access key
  monthly: every month, each month, every week, each week, once a month, once a week
  no show: turn up, turns up, turned up, show up, shows up, showed up, no one there, nobody there, not there, no one on board, nobody on board, not on board, not at home, not at its berth, not at his berth, not at her berth, not in the berth, not in its berth, wrong berth, stood us up, stood me up
  not arrived: not here yet, not come yet, hasn t come, has not come, never got, didn t get, did not get
  out of stock: run out of stock, ran out of stock, runs out of stock, sold out, ran out, run out, not in stock, no longer available
  partly: only half, half of, only part, part of, not everything, not all of
  password: pass word, log in details, login details
  paid: get my money, gets my money, got my money, receive my money
  payout: do i get my money, do we get our money, do i see my money, will i get my money, i get my money, get my money for, pay me, pay us, are we paid, pays me, be paid out, am i still owed, am i owed, owe me, owes me, get paid, gets paid, getting paid, be paid, am i paid, get their money, gets their money, receive their money, gets its money, pay out to, paid out to, when do i get my money, how do i get my money, when do we get our money, when do i see my money
  quote: send my price, send a price, give a price, make an offer, make my offer
  refund: do i get my money back, do we get our money back, will i get my money back, can i get my money back, i get my money back, do i see my money again, get my money back, get money back, gets my money back, want my money back, my money back, money back, my money again, give me back, how do i get my money back, when do i get my money back, when do we get our money back, when do i see my money again
  repeat again: the same as last, same as before, once more, one more time
  return: send back, sends back, sent back, sending back, send it back, send them back, give back, give it back, bring back, take back, takes back, doesn t fit, does not fit, don t like, dont like, do not like
  dark theme: dark mode, dark design, night mode, dark colours, dark colors, dark screen
  light theme: light mode, light design, day mode, bright mode, bright theme
  when live visible: when can i start selling, when do i start selling, when can we start selling
  payment on invoice: pay on account, pay on credit, pay on tab
  add listings: can i list, do i list, can we list, do we list, to list my, to list our, do i put
  sell on quayside: start selling, begin selling, start to sell, begin to sell
  sign in: log in, logs in, logging in, log on
  sign out: log out, logout, log off, logoff, signout, log me out, sign me out
  sign up: create an account, open an account, make an account, create a profile, create a user
  smaller: too big, too large
  bigger: too small
  trust: con man, rip off, ripped off
  orders status: where is my order, where are my orders, where s my order, wheres my order
  used: second hand
  vat: value added tax
  what is quayside: what is this site, what s this site, what is this website, what s this website, what is this app, what is this place, what is this all about, what is this about, what is it all about, who is this site for, who is this for, who is quayside for, who is it for, who uses quayside, who uses this
`;
