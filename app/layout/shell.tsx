import { Outlet } from 'react-router';
import { DEFAULT_CONTACT } from '#core/brand.ts';
import { SiteFrame } from './site-frame.tsx';

/** What stands around every page of the site. */
export default function Shell() {
  return (
    <SiteFrame contact={DEFAULT_CONTACT}>
      <Outlet />
    </SiteFrame>
  );
}
