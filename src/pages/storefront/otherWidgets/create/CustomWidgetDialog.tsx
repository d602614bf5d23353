import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isOtherWidget } from '../../../../../resources/widgetPages';
import { useErrorText } from '../../../../engine/errors/errorText';
import { TextBox } from '../../../../ui/inputs/TextBox';
import { Modal } from '../../../../ui/overlays/Modal';
import { buildWidgetUrl } from '../../widgets/widgetUrl';
import { useAddWidget } from './useAddWidget';

const MAX_TYPE_LENGTH = 60;

/** Adds a widget of a type that has no form here. Its data are edited as JSON. */
export function CustomWidgetDialog({ onClose }: { onClose: () => void }) {
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
