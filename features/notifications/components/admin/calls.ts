import { answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { NotificationsApi } from '../../api.ts';

/** Sends the failed mails about a case again. */
export const sendMailsAgain = (about: string) =>
  answer(
    browserApi()<NotificationsApi>().api.admin['failed-mails'][':about']['send-again'].$post({
      param: { about },
    }),
  );
