/** Prepares a file for its upload, because names and types of files are often wrong. */
import { type FileType, fileTypes, readHead, typeFromExtension, typeFromSignature } from './fileTypes';

/** The document type of an SVG with declarations inside, as Illustrator writes it. */
const DOCTYPE = /<!DOCTYPE\s+svg\b[^>[]*\[([^\]]*)\]\s*>/i;

/**
 * Returns the file with the MIME type of its content, and its extension if another accepted type was meant. An SVG
 * loses its document type, whose entities are replaced by their texts: most programs and servers refuse them.
 * The same file is returned if nothing has to change.
 * @throws if the file can't be read
 */
export async function prepareFile(file: File, accept: readonly FileType[]): Promise<File> {
  const promised = typeFromExtension(file.name);
  const found = typeFromSignature(await readHead(file));
  const type = found !== null && accept.includes(found) ? found : promised;
  if (type === null) return file;
  const { mime, extensions } = fileTypes[type];
  const name = type === promised ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.${extensions[0]}`;
  const plain = type === 'svg' && found === 'svg' ? removeDoctype(await file.text()) : null;
  if (plain === null && name === file.name && file.type === mime) return file;
  return new File([plain ?? file], name, { type: mime, lastModified: file.lastModified });
}

/** Returns null if there is no document type with declarations, or if it contains more than texts. */
function removeDoctype(svg: string): string | null {
  const [doctype, subset = ''] = DOCTYPE.exec(svg) ?? [];
  if (doctype === undefined) return null;
  const entities = new Map<string, string>();
  for (const [, name = '', double, single] of subset.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')/g)) {
    const value = double ?? single ?? '';
    // Markup and references to other entities stay in the file, which is then refused.
    if (/[<&%]/.test(value)) return null;
    entities.set(name, value);
  }
  return svg.replace(doctype, '').replace(/&([\w.-]+);/g, (reference, name: string) => entities.get(name) ?? reference);
}
