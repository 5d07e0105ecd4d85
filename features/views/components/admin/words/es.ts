export const views = 'Vistas';
export const viewsNotRead = 'No se pudieron cargar sus vistas. Intentar de nuevo';
export const viewNamed = (name: string) => `Vista: ${name}`;
export const renameView = 'Renombrar esta vista';
export const deleteView = 'Eliminar esta vista';
export const saveInto = (name: string) => `Guardar filtros y orden en “${name}”`;
export const saveFilters = 'Guardar filtros y orden como vista';
export const saveThisView = 'Guardar esta vista';
export const yoursAlone = 'Un nombre propio para estos filtros y este orden. Nadie más lo ve.';
export const deleteAsked = '¿Eliminar esta vista?';
export const deleteQuestion = (name: string | undefined) =>
  `“${name}” desaparece de sus vistas. La lista queda como está.`;
export const deleteIt = 'Eliminar vista';
export const saved = 'Vista guardada';
export const renamed = 'Vista renombrada';
export const deleted = 'Vista eliminada';
export const saveView = 'Guardar vista';
export const name = 'Nombre';

export const atMost = (most: number) => `Una lista guarda ${most} vistas. Elimine una primero.`;
export const nameTaken = 'Ya tiene una vista con ese nombre.';
export const isKept = (name: string) => `“${name}” quedó guardada.`;
export const calledNow = (name: string) => `Ahora se llama “${name}”.`;
export const isDeleted = 'La vista se eliminó.';
