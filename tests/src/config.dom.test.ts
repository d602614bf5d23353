import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfigError, loadConfig, parseConfig } from '../../src/config';

const valid: Record<string, unknown> = JSON.parse(readFileSync('public/config.json', 'utf8'));

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function configErrorMessage(config: unknown): string {
  try {
    parseConfig(config);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return '';
}

describe('the configuration', () => {
  it('takes the one that comes with the console', () => {
    expect(parseConfig(valid).platforms.map(({ id }) => id)).toEqual([
      'shopify',
      'woocommerce',
      'bigcommerce',
      'magento',
    ]);
  });

  it.each([
    [{ apiUrl: undefined }, 'apiUrl'],
    [{ apiUrl: 'ftp://api.example' }, 'apiUrl'],
    [{ apiUrl: '//api.example' }, 'apiUrl'],
    [{ mediaUrl: 'media' }, 'mediaUrl'],
    [{ mediaUrls: ['media'] }, 'mediaUrls.0'],
    [{ brand: { font: { family: 'Acme', src: { bold: '/acme.woff2' } } } }, 'brand.font.src'],
    [{ supportEmail: 'nobody' }, 'supportEmail'],
    [{ termsUrl: 'javascript:alert(1)' }, 'termsUrl'],
    [{ platforms: [] }, 'platforms'],
    [{ platforms: [{ id: 'x', name: 'X', signInUrl: 'https://x.example', reviewUrl: 'x' }] }, 'platforms.0.reviewUrl'],
    [{ systemAdminPath: 'system/admin' }, 'systemAdminPath'],
    [{ billingHidden: 'yes' }, 'billingHidden'],
    [{ billingHiden: true }, 'billingHiden: unknown key'],
  ])('names the wrong key of %j', (change, name) => {
    expect(configErrorMessage({ ...valid, ...change })).toContain(name);
  });

  it('names every wrong key, a line each', () => {
    const lines = configErrorMessage({ ...valid, apiUrl: 1, billingHidden: 1 }).split('\n');
    expect(lines.map((line) => line.split(':')[0])).toEqual(['apiUrl', 'billingHidden']);
  });

  it('accepts font files by weight', () => {
    const font = { family: 'Acme', src: { '400 599': '/acme.woff2', '600': '/acme-bold.woff2' } };
    expect(parseConfig({ ...valid, brand: { font } }).brand?.font).toEqual(font);
  });

  it('accepts an API below the same host', () => {
    expect(parseConfig({ ...valid, apiUrl: '/api' }).apiUrl).toBe('/api');
  });

  it('reads the data block of the page, and asks for nothing then', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = 'console-config';
    block.textContent = JSON.stringify({ ...valid, apiUrl: 'https://block.example' });
    document.body.append(block);
    expect((await loadConfig()).apiUrl).toBe('https://block.example');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('reads config.json where the page has no block', async () => {
    const fetch = vi.fn(async () => new Response(JSON.stringify(valid)));
    vi.stubGlobal('fetch', fetch);
    expect((await loadConfig()).apiUrl).toBe(valid['apiUrl']);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/config.json', { cache: 'no-store' });
  });

  it.each([
    [async () => new Response('<html>', { status: 200 }), 'config.json is not valid JSON.'],
    [async () => new Response('', { status: 404 }), 'config.json couldn’t be loaded.'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'config.json couldn’t be loaded.'],
  ])('says what is wrong with the file', async (fetch, message) => {
    vi.stubGlobal('fetch', vi.fn(fetch));
    await expect(loadConfig()).rejects.toThrow(new ConfigError(message));
  });
});
