import { AppError } from '../errors';
import { withChunkTimeout } from './withChunkTimeout';

/**
 * Dynamically imports a provider module.
 * @throws AppError offline if the import fails or takes longer than two minutes
 */
export async function lazyImport<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await withChunkTimeout(load());
  } catch (cause) {
    throw new AppError({ kind: 'offline', cause });
  }
}

/** Returns a function that loads once; again if that failed. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (thrown) {
      loading = undefined;
      throw thrown;
    }
  };
}
