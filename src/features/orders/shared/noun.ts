/** What a page is about, with a capital letter. */
export type Noun = 'Order' | 'Booking' | 'Request';
