import type { StaffRole } from '#core/rights.ts';
import type { TestApp } from './test-app.ts';

/** The part of JSON Schema that the API's schemas use. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
};

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: JsonSchema;
};

export type Audience = 'everyone' | 'applicant' | 'signed-in' | 'administrator';

export type ApiOperation = {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-audience'?: Audience;
  readonly 'x-roles'?: readonly StaffRole[];
  readonly 'x-told-once'?: boolean;
  readonly 'x-confirmed'?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
};

/** The API's description of itself, as `/api/openapi.json` answers it. */
export type ApiDescription = {
  readonly openapi: string;
  readonly info: { readonly title: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, { type: string; in: string; name: string }>>;
  };
};

export async function readDescription(app: TestApp): Promise<ApiDescription> {
  const response = await app.request('/api/openapi.json');
  if (response.status !== 200) throw new Error(`/api/openapi.json answered ${response.status}`);
  return (await response.json()) as ApiDescription;
}

/** One route of the API, with a name such as "post /api/contact". */
export type Described = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export function operationsOf(description: ApiDescription): Described[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ name: `${method} ${path}`, method, path, operation }] : [];
    }),
  );
}

/** The schema itself, or the schema that its reference points to. */
export function resolved(schema: JsonSchema, description: ApiDescription): JsonSchema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  const found = description.components.schemas[name];
  if (!found) throw new Error(`There is no schema ${name}`);
  return resolved(found, description);
}
