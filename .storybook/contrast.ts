/** As sRGB channels from 0 to 1. */
interface Colour {
  readonly channels: readonly number[];
  readonly alpha: number;
}

/** The background behind an element's text. */
interface Surroundings {
  /** Nothing between here and the page changes how colours are drawn. */
  readonly areAsStated: boolean;
  /** Null if only axe can determine it: a picture, or an element that floats over others. */
  readonly background: Colour | null;
}

/** WCAG's ratio for text of any size, plus a margin for rounding. Axe decides about larger text with less. */
const sufficientRatio = 4.51;
/** Storybook's own elements, which axe excludes too, and invisible elements. */
const withoutText = '.sb-wrapper, script, style';
const askedAttribute = 'data-contrast-asked';

/** The selector of axe's rule `color-contrast`. */
export const askedSelector = `[${askedAttribute}]`;

/**
 * Marks the elements whose contrast axe has to check. Finding the background of each text of a page takes axe as long
 * as most of its other rules together. Where the text and its ancestors have opaque colours with sufficient contrast,
 * no search is needed; text on any other background, and text with too little contrast, is left to axe.
 */
export function markUnclearContrast(root: Element): void {
  for (const element of root.querySelectorAll(askedSelector)) element.removeAttribute(askedAttribute);
  const surroundings = new Map<Element, Surroundings>();
  for (const element of elementsWithText(root))
    if (isSeen(element) && !isClearlySufficient(element, surroundings))
      element.setAttribute(askedAttribute, '');
}

/** Axe doesn't read the contrast of hidden text and of text that only screen readers have. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const style = getComputedStyle(element);
  return !(style.position === 'absolute' && style.getPropertyValue('clip') === 'rect(0px, 0px, 0px, 0px)');
}

function elementsWithText(root: Element): Set<Element> {
  const found = new Set<Element>();
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches(withoutText)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  while (nodes.nextNode() !== null) {
    const { currentNode } = nodes;
    if (currentNode instanceof Element) {
      if (currentNode.matches('input, select, textarea')) found.add(currentNode);
    } else if (currentNode.parentElement !== null && currentNode.textContent?.trim() !== '')
      found.add(currentNode.parentElement);
  }
  return found;
}

function isClearlySufficient(element: Element, known: Map<Element, Surroundings>): boolean {
  if (!(element instanceof HTMLElement)) return false;
  const style = getComputedStyle(element);
  if (style.textShadow !== 'none' || style.webkitTextFillColor !== style.color) return false;
  const { areAsStated, background } = surroundingsOf(element, known);
  const text = colourOf(style.color);
  if (!areAsStated || background === null || text === null) return false;
  return ratioOf(over(text, background), background) >= sufficientRatio;
}

function surroundingsOf(element: Element, known: Map<Element, Surroundings>): Surroundings {
  const before = known.get(element);
  if (before !== undefined) return before;
  const style = getComputedStyle(element);
  const parent = element.parentElement === null ? null : surroundingsOf(element.parentElement, known);
  const found = {
    areAsStated:
      (parent?.areAsStated ?? true) &&
      style.opacity === '1' &&
      style.filter === 'none' &&
      style.mixBlendMode === 'normal',
    background: backgroundOf(style, parent?.background ?? null),
  };
  known.set(element, found);
  return found;
}

function backgroundOf(style: CSSStyleDeclaration, behind: Colour | null): Colour | null {
  const own = style.backgroundImage === 'none' ? colourOf(style.backgroundColor) : null;
  if (own === null || own.alpha === 1) return own;
  // A relative position keeps its place, over its parent's background, at whatever level.
  const mayFloat = style.position !== 'static' && style.position !== 'relative';
  return mayFloat || behind === null ? null : over(own, behind);
}

/** As browsers compute it: `rgb(…)`, `rgba(…)` or `color(srgb …)`; null for another colour space. */
function colourOf(computed: string): Colour | null {
  const [, space = '', inside = ''] = /^(rgba?\(|color\(srgb )(.*)\)$/.exec(computed) ?? [];
  if (space === '') return null;
  const numbers = inside.split(/[\s,/]+/).map(Number);
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = numbers;
  if (![red, green, blue, alpha].every(Number.isFinite)) return null;
  const full = space === 'color(srgb ' ? 1 : 255;
  return { channels: [red / full, green / full, blue / full], alpha };
}

const over = ({ channels, alpha }: Colour, behind: Colour): Colour => ({
  channels: channels.map((channel, index) => alpha * channel + (1 - alpha) * (behind.channels[index] ?? 0)),
  alpha: 1,
});

/** The contrast ratio of WCAG 2. */
function ratioOf(one: Colour, other: Colour): number {
  const [lower = 0, higher = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

function luminanceOf({ channels }: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
