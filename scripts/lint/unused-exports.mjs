import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} Module
 * @property {Map<string, ts.Node>} exported what the file exports itself, by name, with the node that says so
 * @property {[from: string, name: string | null, as: string | null][]} passedOn names that it exports from other files; null: all of them
 * @property {[from: string, name: string | null][]} imported names that it takes from other files; null: all of them
 * @property {ts.SourceFile} source
 */

/** @param {ts.Node} node @param {ts.SyntaxKind} kind */
const has = (node, kind) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);

/** @param {ts.BindingName} name @returns {string[]} */
const namesIn = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));

/** @param {string} file @returns {Module} */
function read(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Module} */
  const found = { exported: new Map(), passedOn: [], imported: [], source };
  /** @param {ts.Node | undefined} node */
  const target = (node) =>
    node && ts.isStringLiteral(node) && node.text.startsWith('.')
      ? path.resolve(path.dirname(file), node.text.split('?')[0] ?? '')
      : null;

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) {
      const from = target(node.moduleSpecifier);
      const bindings = node.importClause?.namedBindings;
      if (from === null) return;
      if (node.importClause?.name) found.imported.push([from, 'default']);
      if (bindings && ts.isNamespaceImport(bindings)) found.imported.push([from, null]);
      if (bindings && ts.isNamedImports(bindings)) {
        for (const { propertyName, name } of bindings.elements)
          found.imported.push([from, (propertyName ?? name).text]);
      }
      return;
    }
    if (ts.isExportDeclaration(node)) {
      const from = target(node.moduleSpecifier);
      if (!node.exportClause) {
        if (from !== null) found.passedOn.push([from, null, null]);
      } else if (ts.isNamedExports(node.exportClause)) {
        for (const element of node.exportClause.elements) {
          if (from === null) found.exported.set(element.name.text, element);
          else {
            found.passedOn.push([from, (element.propertyName ?? element.name).text, element.name.text]);
            found.exported.set(element.name.text, element);
          }
        }
      } else if (from !== null) found.imported.push([from, null]);
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const from = target(node.arguments[0]);
      if (from !== null) found.imported.push([from, null]);
    }
    if (ts.isImportTypeNode(node)) {
      const from = ts.isLiteralTypeNode(node.argument) ? target(node.argument.literal) : null;
      const first =
        node.qualifier && (ts.isIdentifier(node.qualifier) ? node.qualifier : node.qualifier.left);
      if (from !== null) found.imported.push([from, first && ts.isIdentifier(first) ? first.text : null]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const statement of source.statements) {
    if (!has(statement, ts.SyntaxKind.ExportKeyword)) continue;
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
      : 'name' in statement && statement.name && ts.isIdentifier(/** @type {ts.Node} */ (statement.name))
        ? [/** @type {ts.Identifier} */ (statement.name).text]
        : [];
    for (const name of has(statement, ts.SyntaxKind.DefaultKeyword) ? ['default'] : names) {
      found.exported.set(name, statement);
    }
  }
  // JSDoc refers to types of other files in comments, which are no nodes of a TypeScript file.
  for (const [, from = '', name] of text.matchAll(/import\('(\.[^']+)'\)(?:\.(\w+))?/g)) {
    found.imported.push([path.resolve(path.dirname(file), from), name ?? null]);
  }
  return found;
}

/**
 * Exports that no other of these files imports, directly or through a door.
 * @param {readonly string[]} files absolute
 * @returns {{ file: string, name: string, node: ts.Node, source: ts.SourceFile }[]}
 */
export function unusedExports(files) {
  const modules = new Map(files.map((file) => [file, read(file)]));
  /** @type {Map<string, Set<string>>} */
  const used = new Map(files.map((file) => [file, new Set()]));
  /** @param {string} file @param {string | null} name */
  const use = (file, name) => {
    const names = used.get(file);
    const module = modules.get(file);
    if (!names || !module) return;
    if (name === null) {
      for (const each of module.exported.keys()) use(file, each);
      for (const [from, passed] of module.passedOn) if (passed === null) use(from, null);
      return;
    }
    if (names.has(name)) return;
    names.add(name);
    for (const [from, passed, as] of module.passedOn) {
      if (as === name) use(from, passed);
      else if (passed === null && !module.exported.has(name)) use(from, name);
    }
  };
  for (const { imported } of modules.values()) for (const [from, name] of imported) use(from, name);
  return [...modules].flatMap(([file, { exported, source }]) =>
    [...exported]
      .filter(([name]) => !used.get(file)?.has(name))
      .map(([name, node]) => ({ file, name, node, source })),
  );
}

/**
 * Files whose exports are used by a tool, by a glob at run time or by generated code: relative to the root, with
 * slashes.
 */
export const exportedByRequest =
  /\.(stories|config|setup|lab|fixtures|allowance|process)\.[a-z]+$|__generated__|\.gen\.ts$|^\.storybook\/[^/]+$|preset\.ts$|^public\/|^src\/machines\/[^/]+\/[^/]+\.machine\.ts$|^src\/entry-server\.tsx$/;
