import type { ReactNode } from 'react';
import { ApiError, routeAt } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { ButtonAnchor } from '../button.tsx';
import { useSending } from '../sending.ts';
import { sentenceOf } from '../trouble.ts';
import { notDone } from './said.ts';
import { saveFile } from './save-file.ts';
import { words } from './words/index.ts';

type Reporting = { $get: (asked: { query: Record<string, string> }) => Promise<Response> };

/** Fetches a report and hands it to the browser as a download; throws the server's refusal. */
async function takeAlong(href: string): Promise<void> {
  const { pathname, searchParams } = new URL(href, window.location.href);
  const response = await routeAt<Reporting>(browserApi(), pathname).$get({
    query: Object.fromEntries(searchParams),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(await response.blob(), name);
}

interface ReportLinkProps {
  href: string;
  /** The label, where the report is not just what the list shows. */
  children?: ReactNode;
}

/**
 * Downloads a list as a file. It is a call and not a plain download link, so that a refusal appears as words and leaves the
 * page as it is, and so that the page can first ask the staff member to prove their identity if the server demands it.
 */
export function ReportLink({ href, children = words.exportReport }: ReportLinkProps) {
  const { press, isPending } = useSending(takeAlong, {
    saysRefused: (error) => notDone(sentenceOf(error)),
  });
  return (
    <ButtonAnchor
      variant="secondary"
      size="small"
      href={href}
      download
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void press(href);
      }}
    >
      {children}
    </ButtonAnchor>
  );
}
