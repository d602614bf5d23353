import { AppError } from '../errors';

/**
 * Dynamically imports a provider module.
 * @throws AppError offline if the import fails
 */
export async function lazyImport<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new AppError({ kind: 'offline', cause });
  }
}
