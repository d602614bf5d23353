import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { certainly } from '../../../../dataProvider/certainly';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { isMissingCall } from '../../../../dataProvider/isMissingCall';
import { useErrorText } from '../../../engine/errorText';
import { useShop } from '../../../engine/shop';
import { useDraft } from '../../../engine/useDraft';
import { useProvider } from '../../../engine/useProvider';
import { isEmail } from '../../../lib/email';
import { useSite } from '../../../session/useSite';
import { Modal } from '../../../ui/Modal';
import { Notice } from '../../../ui/Notice';
import { TextBox } from '../../../ui/TextBox';
import { useToast } from '../../../ui/toastContext';
import { hasNoTest, rememberNoTest } from './testCall';
import type { TemplateDesk } from './useTemplateDesk';

/** Sends the e-mail as it is typed, published or not, to one address. */
export default function TestMailDialog({ desk, onClose }: { desk: TemplateDesk; onClose: () => void }) {
  const translate = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const dataProvider = useProvider();
  const { preferencesKey } = useShop();
  const { profile } = useSite();
  const [typed, setTyped] = useDraft('edit:templates.test');
  const [isMissing, setMissing] = useState(() => hasNoTest(preferencesKey));
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const to = typed || (profile?.email ?? '');
  const isRight = isEmail(to.trim());

  const submit = async () => {
    setChecked(true);
    if (!isRight) return;
    setError(null);
    try {
      const calls = await dataProvider.templateCalls();
      const { templateKey: key, locale, edited } = desk;
      await calls.sendTest({ locale, key, ...edited.latest() }, to.trim());
      setTyped('');
      toast({ tone: 'done', text: translate('templateEditor.test.sent', { to: to.trim() }) });
      onClose();
    } catch (thrown) {
      const failure = toAppError(thrown);
      if (isMissingCall(failure)) {
        rememberNoTest(preferencesKey);
        setMissing(true);
      } else setError(failure);
    }
  };
  const title = translate('templateEditor.test.title');
  if (isMissing) {
    return (
      <Modal title={title} onCancel={onClose}>
        <Notice tone="info" title={translate('templateEditor.test.missing')}>
          {translate('templateEditor.test.missingText')}
        </Notice>
      </Modal>
    );
  }
  const failed = error?.uncertain ? 'templateEditor.test.uncertain' : 'templateEditor.test.failed';
  return (
    <Modal
      title={title}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate('templateEditor.test.submit')}
      error={error && translate(failed, { reason: errorText(certainly(error)) })}
    >
      <p>{translate('templateEditor.test.text')}</p>
      <TextBox
        label={translate('templateEditor.test.to')}
        type="email"
        autoComplete="email"
        required
        value={to}
        onChange={setTyped}
        error={isChecked && !isRight ? translate('templateEditor.test.notAnAddress') : error?.fields['to']}
      />
    </Modal>
  );
}
