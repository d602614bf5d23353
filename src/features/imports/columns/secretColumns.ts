import type { TableColumn } from '../../../lib/csv/tableColumns';
import { splitHeader } from './headerWords';

const secretWords: ReadonlySet<string> = new Set([
  'password',
  'passwd',
  'pwd',
  'token',
  'secret',
  'ip',
  'authentication',
]);

/** Whether a column has passwords, tokens or IP addresses, which are never stored. */
export const isSecretColumn = ({ name }: Pick<TableColumn, 'name'>): boolean =>
  splitHeader(name ?? '').some((word) => secretWords.has(word));
