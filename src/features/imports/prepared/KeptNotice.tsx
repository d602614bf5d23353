import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { byRegion } from '../../../lib/format/locale';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import flowStyles from '../../../ui/layout/flow.module.css';
import { Modal } from '../../../ui/overlays/Modal';
import { useSourceName } from '../file/FileStep';
import type { FlowProps } from '../flow/useImportFlow';
import { hasOtherNextFiles } from '../queue/fileQueue';
import styles from '../Step.module.css';
import type { KeptState } from './keepImport';

interface KeptNoticeProps extends FlowProps {
  keptState: KeptState;
  /** Called after the file was dropped. */
  onStartOver: () => void;
}

/** Says that the import was restored, or what a reload would lose. */
export function KeptNotice({ flow, state, keptState, onStartOver }: KeptNoticeProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const name = useSourceName({ state });
  const { siteId } = useCurrentSite();
  const [isAsking, setAsking] = useState(false);
  const { source, restoredFrom, correctionCount, reading } = state;
  const startOver = () => {
    setAsking(false);
    flow.startOver();
    onStartOver();
  };
  if (keptState === 'unavailable') return <Banner tone="waiting">{translate('import.kept.unavailable')}</Banner>;
  if (source === null || reading.kind !== 'open') return null;
  return (
    <div className={styles.notices}>
      {keptState === 'failed' && <Banner tone="waiting">{translate('import.kept.failed')}</Banner>}
      {keptState !== 'failed' && hasOtherNextFiles(siteId, source.data) && <p>{translate('import.kept.others')}</p>}
      {restoredFrom !== null && (
        <div className={flowStyles.toolbar}>
          <p role="status">{translate('import.kept.restored', { name, time: formatTime(restoredFrom, locale) })}</p>
          <Button size="small" onClick={() => (correctionCount > 0 ? setAsking(true) : startOver())}>
            {translate('import.kept.startOver')}
          </Button>
        </div>
      )}
      {isAsking && (
        <Modal
          title={translate('import.kept.lose.title')}
          onCancel={() => setAsking(false)}
          onSubmit={startOver}
          submitLabel={translate('import.kept.startOver')}
        >
          <p>{translate('import.kept.lose.text', { smart_count: correctionCount })}</p>
        </Modal>
      )}
    </div>
  );
}

const timeFormat = byRegion((tag) => new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' }));
const dayAndTimeFormat = byRegion(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
);

/** Formats an instant, with its day unless it is today. */
function formatTime(instant: number, locale: string): string {
  const isToday = new Date(instant).toDateString() === new Date(getServerTime()).toDateString();
  return (isToday ? timeFormat : dayAndTimeFormat)(locale).format(instant);
}
