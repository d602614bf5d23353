const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Ends waiting for the download of a chunk after two minutes (specification section 9).
 * @throws Error if the download times out
 */
export async function withChunkTimeout<Value>(download: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, CHUNK_TIMEOUT_MS, new Error('Loading the chunk timed out.'));
  });
  return await Promise.race([download, timeout]).finally(() => clearTimeout(timer));
}
