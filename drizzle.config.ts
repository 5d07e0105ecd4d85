import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./features/*/tables.ts', './server/db/tables.ts', './server/auth/tables.ts'],
  out: './database/migrations',
});
