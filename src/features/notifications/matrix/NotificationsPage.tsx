import '../../../../i18n/en/areas/notifications';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { Select } from '../../../ui/inputs/Select';
import sheets from '../../../ui/layout/Card.module.css';
import columnStyles from '../../../ui/layout/columns.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import tableStyles from '../../../ui/layout/table.module.css';
import { useIsPhone } from '../../../ui/layout/useIsPhone';
import { SettingsBackButton } from '../../../ui/navigation/SettingsBackButton';
import { useUrlParams } from '../../../ui/navigation/useUrlParams';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { useListText } from '../../../ui/text/useListText';
import { useTemplateName } from '../useTemplates';
import styles from './Matrix.module.css';
import { StateLink } from './StateLink';
import { needsWork, stateTones, templateStates } from './templateState';
import { type MatrixColumn, useMatrix } from './useMatrix';

/** List page of the automatic emails with their state in each store language. */
export default function NotificationsPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader
        back={<SettingsBackButton />}
        title={translate('pages.notifications.title')}
        subtitle={translate('notifications.subtitle')}
      />
      <NotificationsContent />
    </>
  );
}

function NotificationsContent() {
  const translate = useTranslate();
  const formatList = useListText();
  const isPhone = useIsPhone();
  const { columns, keys } = useMatrix();
  const [urlParams, setUrlParams] = useUrlParams();
  const failed = columns.filter(({ error, isPending }) => error && !isPending);
  const unloaded = failed.filter(({ getCell }) => getCell(keys[0] ?? '').state === null);
  const [first] = unloaded;
  const retry = () => {
    for (const column of failed) column.retry();
  };
  const isFetching = failed.some((column) => column.isFetching);
  if (first?.error && unloaded.length === columns.length) {
    return (
      <ErrorState title={translate('notifications.failed')} error={first.error} busy={isFetching} onRetry={retry} />
    );
  }
  const isFiltered = urlParams.get('show') === 'work';
  const visibleKeys = isFiltered
    ? keys.filter((key) => columns.some(({ getCell }) => cellNeedsWork(getCell(key))))
    : keys;
  const View = isPhone ? LanguageList : Matrix;
  return (
    <div className={columnStyles.stack}>
      {failed[0] && (
        <ReadNotice
          tone={first ? 'danger' : 'waiting'}
          title={translate(first ? 'notifications.someFailed' : 'notifications.stale', {
            languages: formatList(failed.map(({ language }) => language.ownName)),
          })}
          read={{ error: failed[0].error, isFetching, refetch: retry }}
        />
      )}
      <div className={sheets.sheet}>
        <div className={styles.head}>
          <Legend columns={columns} keys={keys} />
          <Checkbox
            showLabel
            label={translate('notifications.onlyWork')}
            checked={isFiltered}
            onChange={({ target }) => setUrlParams({ show: target.checked ? 'work' : '' })}
          />
        </div>
        {visibleKeys.length > 0 ? (
          <View keys={visibleKeys} columns={columns} />
        ) : (
          <EmptyState title={translate('notifications.noWork')} />
        )}
      </div>
    </div>
  );
}

const cellNeedsWork = ({ state }: ReturnType<MatrixColumn['getCell']>) => state !== null && needsWork(state);

/** Legend of the states with their counts. */
function Legend({ columns, keys }: { columns: readonly MatrixColumn[]; keys: readonly string[] }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const states = columns.flatMap(({ getCell }) => keys.map((key) => getCell(key).state));
  return (
    <ul aria-label={translate('notifications.legend')} className={styles.legend}>
      {templateStates.map((state) => (
        <li key={state}>
          <StatusBadge tone={stateTones[state]}>{translate(`notifications.states.${state}`)}</StatusBadge>{' '}
          <span className={styles.when}>
            {translate(`notifications.meaning.${state}`)} (
            {formatPoints(states.filter((item) => item === state).length, locale)})
          </span>
        </li>
      ))}
    </ul>
  );
}

