import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/admin/confirm-dialog.tsx';
import { Drawer } from '#ui/admin/drawer.tsx';
import { Read } from '#ui/admin/read.tsx';
import { saveFile } from '#ui/admin/save-file.ts';
import { EmptyState } from '#ui/admin/states.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { isBelow } from '#ui/reading.ts';
import { useSending } from '#ui/sending.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { sentenceOf } from '#ui/trouble.ts';
import { instantText } from '#words/instants.ts';
import type { PrivacyRequestAnswer } from '../../schema.ts';
import { AskPrivacy } from './ask-privacy.tsx';
import { agreeToPrivacy, dropPrivacy, fetchPersonalData, PRIVACY, privacyQuery } from './calls.ts';
import { words } from './words/index.ts';

type Asked = { readonly what: 'agree' | 'drop'; readonly request: PrivacyRequestAnswer };

/** The drawer of privacy requests: those that wait for a second colleague, and exports to download. */
export function PrivacyDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const found = useQuery({ ...privacyQuery(), enabled: open });
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const fetching = useSending((id: string) => fetchPersonalData(id), {
    onDone: (data) =>
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'personal-data.json'),
    saysRefused: (error) => ({
      title: words.notDownloaded,
      description: sentenceOf(error),
      variant: 'destructive',
    }),
  });
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={words.privacyRequests}
      description={words.privacyNote}
    >
      <div className="grid gap-6">
        <p>
          <Button size="small" onClick={() => setAsking(true)}>
            {words.newRequest}
          </Button>
        </p>
        <Read found={found} failure={words.requestsFailed} waiting={<Skeleton className="h-32" />}>
          {(requests) =>
            requests.length === 0 ? (
              <EmptyState title={words.noOpenRequests}>{words.writeItDown}</EmptyState>
            ) : (
              <ul className="overview-list">
                {requests.map((request) => (
                  <li key={request.id} className="grid gap-2 py-3">
                    <span className="flex flex-wrap items-center gap-2">
                      <span className="font-semibold wrap-anywhere">{request.who}</span>
                      <Badge colour={request.kind === 'erase' ? 'red' : 'blue'}>
                        {request.kind === 'erase' ? words.erase : words.exportOne}
                      </Badge>
                      {request.isAgreed && <Badge colour="green">{words.agreed}</Badge>}
                    </span>
                    {request.note && <span className="wrap-anywhere">{request.note}</span>}
                    <span className="text-sm text-muted">
                      {words.askedFor(
                        request.askedBy,
                        instantText(request.askedAt, 'short'),
                        instantText(request.endsAt, 'day'),
                      )}
                      {!request.isAgreed && !request.mayAgree && words.needsAnother}
                    </span>
                    <span className="flex flex-wrap gap-2">
                      {request.mayAgree && (
                        <Button
                          size="small"
                          aria-label={words.agreeOf(request.who)}
                          onClick={() => setAsked({ what: 'agree', request })}
                        >
                          {words.agree}
                        </Button>
                      )}
                      {request.mayFetch && (
                        <Button
                          size="small"
                          busy={fetching.isPending}
                          aria-label={words.downloadOf(request.who)}
                          onClick={() => fetching.press(request.id)}
                        >
                          {words.download}
                        </Button>
                      )}
                      <Button
                        size="small"
                        variant="secondary"
                        aria-label={words.dropOf(request.who)}
                        onClick={() => setAsked({ what: 'drop', request })}
                      >
                        {words.drop}
                      </Button>
                    </span>
                  </li>
                ))}
              </ul>
            )
          }
        </Read>
      </div>
      {isAsking && <AskPrivacy who="" onClose={() => setAsking(false)} />}
      {asked && <Question asked={asked} onClose={() => setAsked(undefined)} />}
    </Drawer>
  );
}

function Question({ asked: { what, request }, onClose }: { asked: Asked; onClose: () => void }) {
  const queries = useQueryClient();
  const { id, who, kind, typedBy } = request;
  const say = async (title: string, { message }: { message: string }) => {
    // Read three places again: an erasure removes the customer from the list, and the request no longer waits on Overview.
    const old = [PRIVACY, '/api/admin/customers', '/api/admin/overview'];
    await queries.invalidateQueries({ predicate: isBelow(...old) });
    toast({ title, description: message });
  };
  const question =
    what === 'drop'
      ? {
          title: words.dropThis,
          question: words.dropQuestion(who),
          confirm: words.dropRequest,
          isDangerous: false,
          onConfirm: async () => say(words.dropped, await dropPrivacy(id)),
        }
      : kind === 'erase'
        ? {
            title: words.eraseThis,
            question: `${words.eraseQuestion(who)}${words.notPart(typedBy)}`,
            confirm: words.eraseForGood,
            onConfirm: async () => say(words.erased, await agreeToPrivacy(id)),
          }
        : {
            title: words.agreeToExport,
            question: `${words.exportQuestion(who)}${words.notPart(typedBy)}`,
            confirm: words.agree,
            isDangerous: false,
            onConfirm: async () => say(words.agreed, await agreeToPrivacy(id)),
          };
  return <ConfirmDialog open onOpenChange={(next) => next || onClose()} {...question} />;
}
