/** The imports that a source file makes. */
import { parseSync } from 'vite';

export interface Import {
  /** As written: 'react', './Button', '../theme/x.module.css'. */
  specifier: string;
  /** 1-based. */
  line: number;
  /** True when only types are imported. */
  typeOnly: boolean;
  /** True for `import()`: it is loaded when it is run. */
  isLazy: boolean;
}

/**
 * Static and dynamic imports and re-exports, in the order of the parser's groups.
 * @throws when the file cannot be parsed
 */
export function readImports(fileName: string, source: string): Import[] {
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
