import { Outlet } from 'react-router';

/** What stands around every page of the site. */
export default function Shell() {
  return <Outlet />;
}
