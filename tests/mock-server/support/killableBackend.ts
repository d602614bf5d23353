/** A backend in a process of its own, small and with frequent snapshots, that a test may kill at any moment. */
import { createApp } from '../../../mock-server/createApp';
import { listen } from '../../../mock-server/listen';

const [, , file = ''] = process.argv;
const { port } = await listen(
  createApp({ customers: 40, reviews: 30, questions: 5, rewards: 30, db: file, file: { journalBytes: 6000 } }),
  0,
);
process.stdout.write(`${port}\n`);
