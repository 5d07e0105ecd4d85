import { Fleet, readFleet } from '../fleet.jsx';

export const dynamic = 'force-static';

export default async function StaticFleet() {
  return <Fleet {...(await readFleet())} />;
}
