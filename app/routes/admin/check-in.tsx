import { useParams } from 'react-router';
import { CheckIn } from '#features/departures/components/admin/check-in.tsx';

/** What a guest's code leads a colleague to. */
export default function Page() {
  const { code = '' } = useParams();
  return <CheckIn code={code} />;
}
