export const heroPicture = 'Um iate a motor fundeado em águas calmas';
export const heroTitle = 'Financiar um iate, com tudo às claras';
export const heroText =
  'Para um aluguel ou para um iate só seu. Apresentamos seu pedido a instituições de crédito independentes e mantemos você informado. Não somos uma instituição de crédito: quem decide são elas.';
export const startApplication = 'Iniciar seu pedido';
export const talkFirst = 'Falar conosco antes';

export const whyFinance = 'Por que nossos clientes financiam';
export const costTitle = 'Entrada menor';
export const costText =
  'Distribua o preço pelas temporadas em que você navega e deixe sua poupança rendendo.';
export const fastTitle = 'Pré-qualificação rápida';
export const fastText =
  'Uma consulta de crédito preliminar mostra em que ponto você está. Não afeta sua pontuação.';
export const openTitle = 'Processo transparente';
export const openText = 'Cada etapa, documento e mensagem em uma página só sua, até a última assinatura.';

export const sixSteps = 'Seis passos, nenhum no escuro';
export const sixStepsLead = 'Quatro deles são um formulário de poucos minutos.';
export const purposeStep = 'Objetivo e dados básicos';
export const purposeText = 'Um aluguel ou um iate só seu, mais ou menos quando e mais ou menos quanto.';
export const personalStep = 'Informações pessoais';
export const personalText =
  'Quem você é e onde mora. Do seu Social Security (SSN), os quatro últimos dígitos.';
export const incomeStep = 'Trabalho e finanças';
export const incomeText = 'O que você faz, quanto ganha e quatro consentimentos em palavras simples.';
export const documentsStep = 'Documentos';
export const documentsText =
  'Documento de identidade, comprovante de renda e comprovante de endereço. Agora, ou mais tarde no seu painel.';
export const inquiryStep = 'Pré-qualificação sem efeito na pontuação';
export const inquiryText =
  'Dá às instituições de crédito o suficiente para responder e não afeta sua pontuação.';
export const decisionStep = 'Decisão e assinatura com a instituição de crédito';
export const decisionText = 'A instituição decide, envia as condições e você assina eletronicamente.';

export const mightCost = 'Quanto poderia custar por mês';
export const amountFinanced = 'Valor financiado';
export const inDollars = 'Em dólares americanos';
export const months = 'Meses';
export const monthsHint = 'De 12 a 240';
export const yearlyRate = 'Taxa anual que você espera';
export const yearlyRateHint = 'Em porcentagem. É a sua própria estimativa, não uma oferta';
export const chooseBetween = (min: string, max: string) => `Escolha entre ${min} e ${max}.`;
export const illustration = 'Um exemplo, não uma oferta';
export const eachMonth = 'Por mês, cerca de';
export const totalInterest = 'Total de juros';
export const totalRepaid = 'Total a pagar';
export const estimateNote =
  'Calculado com os números que você escolheu, para parcelas mensais iguais, sem tarifas nem entrada. Não somos uma instituição de crédito: o que lhe oferecerem, se oferecerem, vem de uma instituição de crédito independente e depende de você e do seu estado.';

export const callTitle = 'Alguns minutos agora, uma resposta com que você pode fazer planos';
export const callText =
  'A Miami Flow Yachts não é uma instituição de crédito. As decisões de crédito são tomadas por instituições independentes. Taxas, condições e disponibilidade variam conforme o solicitante e o estado.';