interface LanguageListProps {
  keys: readonly string[];
  columns: readonly MatrixColumn[];
}

/** Alternative to the matrix for phones: the emails of one language. */
function LanguageList({ keys, columns }: LanguageListProps) {
  const translate = useTranslate();
  const [urlParams, setUrlParams] = useUrlParams();
  const column = columns.find(({ language }) => language.code === urlParams.get('language')) ?? columns[0];
  if (!column) return null;
  return (
    <div className={flowStyles.rows3}>
      {columns.length > 1 && (
        <Select
          showLabel
          label={translate('notifications.language')}
          value={column.language.code}
          options={columns.map(({ language }) => ({ value: language.code, label: language.ownName }))}
          onChange={(language) => setUrlParams({ language })}
        />
      )}
      <ul className={styles.rows}>
        {keys.map((key) => {
          const { updatedAt } = column.getCell(key);
          return (
            <li key={key} className={styles.row}>
              <span>
                <EmailName templateKey={key} />
                {updatedAt && (
                  <span className={styles.when}>
                    <RelativeTime
                      instant={updatedAt}
                      sentence={(time) => translate('notifications.changedAt', { time })}
                    />
                  </span>
                )}
              </span>
              <StateLink templateKey={key} column={column} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface MatrixProps {
  keys: readonly string[];
  columns: readonly MatrixColumn[];
}

/** Table of emails (rows) by language (columns). Arrow keys move between cells. */
function Matrix({ keys, columns }: MatrixProps) {
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable
    <section aria-label={translate('notifications.table')} tabIndex={0} className={tableStyles.frame}>
      <table className={styles.table} data-dense={columns.length > 4 || undefined} onKeyDown={focusAdjacentCell}>
        <thead>
          <tr>
            <th scope="col">{translate('notifications.template')}</th>
            {columns.map((column) => (
              <LanguageHeaderCell key={column.language.code} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">
                <EmailName templateKey={key} />
              </th>
              {columns.map((column) => (
                <td key={column.language.code}>
                  <StateLink templateKey={key} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Name of an email, and when it is sent. */
function EmailName({ templateKey }: { templateKey: string }) {
  const translate = useTranslate();
  const getTemplateName = useTemplateName();
  return (
    <>
      <bdi className={styles.name}>{getTemplateName(templateKey)}</bdi>
      <span className={styles.when}>
        {isTemplateKey(templateKey)
          ? translate(`notifications.templates.${templateKey}.when`)
          : translate('notifications.unknownTemplate')}
      </span>
    </>
  );
}

function LanguageHeaderCell({ column: { language, isMain, error, isFetching, retry } }: { column: MatrixColumn }) {
  const translate = useTranslate();
  return (
    <th scope="col">
      <bdi lang={language.tag} className={styles.name}>
        {language.ownName}
      </bdi>
      {isMain && <span className={styles.when}>{translate('notifications.mainLanguage')}</span>}
      {error && (
        <Button
          size="small"
          busy={isFetching}
          aria-label={translate('notifications.readAgain', { language: language.ownName })}
          onClick={retry}
        >
          {translate('ui.retry')}
        </Button>
      )}
    </th>
  );
}

/** Row and column offsets of the arrow keys in a left-to-right layout. */
const arrowOffsets: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Keydown handler that moves focus to the link of the adjacent table cell. */
function focusAdjacentCell(event: KeyboardEvent<HTMLTableElement>): void {
  const offset = arrowOffsets[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  const row = cell?.parentElement;
  if (!offset || event.altKey || event.ctrlKey || event.metaKey || !(row instanceof HTMLTableRowElement) || !cell)
    return;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const columnOffset = isRightToLeft ? -offset[1] : offset[1];
  const next =
    event.currentTarget.rows[row.rowIndex + offset[0]]?.cells[cell.cellIndex + columnOffset]?.querySelector('a');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
