import { TextLink } from '../../../ui/index.ts';

/** The first of a text that looks like a telephone number. */
const number = /\+?\d[\d\s().-]{5,}\d/;

/** Whom to ask on board, whose telephone number is called by pressing it. */
export function ContactText({ contact }: { readonly contact: string }) {
  const [phone] = number.exec(contact) ?? [];
  if (phone === undefined) return contact;
  const [before, ...after] = contact.split(phone);
  return (
    <>
      {before}
      <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</TextLink>
      {after.join(phone)}
    </>
  );
}
