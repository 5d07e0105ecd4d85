export { Departures as default } from '#features/departures/components/admin/departures.tsx';
