/** An item in words: “Fender F4 · Navy”. */
export const itemText = ({
  name,
  variant,
}: {
  readonly name: string;
  readonly variant: string | null;
}): string => (variant ? `${name} · ${variant}` : name);
