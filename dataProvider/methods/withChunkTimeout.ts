const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Limits the download of a module to two minutes (FMT-03).
 * @throws Error if it times out
 */
export async function withChunkTimeout<Value>(download: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, CHUNK_TIMEOUT_MS, new Error('Loading the chunk timed out.'));
  });
  return await Promise.race([download, timeout]).finally(() => clearTimeout(timer));
}
