export { SecurityScreen as default } from '#features/security/components/admin/security-screen.tsx';
