export { FinancingPipeline as default } from '#features/financing/components/admin/pipeline.tsx';
