import { type SiteProfile, sites } from './fixtures/sites';
import { type InvitationStatus, invitations, type User, users } from './fixtures/users';
import { HttpError } from './httpError';

/** Invitation that can still be answered. */
interface OpenInvitation {
  user: User;
  site: SiteProfile;
}

/** Users with what accepted invitations changed, and the invitations. Kept in memory until a restart. */
export interface Accounts {
  /** Returns the user with these credentials, or null. */
  findUser(email: string, password: string): User | null;
  /** The user as they are now. */
  getUser(id: string): User | null;
  /** @throws HttpError 404 if the token is unknown, 410 if the invitation has ended */
  openInvitation(emailToken: string): OpenInvitation;
  /** Gives the user access to the site, and a name and password if they have none. @returns the changed user */
  accept(emailToken: string, profile: { name: string; password: string }): User;
  decline(emailToken: string): void;
  /** Restores the initial users and invitations. */
  restart(): void;
}

const endedTexts: Readonly<Record<Exclude<InvitationStatus, 'open'>, string>> = {
  expired: 'This invitation has expired.',
  accepted: 'This invitation was already accepted.',
  declined: 'This invitation was declined.',
};

export function createAccounts(): Accounts {
  let usersById = new Map<string, User>();
  let statuses = new Map<string, InvitationStatus>();

  const restart = () => {
    usersById = new Map(users.map((user) => [user._id, user]));
    statuses = new Map(Object.entries(invitations).map(([emailToken, { status }]) => [emailToken, status]));
  };
  restart();

  const openInvitation = (emailToken: string): OpenInvitation => {
    const status = statuses.get(emailToken);
    const invitation = status && invitations[emailToken];
    const user = usersById.get(invitation?.user ?? '');
    const site = sites.find(({ _id }) => _id === invitation?.site);
    if (!status || !user || !site) throw new HttpError(404, 'This invitation isn’t valid or has expired.');
    if (status !== 'open') throw new HttpError(410, endedTexts[status]);
    return { user, site };
  };

  return {
    findUser(email, password) {
      const user = [...usersById.values()].find((item) => item.email === email.trim().toLowerCase());
      return user?.password === password ? user : null;
    },
    getUser: (id) => usersById.get(id) ?? null,
    openInvitation,
    accept(emailToken, profile) {
      const { user, site } = openInvitation(emailToken);
      const joined: User = {
        ...user,
        ...(user.password === null && profile),
        sites: [...new Set([...user.sites, site._id])],
      };
      usersById.set(user._id, joined);
      statuses.set(emailToken, 'accepted');
      return joined;
    },
    decline(emailToken) {
      openInvitation(emailToken);
      statuses.set(emailToken, 'declined');
    },
    restart,
  };
}
