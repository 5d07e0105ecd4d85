import type { ComponentProps } from 'react';
import { routeAt } from '#core/api-client.ts';
import { browserApi } from '#core/browser-api.ts';
import { ButtonAnchor } from '../button.tsx';
import { toast } from '../toast.tsx';
import { sentenceOf } from '../trouble.ts';
import { words } from './words/index.ts';

type Asking = { $get: () => Promise<Response> };

/**
 * Takes a list along as a file. Whoever may has to have proved lately who they are; a download has no way to ask, so it is asked
 * for before.
 */
export function ReportLink({ href, children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  return (
    <ButtonAnchor
      variant="secondary"
      size="small"
      href={href}
      download
      onClick={async (event) => {
        if (!href || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        try {
          const { ok } = await routeAt<Asking>(browserApi(), '/api/auth/confirmations').$get();
          if (ok) window.location.assign(href);
        } catch (error) {
          toast({ title: words.error, description: sentenceOf(error), variant: 'destructive' });
        }
      }}
    >
      {children}
    </ButtonAnchor>
  );
}
