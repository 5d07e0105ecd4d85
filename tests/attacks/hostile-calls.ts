import fc from 'fast-check';
import {
  type ApiDescription,
  type Described,
  type JsonSchema,
  type Parameter,
  resolved,
} from '../support/api-description.ts';
import { type Call, type KnownValues, leastOf } from '../support/sample-input.ts';

/** Texts that have broken other sites. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\\u0000',
  '\ud800',
  'x\udfff',
  "' or 1=1 --",
  '"; drop table yachts; --',
  '\\',
  '%',
  '_%_',
  `\${7*7}{{7*7}}`,
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'a\r\nBcc: victim@elsewhere.example',
  '\u202eevitisrever',
  '\ufeff',
  '٣',
  '１２',
  '-1',
  '0',
  '00',
  '1e9',
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '9'.repeat(400),
  'x'.repeat(5_001),
  '👩‍👩‍👧‍👦'.repeat(400),
  'x'.repeat(100_000),
  '2027-02-30',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '99999-01-01',
  '+275760-09-13',
  '2027-01-01T00:00:00Z',
  'constructor',
  '__proto__',
  'toString',
];

const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
);

const deep = Array.from({ length: 500 }).reduce<unknown>((inner) => ({ inner }), 1);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1e9 }, deep),
  fc.constantFrom<unknown>(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(hostileText, { maxLength: 60 }),
);

/** Bodies that are not JSON, or JSON that JSON.stringify never writes. */
const RAW_BODIES: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"email":1e999}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"email":"a@b.example","email":"c@d.example"}',
  '\ufeff{}',
  '['.repeat(20_000),
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  'firstName=Ana&lastName=Lopez',
  '--boundary\r\nContent-Disposition: form-data; name="email"\r\n\r\nx\r\n--boundary--',
  new Uint8Array([0xff, 0xfe, 0x00, 0x7b]),
  new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
  'x'.repeat(300_000),
];

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=boundary',
  '/',
];

/** A header consists of bytes without line breaks; clients cannot send anything else. */
const headerText = fc
  .oneof(hostileText, fc.string({ unit: 'grapheme-ascii', maxLength: 250 }))
  .map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 2_000));

const headers = fc
  .record(
    {
      'idempotency-key': headerText,
      accept: headerText,
      'accept-encoding': headerText,
      'accept-language': headerText,
      'if-none-match': headerText,
      'if-modified-since': headerText,
      range: headerText,
      cookie: headerText,
      'x-forwarded-for': headerText,
      'user-agent': headerText,
    },
    { requiredKeys: [] },
  )
  .map((given) => given as Record<string, string>);

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** A part of a path: a hostile text that is correctly encoded, or a wrong encoding. */
const pathPart = fc.oneof(
  { weight: 4, arbitrary: hostileText.map((text) => encoded(text.slice(0, 3_000)) || '%20') },
  fc.constantFrom('%', '%zz', '%00', '%c0%af', '%ff', '..%2f..', '%2e%2e', '*', ';', 'a%2fb'),
);

function addressOf({ path, operation }: Described, description: ApiDescription, known: KnownValues) {
  const parameters = operation.parameters ?? [];
  const valid = (parameter: Parameter) =>
    fc.constant(String(leastOf(parameter.schema, description, known, parameter.name)));
  const parts = fc.tuple(
    ...parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) =>
        fc
          .oneof(valid(parameter).map(encoded), pathPart)
          .map((value) => [`{${parameter.name}}`, value] as const),
      ),
  );
  const queryOf = (parameter: Parameter) =>
    fc
      .oneof(valid(parameter), hostileText)
      .map((value) => `${encodeURIComponent(parameter.name)}=${encoded(value)}`);
  const known_ = parameters.filter((parameter) => parameter.in === 'query').map(queryOf);
  const stray = fc
    .tuple(hostileText, hostileText)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const query = fc.array(
    fc.oneof(...known_, { weight: 1, arbitrary: stray }, fc.constantFrom('&', '=', '%', '?')),
    {
      maxLength: 6,
    },
  );
  return fc.tuple(parts, query).map(([values, pairs]) => {
    const filled = values.reduce((address, [name, value]) => address.replace(name, () => value), path);
    return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
  });
}

type Change = (body: Record<string, unknown>) => void;

/** All properties of a body's schema, including those of its alternatives. */
function propertiesOf(schema: JsonSchema, description: ApiDescription): Record<string, JsonSchema> {
  const shape = resolved(schema, description);
  const kinds = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])];
  return Object.assign({}, shape.properties, ...kinds.map((kind) => propertiesOf(kind, description)));
}

function bodyOf(schema: JsonSchema, description: ApiDescription, known: KnownValues) {
  const properties = propertiesOf(schema, description);
  const fields = Object.keys(properties);
  const field = fc.constantFrom(...fields);
  const least = () => leastOf(schema, description, known) as Record<string, unknown>;
  const change: fc.Arbitrary<Change> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.tuple(field, hostileValue).map(
        ([name, value]): Change =>
          (body) => {
            body[name] = value;
          },
      ),
    },
    field.map(
      (name): Change =>
        (body) => {
          delete body[name];
        },
    ),
    fc.tuple(hostileText, hostileValue).map(
      ([name, value]): Change =>
        (body) => {
          Object.defineProperty(body, name, { value, enumerable: true, configurable: true, writable: true });
        },
    ),
  );
  return fc.tuple(fc.subarray(fields), fc.array(change, { maxLength: 3 })).map(([optional, changes]) => {
    const body = least();
    for (const name of optional) {
      body[name] ??= leastOf(properties[name] ?? {}, description, known, name);
    }
    for (const apply of changes) apply(body);
    return JSON.stringify(body);
  });
}

/** A call of one of the routes with arbitrary content of any kind that a client can send. */
export function hostileCall(
  operations: readonly Described[],
  description: ApiDescription,
  known: KnownValues,
): fc.Arbitrary<Call & { readonly name: string }> {
  return fc.constantFrom(...operations).chain((described) => {
    const schema = described.operation.requestBody?.content['application/json']?.schema;
    const ownMethod = described.method.toUpperCase();
    const method = fc.oneof(
      { weight: 12, arbitrary: fc.constant(ownMethod) },
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
    );
    const raw = fc.constantFrom(...RAW_BODIES);
    const body: fc.Arbitrary<BodyInit | undefined> = schema
      ? fc.oneof({ weight: 6, arbitrary: bodyOf(schema, description, known) }, raw, fc.constant(undefined))
      : fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, raw);
    const contentType = fc.oneof(
      { weight: 8, arbitrary: fc.constant('application/json') },
      fc.constantFrom(...CONTENT_TYPES),
    );
    return fc
      .tuple(
        addressOf(described, description, known),
        method,
        body,
        contentType,
        fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, headers),
      )
      .map(([address, usedMethod, content, type, given]) => {
        const takesBody = usedMethod !== 'GET' && usedMethod !== 'HEAD' && content !== undefined;
        return {
          name: described.name,
          address,
          init: {
            method: usedMethod,
            headers: { ...given, ...(takesBody ? { 'content-type': type } : {}) },
            ...(takesBody ? { body: content } : {}),
          },
        };
      });
  });
}
