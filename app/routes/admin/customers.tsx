export { Customers as default } from '#features/customers/components/admin/customers.tsx';
