import { useTranslate } from 'ra-core';
import { ReadNotice } from '../../../engine/ReadNotice';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { Checkbox } from '../../../ui/Checkbox';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { StatePill } from '../../../ui/StatePill';
import sheets from '../../../ui/sheet.module.css';
import { useAddressValues } from '../../../ui/useAddressValues';
import { useIsPhone } from '../../../ui/useIsPhone';
import { useListText } from '../../../ui/useListText';
import { LanguageList } from './LanguageList';
import { Matrix } from './Matrix';
import styles from './Matrix.module.css';
import { needsWork, stateTones, templateStates } from './templateState';
import { type MatrixColumn, useMatrix } from './useMatrix';

/** Every e-mail that is sent by itself, in every language of the shop, and how it stands with each. */
export default function NotificationsPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('pages.notifications.title')} subtitle={translate('notifications.subtitle')} />
      <Content />
    </>
  );
}

function Content() {
  const translate = useTranslate();
  const list = useListText();
  const isPhone = useIsPhone();
  const { columns, keys } = useMatrix();
  const [address, changeAddress] = useAddressValues();
  const failed = columns.filter(({ error, isPending }) => error && !isPending);
  const unread = failed.filter(({ cell }) => cell(keys[0] ?? '').state === null);
  const [first] = unread;
  const retry = () => {
    for (const column of failed) column.retry();
  };
  const isFetching = failed.some((column) => column.isFetching);
  if (first?.error && unread.length === columns.length) {
    return (
      <ErrorState title={translate('notifications.failed')} error={first.error} busy={isFetching} onRetry={retry} />
    );
  }
  const isShort = address.get('show') === 'work';
  const shown = isShort ? keys.filter((key) => columns.some(({ cell }) => isWork(cell(key)))) : keys;
  const View = isPhone ? LanguageList : Matrix;
  return (
    <div className={styles.page}>
      {failed[0] && (
        <ReadNotice
          tone={first ? 'danger' : 'waiting'}
          title={translate(first ? 'notifications.someFailed' : 'notifications.stale', {
            languages: list(failed.map(({ language }) => language.ownName)),
          })}
          error={failed[0].error}
          busy={isFetching}
          onRetry={retry}
        />
      )}
      <div className={sheets.sheet}>
        <div className={styles.head}>
          <Legend columns={columns} keys={keys} />
          <Checkbox
            showLabel
            label={translate('notifications.onlyWork')}
            checked={isShort}
            onChange={({ target }) => changeAddress({ show: target.checked ? 'work' : '' })}
          />
        </div>
        {shown.length > 0 ? (
          <View keys={shown} columns={columns} />
        ) : (
          <EmptyState title={translate('notifications.noWork')} />
        )}
      </div>
    </div>
  );
}

const isWork = ({ state }: ReturnType<MatrixColumn['cell']>) => state !== null && needsWork(state);

/** What each state means, and how often it is there. */
function Legend({ columns, keys }: { columns: readonly MatrixColumn[]; keys: readonly string[] }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const states = columns.flatMap(({ cell }) => keys.map((key) => cell(key).state));
  return (
    <ul aria-label={translate('notifications.legend')} className={styles.legend}>
      {templateStates.map((state) => (
        <li key={state}>
          <StatePill tone={stateTones[state]}>{translate(`notifications.states.${state}`)}</StatePill>{' '}
          <span className={styles.when}>
            {translate(`notifications.meaning.${state}`)} (
            {points(states.filter((one) => one === state).length, locale)})
          </span>
        </li>
      ))}
    </ul>
  );
}
