import { isObject } from '../../../../dataProvider/parse/isObject.ts';
import { expectEqual } from '../../finding.ts';
import type { ProbeContext } from '../probe.ts';
import type { Recorder } from './createRecorder.ts';

/** Stores settings and texts as they are. */
export async function writeUnchanged({ send }: ProbeContext, { write }: Recorder): Promise<void> {
  const { body } = await send({ method: 'GET', path: '/admin/settings' });
  const settings = isObject(body) && isObject(body['settings']) ? body['settings'] : {};
  const { customCss = null, defaultLocale, widgetTheme } = settings;
  const isKept = (response: unknown) => {
    const stored = isObject(response) && isObject(response['settings']) ? response['settings'] : { customCss };
    return expectEqual('settings.customCss', customCss, stored['customCss'] ?? null);
  };
  await write('PATCH /admin/settings', {
    body: { change: { customCss } },
    about: 'unchanged',
    rule: 'settingsKept',
    expect: isKept,
  });
  if (isObject(widgetTheme)) {
    await write('PATCH /admin/settings/widgetTheme', { body: { change: widgetTheme }, about: 'unchanged' });
  }
  if (typeof defaultLocale !== 'string') return;
  const path = `/admin/sites/locale_dictionary/${encodeURIComponent(defaultLocale)}`;
  const texts = (await send({ method: 'GET', path })).body;
  const dictionary = isObject(texts) && isObject(texts['locale']) ? texts['locale']['dictionary'] : null;
  if (!isObject(dictionary)) return;
  await write('POST /admin/sites/locale_dictionary/{locale}', {
    ids: { locale: defaultLocale },
    body: { dictionary },
    about: 'unchanged',
  });
}
