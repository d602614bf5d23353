import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installPackage } from '../../../scripts/run/installPackage';
import { waitForServer } from '../../../scripts/run/waitForServer';

const root = resolve(import.meta.dirname, '../../..');
const program = '/usr/sbin/nginx';

/** Installs Debian's nginx if it may. Returns why there is none, or null if it is installed. */
export function whyNoNginx(): string | null {
  if (!existsSync(program)) installPackage('nginx-light');
  return existsSync(program) ? null : 'nginx is not installed, and can only be installed on Debian by root';
}

/** nginx, serving a build. */
export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** Starts nginx on a copy of a build, with the output of `npm run nginx-config`. @throws with nginx's own message */
export async function startNginx(dist: string, config: object, port: number): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'console-nginx-'));
  const served = join(folder, 'dist');
  cpSync(resolve(root, dist), served, { recursive: true });
  writeFileSync(join(served, 'config.json'), JSON.stringify(config));
  const args = ['--import', 'tsx', 'scripts/serve/printNginxConfig.ts', '--dist', served, '--root', served];
  const printed = spawnSync(process.execPath, [...args, '--port', String(port)], { cwd: root, encoding: 'utf8' });
  if (printed.status !== 0) throw new Error(printed.stderr);
  writeFileSync(join(folder, 'console.conf'), printed.stdout);
  mkdirSync(join(folder, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${folder}/nginx.pid; error_log stderr warn;
    events {}
    http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include ${folder}/console.conf; }`,
  );
  const child = spawn(program, ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  const exited = new Promise<void>((done) => void child.once('exit', () => done()));
  const ended = new AbortController();
  void exited.then(() => ended.abort());
  const url = `http://localhost:${port}`;
  try {
    await waitForServer(url, 20_000, ended.signal);
  } catch (error) {
    throw new Error(`nginx did not start: ${errors}`, { cause: error });
  }
  return {
    url,
    async stop() {
      child.kill();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
