import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './features/*/tables.ts',
    './features/*/tables/*.ts',
    './platform/db/tables.ts',
    './platform/auth/tables.ts',
  ],
  out: './database/migrations',
});
