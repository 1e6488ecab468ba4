/** What a page is about, capitalised. */
export type Noun = 'Order' | 'Booking' | 'Request';
