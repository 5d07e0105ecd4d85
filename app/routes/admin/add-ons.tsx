export { AddOnsTab as default } from '#features/extras/components/admin/add-ons-tab.tsx';
