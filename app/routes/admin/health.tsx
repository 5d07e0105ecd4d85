export { HealthScreen as default } from '#features/health/components/admin/health-screen.tsx';
