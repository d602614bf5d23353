/** Parses the imports of a source file. */
import { parseSync } from 'vite';

export interface Import {
  /** Module specifier: 'react', './Button', '../theme/x.module.css'. */
  specifier: string;
  /** Line number, starting at 1. */
  line: number;
  /** True if only types are imported. */
  typeOnly: boolean;
  /** True for `import()`. */
  isLazy: boolean;
}

/**
 * Returns static imports, re-exports, and dynamic imports.
 * @throws if the file cannot be parsed
 */
export function parseImports(fileName: string, source: string): Import[] {
  const { module, errors } = parseSync(fileName, source);
  if (errors[0]) throw new Error(`${fileName}: ${errors[0].message}`);
  const imports: Import[] = [];
  const add = (specifier: string, start: number, typeOnly: boolean, isLazy = false) =>
    imports.push({ specifier, line: source.slice(0, start).split('\n').length, typeOnly, isLazy });
  for (const statement of module.staticImports) {
    const typeOnly = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType);
    add(statement.moduleRequest.value, statement.start, typeOnly);
  }
  for (const statement of module.staticExports) {
    const from = statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from)
      add(
        from.value,
        statement.start,
        statement.entries.every((entry) => entry.isType),
      );
  }
  for (const statement of module.dynamicImports) {
    const written = source.slice(statement.moduleRequest.start, statement.moduleRequest.end);
    const literal = /^(['"`])([^'"`$]*)\1$/.exec(written)?.[2];
    if (literal !== undefined) add(literal, statement.start, false, true);
  }
  return imports;
}
