import type { StaffRole } from '#core/rights.ts';
import { words } from './words/index.ts';

/** The names of roles, separated by commas. */
export const rolesText = (roles: readonly StaffRole[]): string =>
  roles.map((role) => words.roleNames[role]).join(', ');
