/**
 * Small backend with frequent snapshots in a separate process, which tests can kill. Opens its file after
 * receiving a line on stdin.
 */
import { once } from 'node:events';
import { createApp } from '../../../mock-server/createApp';
import { listen } from '../../../mock-server/listen';

const [, , file = ''] = process.argv;
await once(process.stdin, 'data');
const SMALL_FIXTURE_COUNTS = { customers: 40, reviews: 30, questions: 5, rewards: 30 };
const { port } = await listen(createApp({ ...SMALL_FIXTURE_COUNTS, db: file, file: { maxLogBytes: 6000 } }), 0);
process.stdout.write(`${port}\n`);
