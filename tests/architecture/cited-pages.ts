import path from 'node:path';

/** The files of a repository, from its root; `read` returns null if there is none. */
export interface Tree {
  readonly files: readonly string[];
  /** Names of the scripts in package.json. */
  readonly scripts: readonly string[];
  readonly read: (file: string) => string | null;
}

const requirements = 'docs/requirements.md';

const isComment = /^\s*(?:\/\/|\/?\*|--|#)|\s\/\/\s|\/\*/;
const citedPage = /(?<![\w<`'"*/-])((?:[\w.-]+\/)*[\w-]+\.md)\b/g;
const citedSection = /^(?:,? (§\d+(?:(?:,| and) §\d+)*))?(?:,? ["“]([^"”]+)["”])?/;
const unquoted = /^,? ([A-Z][a-z]+(?: [a-z]+)*)(?=[.,:;)]|$)/;

/** The missing pages, sections and decisions that a source file names. */
export function citationProblems(tree: Tree, file: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line, at, lines) => {
    const problems = [
      ...(isComment.test(line) ? pagesIn(tree, file, line, continuationOf(lines[at + 1])) : []),
      ...missingSections(tree, sectionNumbers(line.replaceAll(/docs\/\S+\.md,? §.*/g, '')), requirements),
      ...missingDecisions(tree, line),
    ];
    return problems.map((problem) => `${file}:${at + 1}: ${problem}`);
  });
}

/** A comment's next line, since the name of a section may be wrapped. */
const continuationOf = (line = ''): string =>
  isComment.test(line) ? line.replace(/^\s*(?:\*|\/\/)/, '') : '';

function pagesIn(tree: Tree, file: string, line: string, nextLine: string): readonly string[] {
  return [...line.matchAll(citedPage)].flatMap((match) => {
    const [, page = ''] = match;
    const found = [page, path.posix.join(path.posix.dirname(file), page)].find((one) =>
      tree.files.includes(one),
    );
    if (found === undefined) return [`no page ${page}`];
    const rest = `${line.slice(match.index + page.length)}${nextLine}`;
    const [, numbers, name] = citedSection.exec(rest) ?? [];
    const loose = unquoted.exec(rest)?.[1];
    if (numbers === undefined && name === undefined && loose !== undefined)
      return [`put the section of ${page} in quotation marks: ${loose}`];
    const sections = sectionNumbers(numbers ?? '');
    return [...missingSections(tree, sections, found), ...missingName(tree, found, sections.at(-1), name)];
  });
}

const sectionNumbers = (text: string): readonly string[] =>
  [...text.matchAll(/§\d+/g)].map(([number]) => number);

const missingSections = (tree: Tree, numbers: readonly string[], page: string): readonly string[] =>
  numbers
    .filter((number) => tree.read(page) !== null && sectionText(tree.read(page) ?? '', number) === null)
    .map((number) => `no ${number} in ${page}`);

/** From the heading with this number to the next heading of its level; null without one. */
function sectionText(text: string, number: string): string | null {
  const [, ...sections] = `\n${text}`.split('\n## ');
  return sections.find((section) => section.startsWith(`${number} `)) ?? null;
}

function missingName(
  tree: Tree,
  page: string,
  number: string | undefined,
  name: string | undefined,
): readonly string[] {
  const whole = tree.read(page) ?? '';
  const text = number === undefined ? whole : sectionText(whole, number);
  if (name === undefined || text === null || namesIn(text).includes(name)) return [];
  return [`no section “${name}” in ${page}${number === undefined ? '' : ` ${number}`}`];
}

/** Headings, and the bold words at the beginning of a paragraph or an item. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:#+ (?:§\d+ )?(.+)|(?:- )?\*\*([^*]+?)\.?\*\*)/gm)].map(
    ([, heading, bold]) => heading ?? bold ?? '',
  );

const missingDecisions = (tree: Tree, line: string): readonly string[] =>
  [...line.matchAll(/\bADR (\d{4})\b/g)]
    .filter(([, number]) => !tree.files.some((file) => file.startsWith(`docs/adr/${number}-`)))
    .map(([decision]) => `no ${decision}`);

const ourFolder = /^(?:src|services|tests|scripts|docs|openapi|public|\.storybook|\.ci)\/[^\s`]*$/;

/** The missing pages, headings, files, commands and decisions that a page names. */
export function pageProblems(tree: Tree, page: string, text: string): readonly string[] {
  let bases: readonly string[] = [];
  return text.split('\n').flatMap((line, at) => {
    const named = [...line.matchAll(/\bare in `([^`]+\/)`/g)].map(([, folder = '']) => folder);
    bases = line.startsWith('#') ? [] : [...bases, ...named];
    const problems = [
      ...[...line.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to = '']) => brokenLink(tree, page, to)),
      ...[...line.matchAll(/`([^`]+)`/g)].flatMap(([, file = '']) => missingFile(tree, file, bases)),
      ...[...line.matchAll(/\bnpm run ([a-z][\w:-]*)/g)]
        .filter(([, script = '']) => !tree.scripts.includes(script))
        .map(([command]) => `no command ${command}`),
      ...missingDecisions(tree, line),
    ];
    return problems.map((problem) => `${page}:${at + 1}: ${problem}`);
  });
}

function brokenLink(tree: Tree, page: string, to: string): readonly string[] {
  if (/^[a-z]+:/.test(to)) return [];
  const [file = '', heading] = to.split('#');
  const target = file === '' ? page : path.posix.normalize(path.posix.join(path.posix.dirname(page), file));
  const isThere = tree.files.some((one) => one === target || one.startsWith(`${target.replace(/\/$/, '')}/`));
  if (!isThere) return [`no page ${to}`];
  const anchors = [...(tree.read(target) ?? '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    anchorOf(title),
  );
  return heading === undefined || anchors.includes(heading) ? [] : [`no heading #${heading} in ${target}`];
}

/** In GitHub's form. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/**
 * A name with `<name>`, `*`, `{a,b}` or `NNNN` stands for any matching file. After "Paths are in `folder/`", up to the
 * next heading, names can also be relative to that folder, or to any of several. A plain file name can be anywhere.
 */
function missingFile(tree: Tree, named: string, bases: readonly string[]): readonly string[] {
  if (/^[\w.-]+\.(?:tsx?|yaml)$/.test(named))
    return tree.files.some((file) => path.posix.basename(file) === named) ? [] : [`no file ${named}`];
  const isRelative = bases.length > 0 && /^[\w-][\w.*<>{},-]*\/[\w.*<>{},/-]*$/.test(named);
  if ((!ourFolder.test(named) && !isRelative) || named.includes('…')) return [];
  const pattern = named
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/<[^>]+>|\*+|N{4}/g, '[^/]+')
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  const fits = new RegExp(`^(?:${bases.join('|')})?${pattern.replace(/\/$/, '')}(?:/|$)`, 'u');
  return tree.files.some((file) => fits.test(file)) ? [] : [`no file ${named}`];
}
