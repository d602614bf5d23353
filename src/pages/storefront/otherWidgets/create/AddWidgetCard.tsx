import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type RepeatableType, repeatableTypes } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import { useErrorText } from '../../../../engine/errors/errorText';
import { Button } from '../../../../ui/buttons/Button';
import { useAsyncAction } from '../../../../ui/buttons/useAsyncAction';
import { Banner } from '../../../../ui/feedback/Banner';
import { Card } from '../../../../ui/layout/Card';
import { buildWidgetUrl } from '../../widgets/widgetUrl';
import styles from '../otherWidgets.module.css';
import { useOtherWidgetLabels } from '../useOtherWidgetLabels';
import { CustomWidgetDialog } from './CustomWidgetDialog';
import { createUniqueName } from './uniqueName';
import { useAddWidget } from './useAddWidget';

/** Maximum length of a widget's name, as in its form. */
const MAX_NAME_LENGTH = 60;

/** Types of widgets to add, each with its purpose. A new widget is turned off, and its form opens. */
export function AddWidgetCard({ widgets }: { widgets: readonly Widget[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { getTypeName, getPurpose, getName } = useOtherWidgetLabels();
  const addWidget = useAddWidget();
  const [addedType, setAddedType] = useState<RepeatableType | null>(null);
  const [error, setError] = useState<{ type: RepeatableType; thrown: unknown } | null>(null);
  const [isCustom, setCustom] = useState(false);

  const { isPending, run } = useAsyncAction(async (type: RepeatableType) => {
    setAddedType(type);
    setError(null);
    try {
      const name = createUniqueName(getTypeName(type), widgets.map(getName), MAX_NAME_LENGTH);
      const widget = await addWidget(type, { name });
      void navigate(buildWidgetUrl(widget));
    } catch (thrown) {
      console.warn('adding a widget failed', thrown);
      setError({ type, thrown });
    }
  });
  return (
    <Card title={translate('otherWidgets.add.title')}>
      <p className={styles.muted}>{translate('otherWidgets.add.text')}</p>
      {error && (
        <Banner
          tone="danger"
          title={translate('otherWidgets.add.failed', { name: getTypeName(error.type) })}
          action={
            <Button size="small" busy={isPending} onClick={() => run(error.type)}>
              {translate('ui.retry')}
            </Button>
          }
        >
          {errorText(error.thrown)}
        </Banner>
      )}
      <ul className={styles.tiles}>
        {repeatableTypes.map((type) => (
          <li key={type} className={styles.tile}>
            <div>
              <p className={styles.strong}>{getTypeName(type)}</p>
              <p className={styles.small}>{getPurpose(type)}</p>
            </div>
            <Button
              size="small"
              icon="plus"
              busy={isPending && addedType === type}
              disabled={isPending && addedType !== type}
              aria-label={translate('otherWidgets.add.named', { name: getTypeName(type) })}
              onClick={() => run(type)}
            >
              {translate('otherWidgets.add.button')}
            </Button>
          </li>
        ))}
        <li className={styles.tile}>
          <div>
            <p className={styles.strong}>{translate('otherWidgets.custom.name')}</p>
            <p className={styles.small}>{translate('otherWidgets.custom.purpose')}</p>
          </div>
          <Button
            size="small"
            icon="plus"
            disabled={isPending}
            aria-label={translate('otherWidgets.add.named', { name: translate('otherWidgets.custom.name') })}
            onClick={() => setCustom(true)}
          >
            {translate('otherWidgets.add.button')}
          </Button>
        </li>
      </ul>
      {isCustom && <CustomWidgetDialog onClose={() => setCustom(false)} />}
    </Card>
  );
}
