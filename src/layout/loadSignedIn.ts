type SignedIn = typeof import('./signedIn');

let parts: SignedIn | null = null;

/** Loads what the pages of an open shop are made of. */
export async function loadSignedIn(): Promise<SignedIn> {
  parts = await import('./signedIn');
  return parts;
}

/** The same, where it is loaded already: below the session gate. @throws Error before that */
export function signedIn(): SignedIn {
  if (!parts) throw new Error('The parts of an open shop are used before they are loaded.');
  return parts;
}
