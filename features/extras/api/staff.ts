import { answerOf, columnsOf } from '#core/field-values.ts';
import type { Deps } from '#platform/deps.ts';
import { refuse, refuseStale } from '#platform/http/errors.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import { listRoutes } from '#platform/http/list-routes.ts';
import { createApiRouter } from '#platform/http/route.ts';
import { pictureFor } from '#platform/pictures/shown.ts';
import { addOnFields, packageFields } from '../fields.ts';
import {
  addOnBody,
  packageBody,
  type StaffAddOnAnswer,
  type StaffPackageAnswer,
  staffAddOnAnswer,
  staffPackageAnswer,
} from '../schema.ts';
import { addOnCatalog, packageCatalog } from '../service.ts';

type AddOnRow = Awaited<ReturnType<typeof addOnCatalog.list>>[number];
type PackageRow = Awaited<ReturnType<typeof packageCatalog.list>>[number];

function encodeAddOn(row: AddOnRow): StaffAddOnAnswer {
  const { id, imageUrl, name, version } = row;
  return { id, ...answerOf(addOnFields, row), picture: pictureFor(imageUrl, name), version };
}

function encodePackage(row: PackageRow): StaffPackageAnswer {
  const { id, imageUrl, name, version } = row;
  return { id, ...answerOf(packageFields, row), picture: pictureFor(imageUrl, name), version };
}

const packageRoutes = listRoutes({
  path: '/api/admin/packages',
  param: 'packageId',
  tag: 'Extras',
  noun: 'package',
  many: 'Packages',
  body: packageBody,
  answer: staffPackageAnswer,
});

const addOnRoutes = listRoutes({
  path: '/api/admin/add-ons',
  param: 'addOnId',
  tag: 'Extras',
  noun: 'add-on',
  many: 'Add-ons',
  body: addOnBody,
  answer: staffAddOnAnswer,
});

function packagesApi(deps: Deps) {
  const answered = (row: PackageRow, message: string) => ({ ...encodePackage(row), message });
  return createApiRouter()
    .openapi(packageRoutes.list, async (c) =>
      c.json((await packageCatalog.list(deps, c.req.valid('query'))).map(encodePackage), 200),
    )
    .openapi(packageRoutes.create, (c) => {
      const body = c.req.valid('json');
      // One that is told no place is offered where packages are chosen.
      const values = { onBookCharter: true, ...columnsOf(packageFields, body) };
      return createOnce(c, deps, body, async (within) => {
        const made = await packageCatalog.create(within, c.get('actor'), values);
        return { ...made, value: answered(made.value, 'Package created successfully') };
      });
    })
    .openapi(packageRoutes.change, async (c) => {
      const body = c.req.valid('json');
      const { packageId } = c.req.valid('param');
      const done = await packageCatalog.change(
        deps,
        c.get('actor'),
        packageId,
        columnsOf(packageFields, body),
        body.version,
      );
      if (done.ok) return c.json(answered(done.value, 'Package updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encodePackage(done.current)) : refuse(c, done.reason);
    })
    .openapi(packageRoutes.show, async (c) => {
      const { isActive, version } = c.req.valid('json');
      const { packageId } = c.req.valid('param');
      const done = await packageCatalog.change(deps, c.get('actor'), packageId, { isActive }, version);
      if (done.ok) return c.json(answered(done.value, 'Package updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encodePackage(done.current)) : refuse(c, done.reason);
    })
    .openapi(packageRoutes.remove, async (c) => {
      const done = await packageCatalog.remove(deps, c.get('actor'), c.req.valid('param').packageId);
      return done.ok ? c.json({ message: 'Package deleted successfully' }, 200) : refuse(c, done.reason);
    })
    .openapi(packageRoutes.order, async (c) => {
      const rows = await packageCatalog.arrange(deps, c.get('actor'), c.req.valid('json').ids);
      return c.json(rows.map(encodePackage), 200);
    });
}

function addOnsApi(deps: Deps) {
  const answered = (row: AddOnRow, message: string) => ({ ...encodeAddOn(row), message });
  return createApiRouter()
    .openapi(addOnRoutes.list, async (c) =>
      c.json((await addOnCatalog.list(deps, c.req.valid('query'))).map(encodeAddOn), 200),
    )
    .openapi(addOnRoutes.create, (c) => {
      const body = c.req.valid('json');
      return createOnce(c, deps, body, async (within) => {
        const made = await addOnCatalog.create(within, c.get('actor'), columnsOf(addOnFields, body));
        return { ...made, value: answered(made.value, 'Add-on created successfully') };
      });
    })
    .openapi(addOnRoutes.change, async (c) => {
      const body = c.req.valid('json');
      const { addOnId } = c.req.valid('param');
      const done = await addOnCatalog.change(
        deps,
        c.get('actor'),
        addOnId,
        columnsOf(addOnFields, body),
        body.version,
      );
      if (done.ok) return c.json(answered(done.value, 'Add-on updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encodeAddOn(done.current)) : refuse(c, done.reason);
    })
    .openapi(addOnRoutes.show, async (c) => {
      const { isActive, version } = c.req.valid('json');
      const { addOnId } = c.req.valid('param');
      const done = await addOnCatalog.change(deps, c.get('actor'), addOnId, { isActive }, version);
      if (done.ok) return c.json(answered(done.value, 'Add-on updated successfully'), 200);
      return 'current' in done ? refuseStale(c, encodeAddOn(done.current)) : refuse(c, done.reason);
    })
    .openapi(addOnRoutes.remove, async (c) => {
      const done = await addOnCatalog.remove(deps, c.get('actor'), c.req.valid('param').addOnId);
      return done.ok ? c.json({ message: 'Add-on deleted successfully' }, 200) : refuse(c, done.reason);
    })
    .openapi(addOnRoutes.order, async (c) => {
      const rows = await addOnCatalog.arrange(deps, c.get('actor'), c.req.valid('json').ids);
      return c.json(rows.map(encodeAddOn), 200);
    });
}

/** What staff do with add-ons and packages. */
export function staffExtrasApi(deps: Deps) {
  return createApiRouter().route('/', packagesApi(deps)).route('/', addOnsApi(deps));
}
