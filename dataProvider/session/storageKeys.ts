/** The session, shared by all tabs. A separate module, because the boot script bundles everything that it imports. */
export const SESSION_STORAGE_KEY = 'console.session';
/** Prefix of the tab's items that a sign-out keeps, see `src/lib/storage/visitStorage.ts`. */
export const VISIT_STORAGE_PREFIX = 'consoleVisit.';
/** The invitation token of the URL, after {@link VISIT_STORAGE_PREFIX}. */
export const INVITATION_STORAGE_KEY = 'invitation';
/** What a sign-in by a link still has to show and ask, see {@link LinkCheck}; shared by all tabs. */
export const LINK_CHECKS_STORAGE_KEY = 'console.linkChecks';
/** Accounts whose {@link LinkCheck}s this browser has passed, as hashes; kept at a sign-out. */
export const LINK_ACCOUNTS_STORAGE_KEY = 'console.linkAccounts';
/** Prefix of the tab's drafts and recent items, see `src/lib/storage/tabStorage.ts`. */
export const TAB_STORAGE_PREFIX = 'console.tab.';
/** The site of this tab. */
export const TAB_SITE_STORAGE_KEY = 'console.site';
