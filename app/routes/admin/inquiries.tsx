export { InquiriesScreen as default } from '#features/inquiries/components/admin/inquiries-screen.tsx';
