/** Loads code of `src/extensions` with the messages of react-admin's components, which it may use. */
export async function loadOfExtension<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), import('../../../i18n/en/areas/ra')]);
  return part;
}
