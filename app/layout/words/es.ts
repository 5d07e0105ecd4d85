export const admin = 'Administración';
export const forOurTeam = 'Para nuestro equipo.';
export const backToWebsite = 'Volver al sitio';
export const viewWebsite = 'Ver el sitio';
export const keys = 'Teclas';
export const signOut = 'Cerrar sesión';
export const menu = 'Menú';
export const more = 'Más';
export const goTo = (label: string) => `Ir a ${label}`;
export const setSecondFactorUp =
  'Todo administrador necesita un segundo factor. Configure el suyo para continuar.';
export const notYourRole = 'No corresponde a su función';
export const yourRoleIs = (roles: string) =>
  `${roles ? `Su función es: ${roles}.` : 'Aún no tiene ninguna función.'} Un administrador puede darle una que incluya esta página, en Equipo.`;

export const overview = 'Resumen';
export const yachts = 'Yates';
export const bookings = 'Reservas';
export const customers = 'Clientes';
export const financing = 'Financiamiento';
export const packages = 'Paquetes';
export const addOns = 'Adicionales';
export const events = 'Eventos';
export const departures = 'Salidas';
export const inquiries = 'Consultas';
export const payments = 'Pagos';
export const captains = 'Capitanes';
export const lenders = 'Instituciones';
export const activity = 'Actividad';
export const security = 'Seguridad';
export const settings = 'Ajustes';
export const team = 'Equipo';
export const health = 'Estado';
export const yourAccount = 'Su cuenta';
export const fleetCalendar = 'Calendario de la flota';
export const financingApplication = 'Solicitud de financiamiento';

export const addBooking = 'Agregar reserva';
export const addYacht = 'Agregar yate';
export const importYachts = 'Importar yates';
export const addCustomer = 'Agregar cliente';
export const addPackage = 'Agregar paquete';
export const addAddOn = 'Agregar adicional';
export const addEvent = 'Agregar evento';
export const addCaptain = 'Agregar capitán';
export const addLender = 'Agregar institución de crédito';
