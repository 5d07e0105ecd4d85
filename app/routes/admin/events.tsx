export { EventsTab as default } from '#features/events/components/admin/events-tab.tsx';
