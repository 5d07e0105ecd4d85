export { SettingsScreen as default } from '#features/content/components/admin/settings-screen.tsx';
