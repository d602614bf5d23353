import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { chooseFontSet, provideFonts } from '../../scripts/run/fonts';
import { launchChromium } from '../../scripts/run/launchChromium';
import { getRow, waitForRows } from './lists/support/lists';
import { expect, test } from './support/test';

/** A name of each script, and the families of the usual fonts that draw it. */
const names = {
  arabic: { name: 'ليلى', families: ['Noto Sans Arabic'] },
  chinese: { name: '李秀英们', families: ['BIZ UDPGothic', 'ZCOOL XiaoWei'] },
  emoji: { name: '🎁👩‍👧🇩🇪', families: ['Noto Emoji'] },
  hebrew: { name: 'נועה', families: ['Noto Sans Hebrew'] },
  korean: { name: '김서연', families: ['Gowun Dodum'] },
};

/** Families that draw the text of an element. A box for a missing character counts as one of the first family. */
async function findFamilies(element: Locator): Promise<string[]> {
  const session = await element.page().context().newCDPSession(element.page());
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await element.evaluate((node) => node.setAttribute('data-measured', ''));
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-measured]' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await element.evaluate((node) => node.removeAttribute('data-measured'));
  return fonts.map(({ familyName }) => familyName).sort();
}

if (process.platform === 'linux' && chooseFontSet() === 'usual') {
  test('[DEV-07] names in Arabic, Chinese, Hebrew and Korean, and of emoji, are drawn with fonts that have the characters', async ({
    page,
    mock,
    signIn,
  }) => {
    const counts = {
      totalPoints: 0,
      totalVouchers: 0,
      totalReviews: 0,
      totalFaq: 0,
      totalOrders: 0,
      totalReferrals: 0,
    };
    const base = { ...counts, acceptsMarketing: false, createdAt: '2026-01-02T10:00:00.000Z' };
    const rows = Object.entries(names).map(([_id, { name }]) => ({ ...base, _id, name }));
    await mock.putRows({ entity: 'customers', rows, alone: true });
    await signIn(page, '/customers?page=0&limit=10');
    await waitForRows(page);
    for (const [id, { name, families }] of Object.entries(names)) {
      const label = getRow(page, id).locator('[data-opens]').getByText(name, { exact: true });
      expect(await findFamilies(label), name).toEqual(families);
    }
  });

  test('[DEV-07] the browsers of the layout tests use a narrow and a wide font', async () => {
    for (const fonts of ['narrow', 'wide'] as const) await (await launchChromium({ fonts })).close();
  });

  test('[DEV-07] a browser that uses other fonts is refused in one sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'console-fonts-'));
    const file = join(folder, 'fonts.conf');
    const fonts = join(import.meta.dirname, '../../node_modules/dejavu-fonts-ttf/ttf');
    const configuration = `<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`;
    writeFileSync(file, configuration);
    const launching = launchChromium({ environment: { ...provideFonts('usual'), FONTCONFIG_FILE: file } });
    await expect(launching).rejects.toThrow(
      /doesn't use the fonts of the packages: “Hamburg” is drawn with .+ instead/,
    );
    rmSync(folder, { recursive: true });
  });
}
