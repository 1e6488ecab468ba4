import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { expect, it } from 'vitest';

it.each([
  ['by itself', () => userEvent],
  ['with a keyboard of its own', () => userEvent.setup()],
])('a user types a word before anything else happens, %s', async (_, user) => {
  const seen = new Set<string>();
  const seeSoon = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) =>
    void setImmediate(() => seen.add(field.value));
  render(<input aria-label="Word" onInput={seeSoon} />);
  await user().type(screen.getByLabelText('Word'), 'fender');
  await user().keyboard(' F4');
  expect([...seen]).toEqual(['fender', 'fender F4']);
});

/** Takes 5 ms to render, as on a busy machine. */
function Mistake({ ref }: { readonly ref: RefObject<HTMLParagraphElement | null> }) {
  const start = performance.now();
  while (performance.now() < start + 5);
  return (
    <p ref={ref} tabIndex={-1}>
      Enter a name.
    </p>
  );
}

/** A form that finds its mistake after a delay, and moves the focus to it after another. */
function Form() {
  const [isWrong, setIsWrong] = useState(false);
  const mistake = useRef<HTMLParagraphElement>(null);
  useEffect(() => mistake.current?.focus(), [isWrong]);
  return (
    <>
      <button type="button" onClick={() => void Promise.resolve().then(() => setIsWrong(true))}>
        Save
      </button>
      {isWrong && <Mistake ref={mistake} />}
    </>
  );
}

it('continues once React has rendered and run its effects, however busy the machine is', async () => {
  render(<Form />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a name.')).toHaveFocus();
});
