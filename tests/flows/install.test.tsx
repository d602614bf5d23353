import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { getCurrentPath, heading, open, setUpServer } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() =>
  Promise.all([
    import('../../src/features/install/InstallPage'),
    import('../../src/features/auth/privateApp/PrivateAppPage'),
  ]),
);
const platforms = ['Shopify', 'WooCommerce', 'BigCommerce', 'Magento'];

const getSteps = () => [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
const nextSteps = [
  'Install it on your store and approve the requested access.',
  'Come back to this page and select Check again. Your store appears within a minute.',
];

describe('install', () => {
  it('[AUTH-05] lists the platforms, and shows how to install on one and what it asks for', async () => {
    await open('/install');
    await heading('Install the app on your store');
    const links = platforms.map((name) => screen.getByRole('link', { name: new RegExp(name) }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      platforms.map((name) => `/install/${name.toLowerCase()}`),
    );
    expect(getSteps()).toEqual(['Choose your platform and open the app there.', ...nextSteps]);
    await userEvent.click(screen.getByRole('link', { name: /Shopify/ }));
    await heading('Install the app on Shopify');
    expect(getSteps()).toEqual(['Continue to Shopify and find the app in its app store.', ...nextSteps]);
    expect(screen.getByRole('link', { name: /Continue to Shopify/ })).toHaveAttribute(
      'href',
      'https://apps.shopify.com/',
    );
    const permissions = screen.getAllByRole('term').map((term) => term.textContent);
    expect(permissions).toEqual(
      ['Orders', 'Customers', 'Script tags', 'Products', 'Price rules', 'Themes', 'Content'].map(
        (name) => `${name}Read and write`,
      ),
    );
    await userEvent.click(screen.getByRole('link', { name: /private app/ }));
    await heading('Private app');
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['/install/magento', 'Install the app on Magento'],
    ['/install/Magento/', 'Install the app on Magento'],
  ])('[AUTH-05] opens the platform of %s without a private app', async (path, title) => {
    await open(path);
    await heading(title);
    expect(getSteps()).toEqual(['Continue to Magento and find the app in its app store.', ...nextSteps]);
    expect(screen.getByRole('link', { name: /Continue to Magento/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
    expect(screen.queryByRole('link', { name: /private app/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth?from=%2F');
    await userEvent.click(screen.getByRole('link', { name: 'All platforms' }));
    await heading('Install the app on your store');
    expect(getCurrentPath()).toBe('/install');
  });

  it.each(['/install/other', '/install/shopify/more', '/install/__proto__'])(
    'lists the platforms at the unknown %s',
    async (path) => {
      await open(path);
      await heading('Install the app on your store');
      expect(screen.getByText('We don’t know this platform. Choose one of these.')).toBeVisible();
      expect(within(screen.getByRole('main')).getAllByRole('link', { name: /How to install/ })).toHaveLength(4);
    },
  );
});
