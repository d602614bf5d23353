/** ra-data-simple-rest, with a client that asks our backend's lists in the backend's own way. */
import simpleRestProvider from 'ra-data-simple-rest';
import { type Bench, queryOf } from './queries';

declare global {
  interface Window {
    /** Put there by the measuring browser. */
    bench: Bench;
  }
}

export const dataProvider = simpleRestProvider('', async (address: string) => {
  const { backend, token } = window.bench;
  const url = new URL(address, location.href);
  const answer = await fetch(`${backend}/admin/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(queryOf(url)),
  });
  const { data } = await answer.json();
  const json = data.page.items.map((row: { _id: string }) => ({ ...row, id: row._id }));
  return {
    status: answer.status,
    headers: new Headers({ 'Content-Range': `rows 0-9/${data.page.total}` }),
    body: '',
    json,
  };
});
