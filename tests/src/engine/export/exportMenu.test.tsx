import { screen, waitFor } from '@testing-library/react';
import Papa from 'papaparse';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entityNamed, manyRecords } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { rowOf, rowThere } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const reviews = entityNamed('product-reviews');

/** What was handed to the browser's downloads. */
function downloads() {
  const files: { name: string; file: Blob }[] = [];
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file instanceof Blob ? file : null;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last && this.download) files.push({ name: this.download, file: last });
  });
  return files;
}

afterEach(() => void vi.restoreAllMocks());

describe('the export of a list', () => {
  it('[LIST-08] is of what the filter finds, or of the selection, as CSV in which no formula runs', async () => {
    const files = downloads();
    const values = (place: number) => ({ title: `=1+${place}`, status: place % 2 === 0 ? 'pending' : 'approved' });
    const server = listServer(reviews, manyRecords(reviews, 240, values));
    const { user } = renderList(reviews, server.provider(), '?status=pending');
    await rowThere('id0');
    const linesOf = async (place: number) => {
      await waitFor(() => expect(files).toHaveLength(place + 1));
      const text = await files[place]?.file.text();
      return Papa.parse<Record<string, string>>((text ?? '').replace('\uFEFF', ''), {
        header: true,
        skipEmptyLines: true,
      }).data;
    };

    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { hidden: true, name: 'Export all 120 as CSV' }));
    const all = await linesOf(0);
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, place) => `id${place * 2}`));
    expect(all[1]?.['Title']).toBe("'=1+2");
    expect(files[0]?.name).toMatch(/^product-reviews-\d{4}-\d\d-\d\d\.csv$/);
    expect(await screen.findByText('Exported 120 rows.')).toBeVisible();

    await user.click(rowOf('id4').getByRole('checkbox'));
    await user.click(rowOf('id8').getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { hidden: true, name: 'Export the 2 selected as CSV' }));
    expect((await linesOf(1)).map(({ id }) => id)).toEqual(['id4', 'id8']);
  });
});
