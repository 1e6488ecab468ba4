/** The party as which a user writes about a sale. */
export type MessageParty = 'crew_member' | 'vendor' | 'admin';

export interface SaleMessageTable {
  id: string;
  saleId: string;
  authorId: string;
  party: MessageParty;
  text: string;
  requestKey: string;
  writtenAt: Date;
}
