import { isOne } from '#words/es.ts';

const many = (count: number, one: string) => `${count} ${isOne(count) ? one : `${one}s`}`;

export const health = 'Estado del sitio';
export const asOf = (at: string) => `Al ${at}`;
export const checkNow = 'Revisar ahora';
export const healthFailed = 'No se pudo cargar el estado del sitio.';
export const seconds = (count: number) => many(count, 'segundo');
export const minutes = (count: number) => many(count, 'minuto');
export const hours = (count: number) => many(count, 'hora');

export const database = 'Base de datos';
export const connections = (size: string, used: number, most: number) =>
  `${size} · ${used} de ${most} conexiones`;
export const disk = 'Disco';
export const free = (size: string) => `${size} libres`;
export const notKnown = 'Se desconoce';
export const almostFull = 'Casi lleno';
export const ofSize = (size: string) => `de ${size}`;
export const backup = 'Copia de seguridad';
export const notSetUp = 'Sin configurar';
export const noPlace = 'No hay un lugar configurado para las copias.';
export const noneYet = 'Aún ninguna';
export const lastFailed = 'La última falló';
export const tooOld = 'Demasiado antigua';
export const newestWhole = 'La copia completa más reciente';
export const email = 'Correo';
export const waiting = (count: number) => `${count} en espera`;
export const oldestSince = (at: string) => `El más antiguo desde ${at}`;
export const failedAndWithheld = (failed: number, withheld: number) =>
  `Fallidos: ${failed} · Retenidos: ${withheld}`;
export const cards = 'Tarjetas';
export const checkedAt = (at: string) => `Revisado: ${at}`;
export const notChecked = 'Aún sin revisar';
export const failedRefunds = (count: number) => `Devoluciones fallidas: ${count}`;
export const lostHolds = (count: number) => `Depósitos por daños perdidos: ${count}`;
export const failedCharges = (count: number) => `Cobros a tarjeta fallidos: ${count}`;
export const unorderedRefunds = (count: number) => `Devoluciones no hechas aquí: ${count}`;
export const openDisputes = (count: number) => `Disputas abiertas: ${count}`;
export const nearAnswers = (count: number) => `Por responder en 72 horas: ${count}`;
export const changesWaiting = (count: number) => `${many(count, 'cambio')} en espera`;
export const allRefunded = 'Todas las devoluciones se completaron';
export const certificate = 'Certificado';
export const noHttps = 'El sitio no se visita por https o no respondió.';
export const endsSoon = 'Vence pronto';
export const goodUntil = 'Vigente hasta entonces';
export const site = 'Sitio';
export const version = (name: string) => `Versión ${name}`;
export const upSince = (at: string, memory: string) => `En marcha desde ${at} · ${memory} de memoria`;

export const actions = 'Acciones';
export const whyFailed = 'Por qué falló';
export const failedMails = 'Correos que fallaron';
export const written = 'Escrito';
export const sendAgain = 'Enviar de nuevo';
export const sendAgainOf = (subject: string) => `Enviar de nuevo: ${subject}`;
export const notKept = 'Su texto ya no se conserva';
export const none = 'Ninguno';
export const allSent = 'Todos los correos se enviaron o están en camino.';
export const job = 'Tarea';
export const lastTried = 'Último intento';
export const tryAgain = 'Intentar de nuevo';
export const tryAgainOf = (job: string) => `Intentar de nuevo: ${job}`;
export const failedJobs = 'Tareas que fallaron';
export const nothingFailed = 'Nada ha fallado en el último día.';
export const queue = 'Tareas en cola';
export const waitingHead = 'En espera';
export const underWay = 'En curso';
export const failed = 'Fallidas';
export const oldestWaited = 'Espera de la más antigua';
export const empty = 'Vacía';
export const nothingWaits = 'No hay nada por hacer.';

export const jobAgain = 'La tarea se hará de nuevo.';

export const jobs: Readonly<Record<string, string>> = {
  'send-mail': 'Enviar correo',
  'find-waiting-mails': 'Buscar correos en espera',
  'keep-calendar-for-search': 'Actualizar el calendario de la búsqueda',
  'remind-of-charters': 'Recordar los alquileres',
  'follow-yacht': 'Llevar el nuevo nombre o la marina de un yate a sus alquileres',
  'remind-of-what-is-missing': 'Recordar lo que falta',
  'complete-returned': 'Marcar como realizados los que regresaron',
  'tell-of-papers': 'Avisar de los documentos que vencen',
  'tell-of-payments': 'Avisar de los pagos',
  'prepare-agreement': 'Preparar un contrato',
  'prepare-what-is-missing': 'Preparar los contratos que faltan',
  'end-what-is-over': 'Terminar los contratos sin objeto',
  'seal-agreement': 'Sellar un contrato',
  'seal-what-is-left': 'Sellar los contratos pendientes',
  'sweep-cards': 'Revisar los pagos con tarjeta',
  'add-up-open-money': 'Sumar lo pendiente de pago',
  'handle-card-notice': 'Atender un aviso de la tarjeta',
  'send-card-refund': 'Enviar una devolución a la tarjeta',
  'close-card-page': 'Cerrar una página de pago',
  'look-after-hold': 'Atender un depósito por daños',
  'forget-card': 'Olvidar una tarjeta',
  'scan-file': 'Analizar un archivo',
  'find-unscanned-files': 'Buscar archivos sin analizar',
  'sweep-files': 'Borrar archivos sin dueño',
  'sweep-pictures': 'Borrar imágenes sin uso',
  'sweep-uploaded-pictures': 'Borrar imágenes subidas sin uso',
  'forget-old-applications': 'Olvidar solicitudes antiguas',
  'forget-old-charters': 'Olvidar alquileres antiguos',
  'forget-old-departures': 'Olvidar salidas antiguas',
  'forget-old-guests': 'Olvidar invitados antiguos',
  'forget-old-inquiries': 'Olvidar consultas antiguas',
  'close-idle-accounts': 'Cerrar cuentas sin uso',
  'chain-security-events': 'Encadenar los eventos de seguridad',
  'watch-backups': 'Vigilar las copias de seguridad',
  purge: 'Borrar lo vencido',
};
