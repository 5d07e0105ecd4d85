import { answer } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import type { NotificationsApi } from '../../api.ts';

/** Sends a failed mail again. */
export const sendMailAgain = (mailId: string) =>
  answer(
    browserApi()<NotificationsApi>().api.admin['failed-mails'][':mailId']['send-again'].$post({
      param: { mailId },
    }),
  );
