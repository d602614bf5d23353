import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isOtherWidget } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import { useErrorText } from '../../../../engine/errors/errorText';
import { Button } from '../../../../ui/buttons/Button';
import { useAsyncAction } from '../../../../ui/buttons/useAsyncAction';
import { classes } from '../../../../ui/classes';
import { Banner } from '../../../../ui/feedback/Banner';
import { Icon } from '../../../../ui/icons/Icon';
import { TextBox } from '../../../../ui/inputs/TextBox';
import { Card } from '../../../../ui/layout/Card';
import rowStyles from '../../../../ui/layout/cardRows.module.css';
import flowStyles from '../../../../ui/layout/flow.module.css';
import { Modal } from '../../../../ui/overlays/Modal';
import textStyles from '../../../../ui/text/text.module.css';
import { buildWidgetUrl } from '../../widgets/widgetUrl';
import { addableTypes, getWidgetIcon } from '../../widgetTypes';
import styles from '../otherWidgets.module.css';
import { useOtherWidgetLabels } from '../useOtherWidgetLabels';
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
  const [addedType, setAddedType] = useState<string | null>(null);
  const [error, setError] = useState<{ type: string; thrown: unknown } | null>(null);
  const [isCustom, setCustom] = useState(false);

  const { isPending, run } = useAsyncAction(async (type: string) => {
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
      <p className={textStyles.second}>{translate('otherWidgets.add.text')}</p>
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
        {addableTypes.map((type) => (
          <li key={type} className={styles.tile}>
            <div>
              <p className={classes(textStyles.medium, flowStyles.line)}>
                <Icon name={getWidgetIcon(type)} />
                {getTypeName(type)}
              </p>
              <p className={rowStyles.small}>{getPurpose(type)}</p>
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
            <p className={classes(textStyles.medium, flowStyles.line)}>
              <Icon name={getWidgetIcon(null)} />
              {translate('otherWidgets.custom.name')}
            </p>
            <p className={rowStyles.small}>{translate('otherWidgets.custom.purpose')}</p>
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

/**
 * Returns a name that isn't taken: the name itself, or followed by the first free number from 2 on.
 * @param maxLength the name is cut so that it fits with its number
 */
function createUniqueName(name: string, taken: readonly string[], maxLength: number): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` ${number}`;
    const candidate = `${name.slice(0, maxLength - suffix.length).trim()}${suffix}`;
    if (!taken.includes(candidate)) return candidate;
  }
}

const MAX_TYPE_LENGTH = 60;

/** Adds a widget of a type that has no form here. Its data are edited as JSON. */
function CustomWidgetDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const addWidget = useAddWidget();
  const [type, setType] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const issue = findTypeIssue(type);

  const submit = async () => {
    setChecked(true);
    setErrorMessage(null);
    if (issue) return;
    try {
      const widget = await addWidget(type.trim(), {});
      onClose();
      void navigate(buildWidgetUrl(widget));
    } catch (thrown) {
      console.warn('adding a widget failed', thrown);
      const title = translate('otherWidgets.add.failed', { name: type.trim() });
      setErrorMessage(`${title} ${errorText(thrown)}`);
    }
  };
  return (
    <Modal
      title={translate('otherWidgets.custom.title')}
      submitLabel={translate('otherWidgets.custom.submit')}
      onCancel={onClose}
      onSubmit={submit}
      error={errorMessage}
    >
      <TextBox
        required
        label={translate('otherWidgets.custom.type')}
        help={translate('otherWidgets.custom.typeHelp')}
        error={isChecked && issue ? translate(`otherWidgets.custom.issues.${issue}`) : undefined}
        value={type}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={MAX_TYPE_LENGTH}
        onChange={setType}
      />
    </Modal>
  );
}

/** Returns why a type can't be added here; null if it can. */
function findTypeIssue(type: string): 'missing' | 'hasOwnPage' | null {
  if (type.trim() === '') return 'missing';
  return isOtherWidget({ type: type.trim() }) ? null : 'hasOwnPage';
}
