/** A host name with at least one dot, whose last label isn't a number. */
const hostPattern =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[^.]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Returns the host of a store address as merchants copy it, with or without `https://` and a path. Null if it isn't one:
 * other schemes, ports, user names, IP addresses, or names without a dot.
 */
export function parseStoreAddress(typed: string): string | null {
  const address = typed.trim();
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (/\s/.test(address) || !URL.canParse(url)) return null;
  const { hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/\.$/, '');
  return port === '' && username === '' && password === '' && hostPattern.test(host) ? host : null;
}
