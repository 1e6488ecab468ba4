/**
 * A sentence for each path of the route table whose screen does not exist yet: what to use until then. In a separate
 * file, so that only the page that shows it fetches it. No navigation leads to these addresses.
 */
export const meanwhile: Readonly<Record<string, string>> = {
  '/service/quotes/respond/:quoteId':
    'Prices for work that isn’t listed are agreed in the note of a booking.',
  '/admin/inventory-management':
    'Each listing is on its page in the shop; its vendor changes it under Inventory.',
  '/admin/inventory-management/:inventoryId':
    'Each listing is on its page in the shop; its vendor changes it under Inventory.',
  '/admin/inventory-management/edit/:id':
    'Each listing is on its page in the shop; its vendor changes it under Inventory.',
  '/admin/reports': 'The market’s figures are under Finance, and can be saved as a file there.',
  '/crew/inventory-management': 'What you bought is under Orders, where it can be ordered again.',
  '/crew/reports': 'What you spent is under Spend, and can be saved as a file there.',
  '/crew/legal-resources':
    'Ask your flag state or your management company. What applies between you and Quayside is in the terms and conditions.',
  '/crew/training': 'Courses that providers offer are under Services.',
  '/crew/accomodation': 'Rooms and berths that providers offer are under Services.',
  '/crew/document-management': 'Photos and documents of a booking are on its page.',
  '/crew/document-management/list': 'Photos and documents of a booking are on its page.',
  '/crew/document/view/:documentId': 'Photos and documents of a booking are on its page.',
  '/crew/quotes/:quoteId': 'Prices for work that isn’t listed are agreed in the note of a booking.',
  '/crew/quotes/:quoteId/payment': 'Prices for work that isn’t listed are agreed in the note of a booking.',
  '/supplier/inventory/:inventoryId': 'Every listing can be changed in the list under Inventory.',
};
