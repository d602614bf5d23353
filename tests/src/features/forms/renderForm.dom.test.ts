import { describe, expect, it } from 'vitest';
import { birthdayForm } from '../../../../mock-server/fixtures/forms';
import { formFieldKinds } from '../../../../resources/forms/formFieldKinds';
import { addField, setPart } from '../../../../src/features/forms/builder/formChanges';
import { renderForm, renderThanks } from '../../../../src/features/forms/preview/FormPreview';

type Data = Parameters<typeof renderForm>[0]['data'];

function show(data: Data, codes: readonly string[] = ['en'], render = renderForm) {
  document.body.innerHTML = String(
    render({ data, codes, describe: (key, values) => [key, ...Object.values(values ?? {})].join(' ') }),
  );
  return document.body;
}

describe('the preview of a form', () => {
  it('[FRM-01] shows the fields with their texts, in the language or else in the first one', () => {
    const body = show({ ...birthdayForm }, ['de', 'en']);
    expect([...body.querySelectorAll('.label')].map((label) => label.textContent)).toEqual([
      'Vorname *',
      'E-Mail *',
      'Geburtstag *',
      'What do you like best?',
      'What may we write about?',
      'What else do you like?',
      'How do you like our store?',
    ]);
    expect(body.querySelector('h1 [data-pick="title"]')).toHaveTextContent('Komm in den Geburtstagsclub');
    expect(body.querySelectorAll('input[type=radio]')).toHaveLength(3);
    expect(body.querySelectorAll('.note')).toHaveLength(1);
    expect(body.querySelector('.button')).toHaveTextContent('Mitmachen');
  });

  it('draws every kind, and never runs markup in texts', () => {
    const kinds = Object.keys(formFieldKinds) as (keyof typeof formFieldKinds)[];
    const data = kinds.reduce<Data>((form, kind) => {
      const added = addField(form, kind, `x${kind}`);
      const labeled = setPart(added, ['texts', 'en', `x${kind}.label`], '<img src=x onerror=alert(1)>');
      return setPart(labeled, ['texts', 'en', `x${kind}.options`], '<b>A</b>');
    }, {});
    const body = show(data);
    expect(body.querySelector('img, b, script')).toBeNull();
    expect(body.querySelectorAll('[data-pick]')).toHaveLength(kinds.length - 1);
    expect(show({ fields: { a: { kind: 'slider' } } }).querySelector('.note')).toHaveTextContent('unknown');
    expect(show({}).querySelector('.note')).toHaveTextContent('empty');
  });

  it('shows what follows a submission', () => {
    expect(show({ ...birthdayForm }, ['en'], renderThanks)).toHaveTextContent('Thank you! Your gift comes');
    const redirect = { after: 'redirect', redirectUrl: 'https://shop.example/thanks', display: 'popup' };
    expect(show(redirect, ['en'], renderThanks).querySelector('.popup')).toHaveTextContent(
      'redirect https://shop.example/thanks',
    );
  });
});
