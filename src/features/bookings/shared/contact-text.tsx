import { TextLink } from '../../../ui/index.ts';

/** The first of a text that looks like a telephone number. */
const number = /\+?\d[\d\s().-]{5,}\d/;

/** The telephone number in a text, as written there and as it is dialled; null where there is none. */
export function phoneIn(text: string): { readonly shown: string; readonly href: string } | null {
  const [shown] = number.exec(text) ?? [];
  return shown === undefined ? null : { shown, href: `tel:${shown.replaceAll(/[^\d+]/g, '')}` };
}

/** Whom to ask on board, whose telephone number is called by pressing it. */
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
