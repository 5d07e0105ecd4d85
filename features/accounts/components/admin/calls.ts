import { type ApiClient, answer } from '#core/api-client.ts';
import { reading } from '#ui/reading.ts';
import { accounts } from '../../queries/user.ts';

/** What is read of the team: read again after a change. */
export const TEAM = '/api/admin/team';

/** The administrators. */
export const teamQuery = (api?: ApiClient) => ({
  ...reading(accounts(api).admin.team, {}),
  staleTime: 10_000,
});

const team = () => accounts().admin.team;

export const addColleague = (json: { readonly username: string; readonly isClient: boolean }) =>
  answer(team().$post({ json }));

/** Asks for a one-time password for a colleague who is locked out. */
export const askForPassword = (colleagueId: string, withoutSecondFactor: boolean) =>
  answer(
    team()[':colleagueId']['password-requests'].$post({
      param: { colleagueId },
      json: { withoutSecondFactor },
    }),
  );

/** Refuses one that was asked for. */
export const refusePassword = (colleagueId: string) =>
  answer(team()[':colleagueId']['password-requests'].$delete({ param: { colleagueId } }));

/** Agrees to one that was asked for, and has it made. */
export const letColleagueIn = (colleagueId: string) =>
  answer(team()[':colleagueId'].password.$post({ param: { colleagueId } }));

export const signColleagueOut = (colleagueId: string) =>
  answer(team()[':colleagueId'].sessions.$delete({ param: { colleagueId } }));

export const demoteColleague = (colleagueId: string) =>
  answer(team()[':colleagueId'].$delete({ param: { colleagueId } }));
