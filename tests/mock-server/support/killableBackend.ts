/** A backend in a process of its own, small and with frequent snapshots, that a test may kill at any moment. Opens its file when told to by a line. */
import { once } from 'node:events';
import { createApp } from '../../../mock-server/createApp';
import { listen } from '../../../mock-server/listen';

const [, , file = ''] = process.argv;
await once(process.stdin, 'data');
const few = { customers: 40, reviews: 30, questions: 5, rewards: 30 };
const { port } = await listen(createApp({ ...few, db: file, file: { journalBytes: 6000 } }), 0);
process.stdout.write(`${port}\n`);
