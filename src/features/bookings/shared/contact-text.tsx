import { TextLink } from '../../../ui/index.ts';

/** The first part of a text that looks like a phone number. */
const number = /\+?\d[\d\s().-]{5,}\d/;

/** The phone number in a text, as written and as dialled; null if there is none. */
export function phoneIn(text: string): { readonly shown: string; readonly href: string } | null {
  const [shown] = number.exec(text) ?? [];
  return shown === undefined ? null : { shown, href: `tel:${shown.replaceAll(/[^\d+]/g, '')}` };
}

/** The contact on board; pressing the phone number calls it. */
export function ContactText({ contact }: { readonly contact: string }) {
  const phone = phoneIn(contact);
  if (phone === null) return contact;
  const [before, ...after] = contact.split(phone.shown);
  return (
    <>
      {before}
      <TextLink href={phone.href}>{phone.shown}</TextLink>
      {after.join(phone.shown)}
    </>
  );
}
