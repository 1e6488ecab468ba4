import type { Addresses } from './address.ts';
import { scrubCrumb } from './breadcrumb.ts';
import { listOf, looseOf, pick, textOf } from './loose.ts';
import type { Loose } from './loose.ts';
import { scrubText } from './text.ts';

// rrweb's numbers (its EventType, IncrementalSource and NodeType): the recording's wire format.
const event = { load: 1, fullSnapshot: 2, incremental: 3, meta: 4, custom: 5 } as const;
const node = { document: 0, doctype: 1, element: 2, text: 3, cdata: 4, comment: 5 } as const;
const source = {
  mutation: 0,
  input: 5,
  styleSheetRule: 8,
  styleDeclaration: 13,
  adoptedStyleSheet: 15,
} as const;
/** Pointer, scroll, size, touch, media, drag, selection: positions and node numbers only. */
const positional = new Set([1, 2, 3, 4, 6, 7, 12, 14]);

/**
 * Attributes that affect the appearance. Ids, names, titles, labels, values and data attributes are not among them.
 */
const allowedAttribute =
  /^(?:class|type|role|dir|lang|rel|media|hidden|disabled|open|width|height|colspan|rowspan|viewbox|d|fill|stroke[\w-]*|x\d?|y\d?|r|rx|ry|cx|cy|points|transform|xmlns|data-(?:state|side|align|orientation|disabled|accent-color|gray-color|radius|scaling|panel-background|has-background|is-root-theme)|aria-(?:hidden|expanded|selected|pressed|current|disabled|modal|busy|invalid)|rr_[\w-]+)$/i;

/** An image in a style is an address; images of the build are kept. */
const css = (text: string): string =>
  text
    .replaceAll(
      /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/gi,
      (whole: string, double?: string, single?: string, bare?: string) =>
        /^(?:data:|\/assets\/)/.test(double ?? single ?? bare ?? '') ? whole : 'none',
    )
    .replaceAll(/attr\([^)]*\)/gi, "''");

/** A changed inline style: `{property: value}`, `{property: [value, priority]}` or `{property: false}`. */
const declarationsOf = (declarations: Loose): Loose =>
  Object.fromEntries(
    Object.entries(declarations).map(([property, value]) => [
      property,
      Array.isArray(value)
        ? value.map((part) => css(textOf(part)))
        : typeof value === 'string'
          ? css(value)
          : false,
    ]),
  );

const attributesOf = (attributes: unknown, addresses: Addresses): Loose => {
  const stored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(looseOf(attributes))) {
    if (name === '_cssText' || name === 'style') {
      stored[name] = typeof value === 'string' ? css(value) : declarationsOf(looseOf(value));
    } else if (name === 'href') stored[name] = addresses.of(textOf(value));
    else if (allowedAttribute.test(name)) stored[name] = value;
  }
  return stored;
};

const mask = (text: string): string => text.replaceAll(/\S/g, '*');
/** Hides the length too, which reveals part of a password. */
const typed = (text: string): string => (text === '' ? '' : '***');

const nodeOf = (value: unknown, addresses: Addresses, parentTag: string): Loose => {
  const raw = looseOf(value);
  const base = pick(raw, [
    'type',
    'id',
    'rootId',
    'isSVG',
    'needBlock',
    'isShadow',
    'isShadowHost',
    'isStyle',
  ]);
  const tagName = textOf(raw.tagName);
  const children = () => listOf(raw.childNodes).map((child) => nodeOf(child, addresses, tagName));
  switch (raw.type) {
    case node.document:
      return { ...base, childNodes: children(), ...pick(raw, ['compatMode']) };
    case node.doctype:
      return { ...base, name: 'html', publicId: '', systemId: '' };
    case node.element:
      return {
        ...base,
        tagName,
        attributes: attributesOf(raw.attributes, addresses),
        childNodes: children(),
      };
    default: {
      const text = textOf(raw.textContent);
      if (parentTag === 'style' || raw.isStyle === true) return { ...base, textContent: css(text) };
      return { ...base, textContent: parentTag === 'textarea' ? typed(text) : mask(text) };
    }
  }
};

