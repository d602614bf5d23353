/** What the built console is told at run time: one `config.json` beside index.html, or the same as a data block in it. */
import * as z from 'zod/mini';

const blockId = 'console-config';

const webAddress = z.string().check(z.refine(isWebAddress, 'must be an address that begins with https:// or http://'));

const platform = z.strictObject({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  signInUrl: webAddress,
  reviewUrl: webAddress,
  /** Where an order is shown, with `{website}` and `{id}` in it. */
  orderUrl: z.optional(z.string()),
  /** How the add-on is installed on this platform. */
  installUrl: z.optional(webAddress),
});

const shape = z.strictObject({
  apiUrl: z.string().check(z.refine(isApiAddress, "must be a web address, or a path that begins with '/'")),
  mediaUrl: webAddress,
  uploadUrl: z.optional(webAddress),
  supportEmail: z.string().check(z.regex(/^\S+@\S+\.\S+$/, 'must be an e-mail address')),
  termsUrl: webAddress,
  privacyUrl: webAddress,
  platforms: z.array(platform).check(z.minLength(1)),
  systemAdminPath: z.string().check(z.regex(/^\/[a-z0-9-]+$/i, "must be one path segment, such as '/system'")),
  billingHidden: z.boolean(),
});

/** The checked configuration. Addresses are absolute and safe to follow. */
export type Config = z.infer<typeof shape>;

/** The configuration is missing or wrong; `message` names each wrong key, for the person who set it up. */
export class ConfigError extends Error {}

/**
 * Checks a configuration.
 * @throws ConfigError naming every wrong key
 */
export function parseConfig(raw: unknown): Config {
  const result = z.safeParse(shape, raw);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map(faultOf).join('\n'));
}

/**
 * The configuration: from the data block of the page where there is one, else from `config.json`.
 * @throws ConfigError when it cannot be read or a key is wrong
 */
export async function readConfig(): Promise<Config> {
  const block = document.getElementById(blockId)?.textContent;
  return parseConfig(parseJson(block ?? (await loadFile())));
}

async function loadFile(): Promise<string> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-store' });
    if (answer.ok) return await answer.text();
  } catch {
    // Told below, as for an answer that is not ok.
  }
  throw new ConfigError('config.json could not be loaded.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError('config.json is not valid JSON.');
  }
}

function faultOf(issue: z.core.$ZodIssue): string {
  const key = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => `${[key, name].filter(Boolean).join('.')}: there is no such key`).join('\n');
  }
  return `${key || 'config.json'}: ${issue.code === 'custom' || issue.message !== 'Invalid input' ? issue.message : `must be ${expectedOf(issue)}`}`;
}

function expectedOf(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' ? `of type ${issue.expected}` : 'set';
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isApiAddress(text: string): boolean {
  return isWebAddress(text) || /^\/(?![/\\])/.test(text);
}
