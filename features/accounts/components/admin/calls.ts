import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, answerOf } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { ColleagueAnswer, MessageAnswer, NewColleagueAnswer } from '../../schema.ts';

export const TEAM_KEY = ['/api/admin/team'] as const;

type Team = { readonly isSecondFactorRequired: boolean; readonly colleagues: ColleagueAnswer[] };

/** The administrators. */
export function teamQuery(api: ApiClient = browserApi()) {
  return queryOptions({
    queryKey: TEAM_KEY,
    queryFn: async () => answerOf<Team>(await api.api.admin.team.$get()),
    staleTime: 10_000,
  });
}

const team = () => browserApi().api.admin.team;

export async function addColleague(json: {
  readonly username: string;
  readonly isClient: boolean;
}): Promise<NewColleagueAnswer> {
  return answerOf(await team().$post({ json }));
}

/** Asks for a one-time password for a colleague who is locked out. */
export async function askForPassword(
  colleagueId: string,
  withoutSecondFactor: boolean,
): Promise<{ dueAt: string; message: string }> {
  return answerOf(
    await team()[':colleagueId']['password-requests'].$post({
      param: { colleagueId },
      json: { withoutSecondFactor },
    }),
  );
}

/** Refuses one that was asked for. */
export async function refusePassword(colleagueId: string): Promise<MessageAnswer> {
  return answerOf(await team()[':colleagueId']['password-requests'].$delete({ param: { colleagueId } }));
}

/** Agrees to one that was asked for, and has it made. */
export async function letColleagueIn(colleagueId: string): Promise<NewColleagueAnswer> {
  return answerOf(await team()[':colleagueId'].password.$post({ param: { colleagueId } }));
}

export async function signColleagueOut(colleagueId: string): Promise<MessageAnswer> {
  return answerOf(await team()[':colleagueId'].sessions.$delete({ param: { colleagueId } }));
}

export async function demoteColleague(colleagueId: string): Promise<MessageAnswer> {
  return answerOf(await team()[':colleagueId'].$delete({ param: { colleagueId } }));
}
