import type { Plugin } from 'vite';

/** Radix components that src/ui does not use; their rules are removed from the sheet. */
const unusedComponents =
  /\.rt-(?:TextField|TextArea|Select|Switch|Slider|SegmentedControl|DataList|Progress|Avatar|Checkbox|BaseCheckbox|CheckboxCards|CheckboxCard|CheckboxGroup|Radio|BaseRadio|RadioCards|RadioGroup|HoverCard|ContextMenu|ThemePanel|Blockquote|Quote|Table|Section)(?:Root|Item|Input|Slot|Trigger|Content|Cell|Header|Body|Row|Label|Value|Icon|Track|Range|Thumb|Indicator|Image|Fallback|Viewport|Separator|Group|Swatch|Shortcut|Checkbox|ColumnHeaderCell|RowHeaderCell|\b)/;

/**
 * Colours that src/ui does not use: only the name of each is kept, because Radix maps every possible colour onto its
 * accent and its gray.
 */
const unusedColours =
  /\[data-(?:accent|gray)-color=['"]?(?:bronze|brown|crimson|cyan|gold|grass|iris|jade|lime|mauve|mint|olive|orange|pink|plum|purple|ruby|sage|sand|sky|teal|tomato|violet|yellow)\b/;

/** `xs`, `lg` and `xl`: src/ui only uses `initial`, `sm` (768 px) and `md` (1024 px). */
const unusedWidths = /min-width:\s*(?:520|1280|1640)px/;

interface CssNode {
  readonly source?: { readonly input: { readonly file?: string } };
  remove(): unknown;
}
interface CssRule extends CssNode {
  selectors: string[];
}
interface CssAtRule extends CssNode {
  readonly params: string;
  readonly nodes?: readonly unknown[];
}

const isRadix = (node: CssNode) => node.source?.input.file?.includes('@radix-ui/themes') === true;

/**
 * The PostCSS part: removes unused components, unused breakpoints and the wide-gamut copies of every colour (a third of
 * the sheet, one shade of difference) from Radix's sheets.
 */
const slimRadixRules = {
  postcssPlugin: 'slim-radix',
  Rule(rule: CssRule) {
    if (!isRadix(rule)) return;
    const remaining = rule.selectors.filter(
      (selector) => !unusedComponents.test(selector) && !unusedColours.test(selector),
    );
    if (remaining.length === 0) rule.remove();
    else if (remaining.length < rule.selectors.length) rule.selectors = remaining;
  },
  AtRule: {
    media(rule: CssAtRule) {
      if (isRadix(rule) && (unusedWidths.test(rule.params) || rule.params.includes('color-gamut')))
        rule.remove();
    },
  },
  AtRuleExit(rule: CssAtRule) {
    if (isRadix(rule) && rule.nodes?.length === 0) rule.remove();
  },
};

/** Keeps the public style sheet within its 60 kB (docs/quality.md "Fast"); everything looks the same without it. */
export function slimRadix(): Plugin {
  return {
    name: 'quayside:slim-radix',
    config: () => ({ css: { postcss: { plugins: [slimRadixRules] } } }),
  };
}
