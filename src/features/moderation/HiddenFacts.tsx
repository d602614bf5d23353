import '../../../i18n/en/areas/hiding';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import { HidingReason } from '../../engine/actions/HidingReason';
import { useHidden } from '../../engine/actions/useHidden';
import { findHidden, isHidden } from '../../engine/history/hiddenLog';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { readNegativeShares } from '../../engine/records/hiddenShare';
import { Button } from '../../ui/buttons/Button';
import flowStyles from '../../ui/layout/flow.module.css';
import { RelativeTime } from '../../ui/text/RelativeTime';
import textStyles from '../../ui/text/text.module.css';

/** Why and when a record was hidden, or the choice to leave it hidden. Nothing if it is published. */
export function HiddenFacts({ entity, record }: { entity: Entity; record: ConsoleRecord }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { entries, answer } = useHidden();
  const [isChanging, setChanging] = useState(false);
  if (!entries || !isHidden(entity, record)) return null;
  const entry = findHidden(entries, entity, record.id);
  if (!entry) {
    return (
      <span>
        <Button size="small" onClick={() => void answer(entity, record, null)}>
          {translate('hiding.leave')}
        </Button>
      </span>
    );
  }
  const { at, reason, details } = entry;
  return (
    <section aria-label={translate('hiding.title')} className={flowStyles.rows2}>
      <span className={flowStyles.controls}>
        <RelativeTime
          instant={new Date(at).toISOString()}
          sentence={(time) => translate('hiding.hiddenAt', { time })}
        />
        <span className={textStyles.strong} dir="auto">
          {details === '' ? translate(`hiding.reasons.${reason ?? 'none'}`) : details}
        </span>
        {reason !== null && !isChanging && (
          <Button size="small" kind="quiet" onClick={() => setChanging(true)}>
            {translate('hiding.change')}
          </Button>
        )}
      </span>
      {(reason === null || isChanging) && (
        <HidingReason
          label={translate('hiding.why')}
          given={reason && { reason, details }}
          onChoose={(given) => {
            setChanging(false);
            void answer(entity, record, given);
          }}
          readShares={() => readNegativeShares(dataProvider, entity, [record])}
        />
      )}
    </section>
  );
}
