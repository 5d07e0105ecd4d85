import { AdminWelcome } from '#features/accounts/components/admin-welcome.tsx';

export default function Page() {
  return (
    <main className="staff-page">
      <AdminWelcome />
    </main>
  );
}
