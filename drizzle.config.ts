import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./features/*/tables.ts', './server/db/tables.ts'],
  out: './database/migrations',
});
