export const heroPicture = 'Un yate a motor fondeado en aguas tranquilas';
export const heroTitle = 'Financiar un yate, con todo claro';
export const heroText =
  'Para un alquiler o para un yate propio. Presentamos su solicitud a instituciones de crédito independientes y le mantenemos al tanto. No somos una entidad de crédito: deciden ellas.';
export const startApplication = 'Iniciar su solicitud';
export const talkFirst = 'Hablar antes con nosotros';

export const whyFinance = 'Por qué financian nuestros clientes';
export const costTitle = 'Menos pago inicial';
export const costText =
  'Reparta el precio entre las temporadas en que navega y deje que sus ahorros sigan trabajando.';
export const fastTitle = 'Precalificación rápida';
export const fastText = 'Una consulta de crédito preliminar le dice en qué punto está. No afecta su puntaje.';
export const openTitle = 'Proceso transparente';
export const openText = 'Cada etapa, documento y mensaje en una página propia, hasta la última firma.';

export const sixSteps = 'Seis pasos, ninguno a ciegas';
export const sixStepsLead = 'Cuatro de ellos son un formulario de pocos minutos.';
export const purposeStep = 'Propósito y datos básicos';
export const purposeText = 'Un alquiler o un yate propio, más o menos cuándo y más o menos cuánto.';
export const personalStep = 'Información personal';
export const personalText =
  'Quién es usted y dónde vive. De su número de Seguro Social, los últimos cuatro dígitos.';
export const incomeStep = 'Empleo y finanzas';
export const incomeText = 'A qué se dedica, cuánto gana y cuatro consentimientos en palabras sencillas.';
export const documentsStep = 'Documentos';
export const documentsText =
  'Identificación, comprobante de ingresos y comprobante de domicilio. Ahora, o más tarde en su panel.';
export const inquiryStep = 'Precalificación sin efecto en su puntaje';
export const inquiryText =
  'Da a las instituciones de crédito lo necesario para responder y no afecta su puntaje.';
export const decisionStep = 'Decisión y firma con la institución de crédito';
export const decisionText = 'La institución decide, le envía las condiciones y usted firma electrónicamente.';

export const mightCost = 'Cuánto podría costar al mes';
export const amountFinanced = 'Monto financiado';
export const inDollars = 'En dólares de EE. UU.';
export const months = 'Meses';
export const monthsHint = 'De 12 a 240';
export const yearlyRate = 'Tasa anual que espera';
export const yearlyRateHint = 'En porcentaje. Es su propio cálculo, no una oferta';
export const chooseBetween = (min: string, max: string) => `Elija entre ${min} y ${max}.`;
export const illustration = 'Un ejemplo, no una oferta';
export const eachMonth = 'Cada mes, alrededor de';
export const totalInterest = 'Total de intereses';
export const totalRepaid = 'Total a pagar';
export const estimateNote =
  'Calculado con las cifras que usted eligió, para cuotas mensuales iguales, sin comisiones ni pago inicial. No somos una entidad de crédito: lo que le ofrezcan, si le ofrecen algo, viene de una institución de crédito independiente y depende de usted y de su estado.';

export const callTitle = 'Unos minutos ahora, una respuesta con la que puede hacer planes';
export const callText =
  'Miami Flow Yachts no es una entidad de crédito. Las decisiones de crédito las toman instituciones independientes. Las tasas, las condiciones y la disponibilidad varían según el solicitante y el estado.';
