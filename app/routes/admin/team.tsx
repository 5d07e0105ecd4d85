export { TeamScreen as default } from '#features/accounts/components/admin/team-screen.tsx';
