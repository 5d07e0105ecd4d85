import type { ApiDescription, Described, JsonSchema } from './api-description.ts';
import { resolved } from './api-description.ts';

/**
 * Values that a schema alone cannot give, by the name of the field or parameter: they must exist in the database, or
 * lie in the future. Tests that call every route put these rows into their database.
 */
export type KnownValues = Readonly<Record<string, unknown>>;

/** The least value that a schema accepts: required fields only, the first of each choice, the shortest of each text. */
export function leastOf(
  schema: JsonSchema,
  description: ApiDescription,
  known: KnownValues,
  name = '',
): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  const shape = resolved(schema, description);
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const choice = shape.anyOf?.[0] ?? shape.oneOf?.[0] ?? shape.allOf?.[0];
  if (choice) return leastOf(choice, description, known, name);
  const type = typeof shape.type === 'string' ? shape.type : shape.type?.[0];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        (shape.required ?? []).map((field) => [
          field,
          leastOf(shape.properties?.[field] ?? {}, description, known, field),
        ]),
      );
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, 1);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return leastText(shape);
  }
}

function leastText({ format, minLength = 0 }: JsonSchema): string {
  if (format === 'email') return 'guest@visitors.example';
  if (format === 'uuid') return '01890a5d-ac96-774b-bcce-b302099a8057';
  if (format === 'uri') return 'https://visitors.example/';
  return 'x'.repeat(Math.max(1, minLength));
}

/** A call as it is made: its address and its `fetch` options. */
export type Call = { readonly address: string; readonly init: RequestInit };

/** The least call of a route that is valid by the API's own description. */
export function leastCall(
  { method, path, operation }: Described,
  description: ApiDescription,
  known: KnownValues,
): Call {
  let address = path;
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in !== 'path') continue;
    const value = String(leastOf(parameter.schema, description, known, parameter.name));
    address = address.replace(`{${parameter.name}}`, encodeURIComponent(value));
  }
  const query = new URLSearchParams();
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in !== 'query' || !parameter.required) continue;
    query.set(parameter.name, String(leastOf(parameter.schema, description, known, parameter.name)));
  }
  if (query.size > 0) address += `?${query}`;
  const schema = operation.requestBody?.content['application/json']?.schema;
  return {
    address,
    init: {
      method: method.toUpperCase(),
      ...(schema
        ? {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(leastOf(schema, description, known)),
          }
        : {}),
    },
  };
}
