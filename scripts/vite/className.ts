import { basename } from 'node:path';

const owners = new Map<string, string>();

/**
 * Name of a class in the page: that of its file and its own, such as `Pager_arrow`. A hash would tell files apart as well, but
 * does not compress.
 * @throws when two files have one name
 */
export function className(name: string, file: string): string {
  const [path = file] = file.split('?');
  const owner = basename(path).replace(/\.module\.css$/, '');
  const other = owners.get(owner);
  if (other !== undefined && other !== path) throw new Error(`${path} and ${other} give their classes the same names.`);
  owners.set(owner, path);
  return `${owner}_${name}`;
}
