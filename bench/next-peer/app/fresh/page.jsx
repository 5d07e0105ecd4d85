import { Fleet, readFleet } from '../fleet.jsx';

export const dynamic = 'force-dynamic';

export default async function FreshFleet() {
  return <Fleet {...(await readFleet())} />;
}
