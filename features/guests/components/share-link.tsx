import { useState } from 'react';
import { renderSVG } from 'uqr';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { takeFocus } from '#ui/focus.ts';
import { LinkToCopy } from '#ui/made-link.tsx';
import { useSending } from '#ui/sending.ts';
import { LINKED_GUESTS, makeGuestLink } from '../queries.ts';
import { words } from '../words/index.ts';

/** The link by which all guests of a charter sign, as text and as a QR code to show; and a button that replaces the link. */
export function ShareLink({ token, url }: { token: string; url: string | null }) {
  /** Whether a link existed from the start. If not, the client has just made it, and the focus goes on to the new link. */
  const [wasThere] = useState(url !== null);
  return (
    <div className="screen-only mt-8 grid gap-4 rounded-md border border-line p-5 scripts-off:hidden">
      <h3 className="text-lg">{words.shareTitle}</h3>
      <p className="text-muted">{words.shareText}</p>
      {url === null ? <MakeLink token={token} /> : <TheLink token={token} url={url} isMade={!wasThere} />}
    </div>
  );
}

function MakeLink({ token }: { token: string }) {
  const { press, isPending, trouble } = useSending(() => makeGuestLink(token, false), {
    readAgain: [LINKED_GUESTS],
    says: ({ message }) => ({ title: message }),
  });
  return (
    <>
      {trouble && <ErrorSummary title={trouble.sentence} />}
      <Button busy={isPending} className="justify-self-start" onClick={() => press()}>
        {words.makeLink}
      </Button>
    </>
  );
}

function TheLink({ token, url, isMade }: { token: string; url: string; isMade: boolean }) {
  const [isAsking, setAsking] = useState<boolean>();
  const { press, isPending, trouble } = useSending(() => makeGuestLink(token, true), {
    readAgain: [LINKED_GUESTS],
    says: ({ message }) => ({ title: message }),
    onDone: () => setAsking(false),
  });
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
  return (
    <>
      <img src={code} alt={words.qrCode} width={220} height={220} className="max-w-full border border-line" />
      <LinkToCopy
        id="guests-link"
        url={url}
        texts={{ link: words.theLink, copy: words.copyLink }}
        isMade={isMade}
      >
        {!isAsking && (
          <Button
            ref={isAsking === false ? takeFocus : null}
            variant="quiet"
            size="small"
            onClick={() => setAsking(true)}
          >
            {words.renewLink}
          </Button>
        )}
      </LinkToCopy>
      {isAsking && (
        <div className="grid gap-3">
          <p ref={takeFocus} tabIndex={-1}>
            {words.renewQuestion}
          </p>
          {trouble && <ErrorSummary title={trouble.sentence} />}
          <p className="flex flex-wrap gap-3">
            <Button variant="danger" size="small" busy={isPending} onClick={() => press()}>
              {words.renewConfirm}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </p>
        </div>
      )}
    </>
  );
}
