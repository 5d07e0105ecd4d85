export { Payments as default } from '#features/reporting/components/admin/payments.tsx';
