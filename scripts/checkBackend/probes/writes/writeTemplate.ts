import { isObject } from '../../../../dataProvider/parse/isObject.ts';
import { expectEqual } from '../../finding.ts';
import type { ProbeContext } from '../probe.ts';
import type { Recorder } from './createRecorder.ts';
import { getItems } from './responseFields.ts';

const PATH = '/admin/sites/email/templates';

/** Stores an email with its default texts, and restores the default. */
export async function writeTemplate({ send }: ProbeContext, recorder: Recorder): Promise<void> {
  const { write, track } = recorder;
  const settings = (await send({ method: 'GET', path: '/admin/settings' })).body;
  const locale = isObject(settings) && isObject(settings['settings']) ? settings['settings']['defaultLocale'] : null;
  if (typeof locale !== 'string') return;
  const { body } = await send({ method: 'GET', path: `${PATH}/${encodeURIComponent(locale)}` });
  const isDefault = ({ isCustom, subject, html }: Record<string, unknown>) => isCustom !== true && subject && html;
  const template = getItems(body, 'templates').find(isDefault);
  if (!template) return;
  const { _id, key, subject, html } = template;
  const find = (response: unknown) => getItems(response, 'templates').find((item) => item['key'] === key);
  const stored = await write(`PUT ${PATH}`, {
    body: { ...(typeof _id === 'string' && _id !== '' && { _id }), locale, key, subject, html },
    rule: 'allTemplates',
    expect: (response) => expectEqual('templates.*.subject', subject, find(response)?.['subject']),
  });
  const templateId = find(stored)?.['_id'] ?? _id;
  if (typeof templateId !== 'string') return;
  const ids = { locale, templateId };
  track(`DELETE ${PATH}/{locale}/{templateId}`, ids);
  await recorder.remove(`DELETE ${PATH}/{locale}/{templateId}`, ids);
}