const mutationOf = (data: Loose, addresses: Addresses): Loose => ({
  source: source.mutation,
  ...pick(data, ['isAttachIframe']),
  removes: listOf(data.removes).map((removed) => pick(removed, ['parentId', 'id', 'isShadow'])),
  texts: listOf(data.texts).map((text) => ({
    ...pick(text, ['id']),
    value: mask(textOf(looseOf(text).value)),
  })),
  adds: listOf(data.adds).map((added) => ({
    ...pick(added, ['parentId', 'nextId', 'previousId']),
    node: nodeOf(looseOf(added).node, addresses, ''),
  })),
  attributes: listOf(data.attributes).map((change) => ({
    ...pick(change, ['id']),
    attributes: attributesOf(looseOf(change).attributes, addresses),
  })),
});

const ruleOf = (rule: unknown): Loose => ({ ...looseOf(rule), rule: css(textOf(looseOf(rule).rule)) });

const incrementalOf = (data: Loose, addresses: Addresses): Loose | null => {
  if (typeof data.source === 'number' && positional.has(data.source)) return data;
  switch (data.source) {
    case source.mutation:
      return mutationOf(data, addresses);
    case source.input:
      return { ...pick(data, ['source', 'id']), text: typed(textOf(data.text)), isChecked: false };
    case source.styleSheetRule:
      return {
        ...pick(data, ['source', 'id', 'styleId']),
        adds: listOf(data.adds).map(ruleOf),
        removes: data.removes,
      };
    case source.styleDeclaration: {
      const { property, value, priority } = looseOf(data.set);
      return {
        ...pick(data, ['source', 'id', 'styleId']),
        index: data.index,
        ...(data.set !== undefined && { set: { property, priority, value: css(textOf(value)) } }),
        ...(data.remove !== undefined && { remove: pick(data.remove, ['property']) }),
      };
    }
    case source.adoptedStyleSheet:
      return {
        ...pick(data, ['source', 'id']),
        styleIds: data.styleIds,
        styles: listOf(data.styles).map((style) => ({
          ...pick(style, ['styleId']),
          rules: listOf(looseOf(style).rules).map(ruleOf),
        })),
      };
    default:
      return null;
  }
};

const spanNumbers = [
  'statusCode',
  'requestBodySize',
  'responseBodySize',
  'duration',
  'size',
  'value',
  'rating',
];

const customOf = (data: Loose, addresses: Addresses): Loose | null => {
  const payload = looseOf(data.payload);
  if (data.tag === 'breadcrumb') {
    const crumb = scrubCrumb(payload, addresses);
    return crumb && { tag: 'breadcrumb', payload: crumb };
  }
  if (data.tag === 'performanceSpan') {
    return {
      tag: 'performanceSpan',
      payload: {
        ...pick(payload, ['op', 'startTimestamp', 'endTimestamp']),
        description: scrubText(textOf(payload.description), addresses),
        data: pick(payload.data, spanNumbers, (value) => (/^[a-z-]+$/.test(value) ? value : undefined)),
      },
    };
  }
  return null;
};

const eventOf = (value: unknown, addresses: Addresses): Loose | null => {
  const raw = looseOf(value);
  const data = looseOf(raw.data);
  const base = pick(raw, ['type', 'timestamp']);
  switch (raw.type) {
    case 0:
    case event.load:
      return { ...base, data: {} };
    case event.meta:
      return { ...base, data: { ...pick(data, ['width', 'height']), href: addresses.of(textOf(data.href)) } };
    case event.fullSnapshot:
      return {
        ...base,
        data: {
          node: nodeOf(data.node, addresses, ''),
          initialOffset: pick(data.initialOffset, ['top', 'left']),
        },
      };
    case event.incremental: {
      const stored = incrementalOf(data, addresses);
      return stored && { ...base, data: stored };
    }
    case event.custom: {
      const stored = customOf(data, addresses);
      return stored && { ...base, data: stored };
    }
    default:
      return null;
  }
};

/**
 * Scrubs the events of a replay segment. The SDK's own hook receives only its custom events, not those of the DOM
 * recorder, which contain the page's address and those of all links; so segments are recorded uncompressed and read
 * here.
 */
export const scrubRecording = (events: readonly unknown[], addresses: Addresses): readonly Loose[] =>
  events.map((each) => eventOf(each, addresses)).filter((each) => each !== null);
