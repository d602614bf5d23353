import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { isObject } from '../../../dataProvider/parse/isObject';
import { formatFileSize } from '../../lib/format/file';
import { getStoredItem, getStoredKeys } from '../../lib/storage/browserStorage';
import { getTabItem, getTabKeys } from '../../lib/storage/tabStorage';
import { useConfig, useSession, useSessionState } from '../../session/SessionContext';
import { currentColorScheme } from '../../theme/currentColorScheme';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/layout/Card';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Modal } from '../../ui/overlays/Modal';
import { useAdminTarget } from '../adminTarget';
import styles from '../SystemAdmin.module.css';

/** Session, configuration, build and storage of this browser. No token is ever shown. */
export default function SessionPage() {
  const translate = useTranslate();
  const [isLeaving, setLeaving] = useState(false);
  const { signOut } = useSession();
  return (
    <div className={styles.content}>
      <PageHeader
        title={translate('systemAdmin.tabs.session')}
        actions={
          <Button kind="danger" onClick={() => setLeaving(true)}>
            {translate('systemAdmin.signOut.action')}
          </Button>
        }
      />
      <SessionFacts />
      <ConfigFacts />
      <BrowserFacts />
      {isLeaving && (
        <Modal
          danger
          title={translate('systemAdmin.signOut.title')}
          submitLabel={translate('systemAdmin.signOut.action')}
          onCancel={() => setLeaving(false)}
          onSubmit={() => signOut(true)}
        >
          <p>{translate('systemAdmin.signOut.text')}</p>
        </Modal>
      )}
    </div>
  );
}

function SessionFacts() {
  const translate = useTranslate();
  const locale = useLocale();
  const state = useSessionState();
  const { stored } = useSession();
  const { token, siteId } = useAdminTarget();
  const current = token();
  const times = readTokenTimes(current ?? '');
  const formatTime = (time: number | null) =>
    time === null ? translate('systemAdmin.fact.notStated') : new Date(time).toLocaleString(locale);
  const session = stored.read();
  const site = state.kind === 'ready' ? state.open.site.name : null;
  return (
    <Card title={translate('systemAdmin.fact.session')}>
      <Facts>
        <Fact name="state">{translate(`systemAdmin.state.${state.kind}`)}</Fact>
        <Fact name="user">{session?.userId}</Fact>
        <Fact name="store">{[site, siteId].filter(Boolean).join(' · ')}</Fact>
        <Fact name="stores">{Object.keys(session?.tokens ?? {}).length}</Fact>
        <Fact name="token">
          {translate(current === null ? 'systemAdmin.fact.tokenAbsent' : 'systemAdmin.fact.tokenPresent')}
        </Fact>
        <Fact name="issued">{formatTime(times.issuedAt)}</Fact>
        <Fact name="expires">{formatTime(times.expiresAt)}</Fact>
      </Facts>
    </Card>
  );
}

function ConfigFacts() {
  const translate = useTranslate();
  const config = useConfig();
  return (
    <Card title={translate('systemAdmin.fact.config')}>
      <dl className={styles.facts}>
        {flattenConfig(config).map(([key, value]) => (
          <FactRow key={key} name={<code dir="ltr">{key}</code>}>
            <code dir="ltr">{value}</code>
          </FactRow>
        ))}
      </dl>
    </Card>
  );
}

function BrowserFacts() {
  const translate = useTranslate();
  const locale = useLocale();
  const { stored } = useSession();
  const formatUse = ({ keys, bytes }: StorageUse) =>
    translate('systemAdmin.fact.use', { smart_count: keys, size: formatFileSize(bytes, locale) });
  const answer = (isTrue: boolean) => translate(isTrue ? 'systemAdmin.fact.yes' : 'systemAdmin.fact.no');
  return (
    <Card title={translate('systemAdmin.fact.browser')}>
      <Facts>
        <Fact name="build">{findBuildName() ?? translate('systemAdmin.fact.development')}</Fact>
        <Fact name="language">{locale}</Fact>
        <Fact name="scheme">{translate(`systemAdmin.fact.${currentColorScheme()}`)}</Fact>
        <Fact name="online">{answer(navigator.onLine)}</Fact>
        <Fact name="persistent">{answer(stored.isPersistent)}</Fact>
        <Fact name="local">{formatUse(measureStorage(getStoredKeys('console.'), getStoredItem))}</Fact>
        <Fact name="tab">{formatUse(measureStorage(getTabKeys(), getTabItem))}</Fact>
      </Facts>
    </Card>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <FactRow name={translate(`systemAdmin.fact.${name}`)}>
      <bdi>{children === '' || children === null || children === undefined ? '–' : children}</bdi>
    </FactRow>
  );
}

function FactRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Every key of the configuration with its value as JSON; keys of nested values are joined by dots. It holds no secrets. */
function flattenConfig(value: unknown, path = ''): readonly (readonly [key: string, value: string])[] {
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value) ?? '']];
  return Object.entries(value).flatMap(([key, inner]) => flattenConfig(inner, path === '' ? key : `${path}.${key}`));
}

/** Storage that the console uses in this browser. */
interface StorageUse {
  keys: number;
  /** Two bytes per character, as browsers count. */
  bytes: number;
}

/** Counts entries and their size. */
function measureStorage(keys: readonly string[], getItem: (key: string) => string | null): StorageUse {
  const characters = keys.reduce((sum, key) => sum + key.length + (getItem(key)?.length ?? 0), 0);
  return { keys: keys.length, bytes: characters * 2 };
}

/** File name of the running build, whose hash changes with its code; null on the development server. */
function findBuildName(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]');
  return script?.src.split('/').at(-1) ?? null;
}

/** Times that a token states about itself, in milliseconds since 1970; null if it states none. */
interface TokenTimes {
  issuedAt: number | null;
  expiresAt: number | null;
}

/** Reads the times of a JSON Web Token. Other tokens have none. */
function readTokenTimes(token: string): TokenTimes {
  const claims = parseClaims(token.split('.')[1] ?? '');
  const toTime = (seconds: unknown) => (typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : null);
  return { issuedAt: toTime(claims['iat']), expiresAt: toTime(claims['exp']) };
}

function parseClaims(part: string): Record<string, unknown> {
  try {
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    return isObject(claims) ? claims : {};
  } catch {
    return {};
  }
}
