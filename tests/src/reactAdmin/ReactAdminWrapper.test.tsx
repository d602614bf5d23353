import { act, screen } from '@testing-library/react';
import { DataTable, List } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18nProvider } from '../../../i18n/i18n';
import { renderInSite, type SentCall } from '../../support/renderInSite';

const customer = { _id: 'c1', name: 'Ann Lee', firstName: 'Ann', emailAddress: 'ann@shop.example' };

function respond({ method, path, body }: SentCall): unknown {
  if (path.endsWith('/graphql')) return { data: { list: { total: 1, items: [customer] }, one: customer } };
  if (method === 'PATCH') return { customer: { ...customer, ...Object(body) } };
  return path.endsWith('/c1') ? { customer } : undefined;
}

/** The wrapper with the nonce that index.html carries: it is read once, when the module is loaded. */
async function renderExtension(page: React.ReactNode) {
  const { ReactAdminWrapper } = await import('../../../src/reactAdmin/ReactAdminWrapper');
  return renderInSite(
    <div data-testid="page">
      <ReactAdminWrapper>{page}</ReactAdminWrapper>
    </div>,
    { respond },
  );
}

let problems: unknown[][] = [];

beforeEach(() => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = 'n0nce';
  document.head.append(meta);
  problems = [];
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...what) => void problems.push(what));
});
afterEach(() => vi.restoreAllMocks());

describe('react-admin’s own components in the wrapper', () => {
  afterEach(() => {
    expect(problems).toEqual([]);
    // A style element without the nonce is blocked by the policy.
    const styles = [...document.head.querySelectorAll<HTMLStyleElement>('style[data-emotion]')];
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((style) => style.getAttribute('nonce') !== 'n0nce')).toEqual([]);
  });

  it('<List> and <DataTable> show the records', async () => {
    await renderExtension(
      <List resource="customers" sort={{ field: 'createdAt', order: 'DESC' }}>
        <DataTable>
          <DataTable.Col source="name" />
        </DataTable>
      </List>,
    );
    expect(await screen.findByText('Ann Lee')).toBeVisible();
  });

  it('are written from right to left in Arabic', async () => {
    await i18nProvider.changeLocale('ar');
    document.documentElement.dir = 'rtl';
    await renderExtension(
      <List resource="customers" sort={{ field: 'createdAt', order: 'DESC' }}>
        <DataTable>
          <DataTable.Col source="name" />
        </DataTable>
      </List>,
    );
    expect(await screen.findByText('Ann Lee')).toBeVisible();
    expect(document.head.querySelector('style[data-emotion^="mui-rtl"]')).not.toBeNull();
    await act(() => i18nProvider.changeLocale('en'));
    document.documentElement.dir = 'ltr';
  });
});
