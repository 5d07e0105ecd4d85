import { type ApiClient, answer } from '#core/api-client.ts';
import type { StaffRole } from '#core/rights.ts';
import { reading } from '#ui/reading.ts';
import { accounts } from '../../queries/user.ts';

/** The address that the team is read from. Read again after a change. */
export const TEAM = '/api/admin/team';

/** The colleagues by name, to assign work to one. */
export const colleaguesQuery = () => ({
  ...reading(accounts().admin.colleagues, {}),
  staleTime: 10_000,
});

/** The whole team, as administrators see it. */
export const teamQuery = (api?: ApiClient) => ({
  ...reading(accounts(api).admin.team, {}),
  staleTime: 10_000,
});

const team = () => accounts().admin.team;

export const addColleague = (json: { username: string; roles: StaffRole[]; isClient: boolean }) =>
  answer(team().$post({ json }));

/** Replaces a colleague's roles; `version` is that of the roles that were edited. */
export const changeRoles = (colleagueId: string, json: { roles: StaffRole[]; version: string | undefined }) =>
  answer(team()[':colleagueId'].roles.$put({ param: { colleagueId }, json }));

const client = (accountId: string) => ({ param: { accountId } });
const clients = () => accounts().admin.accounts[':accountId'];

/** Signs a client out everywhere. */
export const endSessions = (accountId: string) => answer(clients().sessions.$delete(client(accountId)));

/** Locks a client's account. */
export const lock = (accountId: string, reason: string) =>
  answer(clients().lock.$put({ ...client(accountId), json: { reason } }));

export const unlock = (accountId: string) => answer(clients().lock.$delete(client(accountId)));

/** Requests a one-time password for a colleague who is locked out. */
export const askForPassword = (colleagueId: string, withoutSecondFactor: boolean) =>
  answer(
    team()[':colleagueId']['password-requests'].$post({
      param: { colleagueId },
      json: { withoutSecondFactor },
    }),
  );

/** Refuses a requested one-time password. */
export const refusePassword = (colleagueId: string) =>
  answer(team()[':colleagueId']['password-requests'].$delete({ param: { colleagueId } }));

/** Agrees to a requested one-time password and creates it. */
export const letColleagueIn = (colleagueId: string) =>
  answer(team()[':colleagueId'].password.$post({ param: { colleagueId } }));

export const signColleagueOut = (colleagueId: string) =>
  answer(team()[':colleagueId'].sessions.$delete({ param: { colleagueId } }));

export const demoteColleague = (colleagueId: string) =>
  answer(team()[':colleagueId'].$delete({ param: { colleagueId } }));
