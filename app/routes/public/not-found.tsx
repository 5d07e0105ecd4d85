import { data } from 'react-router';
import { NotFound } from '../../layout/not-found.tsx';
import { inEveryLanguage, personalPage } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { words } from '../../words/index.ts';
import type { Route } from './+types/not-found.ts';

export const handle = inEveryLanguage(personalPage);

export function loader() {
  return data(null, 404);
}

/** A visitor who follows a link inside the site needs nothing from the server here. */
export function clientLoader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: words.notFoundHead, description: words.notFoundDescription });
}

export default function UnknownPage() {
  return <NotFound />;
}
