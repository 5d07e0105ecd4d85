import { brand } from '#core/brand.ts';
import { counted } from '#words/amounts.ts';

export const heroPicture = 'Três iates em suas vagas ao sol da tarde, com palmeiras e a cidade ao fundo';
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
export const callText = `A ${brand.name} não é uma instituição de crédito. As decisões de crédito são tomadas por instituições independentes. Taxas, condições e disponibilidade variam conforme o solicitante e o estado.`;

// The application, step by step.
export const financingApplication = 'Pedido de financiamento';
export const stepOf = (step: number, name: string) => `Etapa ${step} de 4: ${name}`;
export const stepProgress = (step: number) => `Etapa ${step} de 4`;
export const firstStep = 'Objetivo e dados básicos';
export const secondStep = 'Informações pessoais';
export const thirdStep = 'Trabalho e finanças';
export const fourthStep = 'Documentos';
export const lendersDecide = `A ${brand.name} não é uma instituição de crédito. Quem decide são instituições independentes; taxas, condições e disponibilidade variam conforme o solicitante e o estado.`;
export const welcomeBack =
  'Que bom ter você de volta. Para sua segurança, não guardamos sua data de nascimento, os dígitos do seu Social Security nem os arquivos que você escolheu; informe-os mais uma vez.';
export const leaveFiles =
  'Os arquivos que você escolheu não foram enviados e você teria que escolhê-los de novo. Sair desta página?';
export const back = 'Voltar';
export const next = 'Avançar';
export const pleaseChoose = 'Escolha uma opção';
export const needAttention = 'Alguns campos precisam da sua atenção.';
export const financingPurpose = 'Objetivo do financiamento';
export const desiredDate = 'Data ou prazo desejado';
export const serviceSelected = 'Serviço ou pacote escolhido';
export const estimatedAmount = 'Valor estimado em dólares';
export const firstName = 'Nome';
export const lastName = 'Sobrenome';
export const email = 'E-mail';
export const phone = 'Telefone';
export const streetAddress = 'Endereço';
export const city = 'Cidade';
export const state = 'Estado';
export const stateHint =
  'Pela internet, recebemos pedidos destes quatro. Se mora em outro lugar, escreva para nós.';
export const zipCode = 'Código postal';
export const dateOfBirth = 'Data de nascimento';
export const ssnLast4 = 'Últimos 4 dígitos do seu Social Security (SSN)';
export const ssnHint = 'Para confirmar sua identidade. Nesta etapa só pedimos os 4 últimos.';
export const citizenship = 'Situação de cidadania';
export const employment = 'Situação profissional';
export const profession = 'Profissão';
export const employerName = 'Nome do empregador';
export const employerPhone = 'Telefone do empregador';
export const timeAtEmployer = 'Tempo com o empregador';
export const noEmployerHint =
  'Não tem empregador? Informe seu próprio negócio, seu último empregador ou sua instituição de ensino.';
export const noEmployerPhoneHint = 'Se não houver, pode ser o seu próprio número.';
export const timeHint = 'Por exemplo, 2 anos e 6 meses';
export const creditScore = 'Pontuação de crédito estimada';
export const netIncome = 'Renda líquida mensal';
export const otherIncome = 'Outras rendas (opcional)';
export const housing = 'Situação de moradia';
export const housingPayment = 'Pagamento mensal de moradia';
export const requiredConsents = 'Consentimentos necessários';
export const readWhatItMeans = 'Ler o que significa';
export const documentsLead =
  'PDF, JPG ou PNG, de no máximo 10 MB por arquivo. O que você não tiver à mão pode ser incluído mais tarde no seu painel.';
export const uploaded = 'Enviado';
export const required = 'Obrigatório';
export const optional = 'Opcional';
export const chooseFiles = 'Escolher arquivos';
export const chooseMoreFiles = 'Escolher mais arquivos';
export const filesChosen = (count: number) => counted(count, 'arquivo escolhido', 'arquivos escolhidos');
export const submitting = 'Enviando...';
export const submitApplication = 'Enviar pedido';
export const applicationSubmitted = 'Pedido enviado';
export const submitted = 'Seu pedido de financiamento foi enviado com sucesso.';
export const submissionFailed = 'Falha no envio';
export const submissionFailedText = 'Houve um erro ao enviar seu pedido. Tente de novo.';

// Messages for wrong fields of the application.
export const purposeMissing = 'Escolha aluguel ou compra';
export const dateMissing = 'Falta a data';
export const dateUnreal = 'Escolha uma data que exista';
export const datePast = 'Escolha uma data que não tenha passado';
export const serviceMissing = 'Falta o serviço';
export const serviceUnfit = 'Escolha um serviço que combine com o objetivo';
export const amountMissing = 'Falta o valor estimado';
export const amountMalformed =
  'Digite um valor em dólares com vírgula nos milhares e ponto nos centavos, por exemplo $25,000 ou $3,500.50';
export const firstNameMissing = 'Falta seu nome';
export const lastNameMissing = 'Falta seu sobrenome';
export const emailInvalid = 'O endereço de e-mail não é válido';
export const phoneInvalid = 'O telefone deve ter pelo menos 10 dígitos';
export const streetMissing = 'Falta o endereço';
export const cityMissing = 'Falta a cidade';
export const stateMissing = 'Falta o estado';
export const zipInvalid = 'O código postal deve ter pelo menos 5 dígitos';
export const birthMissing = 'Falta a data de nascimento';
export const birthUnreal = 'Informe uma data de nascimento que exista';
export const tooYoung = 'O solicitante deve ter 18 anos ou mais';
export const tooOld = 'Confira o ano de nascimento';
export const ssnMissing = 'Faltam os 4 últimos dígitos do Social Security';
export const citizenshipMissing = 'Falta a situação de cidadania';
export const employmentMissing = 'Falta a situação profissional';
export const professionMissing = 'Falta a profissão';
export const employerNameMissing = 'Falta o nome do empregador';
export const employerPhoneMissing = 'Falta o telefone do empregador';
export const timeMissing = 'Falta o tempo com o empregador';
export const incomeMissing = 'Falta a renda líquida mensal';
export const housingMissing = 'Falta a situação de moradia';
export const housingPaymentMissing = 'Falta o pagamento mensal de moradia';
export const creditScoreMissing = 'Falta a pontuação de crédito';
export const wordingChanged = 'O texto dos consentimentos mudou. Leia-os de novo e confirme.';
export const cannotStand = 'Isto não pode constar de um pedido';
export const messageMissing = 'Escreva uma mensagem';
export const tooManyAttached = 'Anexe no máximo 10 arquivos';
export const attachedGone = 'Um dos arquivos anexados não está mais aqui';
export const addressMissing = 'Digite seu e-mail';
export const noSuchDocument = 'Este pedido não pede esse documento';
export const oneFile = 'Envie um arquivo de cada vez';

// The choices of its lists.
export const charterFinancing = 'Financiamento de um aluguel';
export const yachtAcquisition = 'Compra de um iate';
export const weekendCharter = 'Aluguel de fim de semana';
export const weekCharter = 'Aluguel de uma semana';
export const specialEvent = 'Evento especial';
export const acquisition = 'Compra de iate';
export const toConfirm = 'A confirmar';
export const florida = 'Flórida';
export const california = 'Califórnia';
export const newYork = 'Nova York';
export const texas = 'Texas';
export const usCitizen = 'Cidadão dos EUA';
export const permanentResident = 'Residente permanente';
export const visaHolder = 'Portador de visto';
export const otherCitizenship = 'Outra';
export const employed = 'Empregado';
export const selfEmployed = 'Autônomo';
export const contractor = 'Prestador de serviços';
export const retired = 'Aposentado';
export const student = 'Estudante';
export const otherEmployment = 'Outra';
export const own = 'Própria';
export const rent = 'Alugada';
export const otherHousing = 'Outra';
export const poorScore = 'Baixa (300–579)';
export const fairScore = 'Regular (580–669)';
export const goodScore = 'Boa (670–739)';
export const veryGoodScore = 'Muito boa (740–799)';
export const excellentScore = 'Excelente (800–850)';

// The consents. If you change a word, make a new version (domain/consents.ts).
export const softConsent =
  'Aceito uma consulta de crédito que não afeta minha pontuação, para a pré-qualificação';
export const softWording = `Autorizo a ${brand.name} a encaminhar este pedido a instituições de crédito independentes, e essas instituições a obter informações do meu relatório de crédito por meio de uma consulta preliminar (“soft inquiry”), com o único fim da pré-qualificação. Uma consulta preliminar não afeta minha pontuação de crédito. A instituição que quiser fazer uma consulta que a afete (“hard inquiry”) precisa me pedir antes.`;
export const softMissing = 'É necessário seu consentimento';
export const callConsent = 'Aceito receber ligações e mensagens de texto sobre este pedido (TCPA)';
export const callWording = `Aceito que a ${brand.name} e as instituições de crédito que analisam este pedido me liguem e me enviem mensagens de texto sobre ele no número de telefone que informei como meu, também por meios automáticos. Este consentimento não é condição de nenhuma compra. Podem ser cobradas tarifas de mensagens e dados. Posso retirá-lo a qualquer momento respondendo STOP a uma mensagem de texto ou escrevendo para a ${brand.name}.`;
export const callMissing = 'É necessário o consentimento TCPA';
export const signConsent = 'Aceito receber e assinar documentos eletronicamente (ESIGN)';
export const signWording = `Aceito receber as divulgações e os documentos deste pedido de forma eletrônica, no endereço de e-mail que informei e neste site, e assinar eletronicamente. Preciso de um navegador e de um programa que abra arquivos PDF, e tenho os dois. Posso pedir cópias em papel, e retirar este consentimento para o futuro, escrevendo para a ${brand.name}.`;
export const signMissing = 'É necessário o consentimento de assinatura eletrônica';
export const reportConsent = 'Li o aviso da lei americana de relatórios de crédito (FCRA)';
export const reportWording =
  'As instituições de crédito podem usar um relatório do consumidor sobre mim ao decidir sobre este pedido. Se uma instituição tomar uma decisão adversa por causa dele, ela deve me dizer isso e informar a agência de relatórios do consumidor. Tenho então direito a uma cópia gratuita do relatório, se a pedir à agência no prazo de 60 dias a contar dessa comunicação, e a contestar junto a ela o que nele for inexato ou incompleto.';
export const reportMissing = 'Confirme que leu o aviso FCRA';

// Documents and files.
export const governmentId = 'Documento de identidade';
export const governmentIdNote = 'Frente e verso da carteira de motorista, ou passaporte';
export const proofOfIncome = 'Comprovante de renda';
export const proofOfIncomeNote = 'Contracheques recentes ou declaração de imposto de renda';
export const proofOfAddress = 'Comprovante de endereço';
export const proofOfAddressNote = 'Conta de serviços ou extrato bancário';
export const bankStatements = 'Extratos bancários';
export const bankStatementsNote = 'Dos últimos 2 ou 3 meses';
export const attachment = 'Anexo';
export const isUploaded = 'Enviado com sucesso';
export const isOptional = 'Documento opcional';
export const isPending = 'Obrigatório: envie-o, por favor';
export const kindNotTaken = 'Escolha um arquivo PDF, JPG ou PNG.';
export const tooLarge = 'Esse arquivo tem mais de 10 MB. Escolha um menor.';
export const emptyFile = 'Esse arquivo está vazio. Escolha outro.';
export const brokenHere = 'Algo deu errado do nosso lado. Tente de novo.';
export const accessEnded =
  'Sua sessão terminou. Entre na sua conta em outra aba, ou abra o link que enviamos por e-mail, e tente de novo aqui.';
export const unreached = 'Não conseguimos falar com o site. Verifique sua conexão e tente de novo.';
export const remove = 'Remover';
export const removeNamed = (file: string) => `Remover ${file}`;
export const cancelNamed = (file: string) => `Cancelar ${file}`;
export const isBeingSent = (file: string) => `${file} está sendo enviado`;
export const tryAgain = 'Tentar de novo';

// The applicant’s own page.
export const yourApplication = 'Seu pedido';
export const notLoaded = 'Não conseguimos abrir seu pedido. Nada se perdeu; tente de novo.';
export const loading = 'Abrindo seu pedido...';
export const notFound = 'Pedido não encontrado';
export const noneYet = 'Ainda não há nenhum pedido';
export const notFoundText =
  'Não há esse pedido aqui. Se for seu, entre na sua conta ou abra-o com o link que enviamos por e-mail. Podemos enviar um novo.';
export const noneYetText =
  'Quando você fizer seu pedido, esta página mostrará em que fase ele está, o que falta e cada mensagem.';
export const applyAgain = 'Fazer outro pedido';
export const apply = 'Pedir financiamento';
export const howItWorks = 'Como funciona o financiamento';
export const home = 'Início';
export const demo = 'Exemplo';
export const demoApplication = 'Um pedido de exemplo';
export const demoTitle = 'O que você vê é um exemplo.';
export const demoText =
  'A pessoa, os números e as mensagens são inventados, e nada pode ser enviado daqui. Quando você fizer seu pedido, esta página mostrará o seu.';
export const anExample = 'Isto é um exemplo';
export const anExampleText = 'Com um pedido seu, é aqui que você faria isso.';
export const summary = 'Resumo do pedido';
export const applicant = 'Solicitante';
export const purpose = 'Objetivo';
export const amount = 'Valor solicitado';
export const requested = (amount: string) => `${amount} solicitados`;
export const submittedOn = 'Enviado';
export const notAvailable = 'Não disponível';
export const applicationId = 'Número do pedido';
export const actions = 'Ações';
export const editContact = 'Alterar dados de contato';
export const withdrawApplication = 'Retirar o pedido';
export const notALender = `A ${brand.name} não é uma instituição de crédito. As decisões de crédito são tomadas por instituições independentes. Taxas, condições e disponibilidade variam conforme o solicitante e o estado.`;
export const declinedTitle = 'Situação do pedido: recusado';
export const declinedText =
  'A resposta desta instituição não é a última palavra. O que mais costuma mudá-la:';
export const improveScore = 'Melhorar sua pontuação de crédito';
export const reduceDebt = 'Reduzir suas dívidas';
export const coSigner = 'Considerar um fiador';
export const alternatives = 'Buscar outro financiamento';
export const talkItThrough = 'Conversar conosco';
export const withdrawTitle = 'Retirar seu pedido?';
export const withdrawText =
  'Depois de retirado, ele não irá a nenhuma instituição de crédito, e os arquivos que você enviou serão apagados, a menos que a lei nos obrigue a guardá-los. Isso não pode ser desfeito; você pode fazer outro pedido quando quiser.';
export const withdrawSignedText =
  'Você assinou as condições da instituição de crédito. Ao retirar o pedido, termina a nossa parte, mas não o que você assinou: escreva também à instituição. Os arquivos que você enviou serão apagados, a menos que a lei nos obrigue a guardá-los. Isso não pode ser desfeito.';
export const keepIt = 'Manter';
export const withdrawNow = 'Retirar pedido';
export const applicationWithdrawn = 'Pedido retirado';
export const withdrawn = 'Seu pedido foi retirado com sucesso.';
export const withdrawalFailed = 'Falha ao retirar';
export const withdrawalFailedText = 'Houve um erro ao retirar seu pedido. Tente de novo.';
export const editContactTitle = 'Alterar dados de contato';
export const editContactText = 'De agora em diante, escrevemos para o e-mail que você informar aqui.';
export const save = 'Salvar';
export const contactIsAnother =
  'Seus dados de contato mudaram desde que você abriu este formulário. Salve de novo para substituir o que está registrado agora:';
export const contactSaved = 'Dados de contato salvos';
export const detailsSaved = 'Seus dados de contato foram salvos.';
export const nothingChanged = 'Nada mudou.';
export const timeline = 'Fases do pedido';
export const stageOf = (stage: number, of: number, name: string) => `Fase ${stage} de ${of}: ${name}`;
export const stageSubmitted = 'Enviado';
export const stageSoftCheck = 'Consulta preliminar';
export const stageUnderwriting = 'Análise';
export const stageDecision = 'Decisão';
export const stageTerms = 'Condições';
export const stageSigning = 'Assinatura eletrônica';
export const stageComplete = 'Concluído';
export const checklist = 'Lista de documentos';
export const otherFiles = 'Outros arquivos';
export const upload = 'Enviar';
export const addAnother = 'Incluir outro';
export const fileFor = (card: string) => `Arquivo para ${card}`;
export const beingChecked = (file: string) => `${file}, em verificação`;
export const sentBack = (why: string) => `Devolvido: ${why}`;
export const removeFileTitle = 'Remover este arquivo?';
export const removeFileText = (file: string) =>
  `“${file}” será apagado. Você pode enviar outro quando quiser.`;
export const keepFile = 'Manter';
export const removeFile = 'Remover arquivo';
export const documentRemoved = 'Documento removido';
export const fileTakenOff = 'O arquivo foi removido.';
export const notRemoved = 'Não foi removido';
export const uploadFailed = 'Falha no envio';
export const documentUploaded = 'Documento enviado';
export const documentUploadedText = 'Seu documento foi enviado com sucesso.';
export const messages = 'Mensagens e pendências';
export const loadingMessages = 'Abrindo suas mensagens…';
export const messagesFailed = 'Não foi possível abrir suas mensagens.';
export const noMessages = 'Por enquanto está tudo certo. Avisaremos se pedirem mais alguma coisa.';
export const reply = 'Responder';
export const unread = 'Não lida';
export const lender = 'Instituição de crédito';
export const you = 'Você';
export const markedRead = 'Marcada como lida.';
export const replySent = 'Resposta enviada';
export const replySentText = 'Sua resposta foi enviada.';
export const yourReply = 'Sua resposta';
export const sendReply = 'Enviar resposta';
export const attachDocument = 'Anexar um documento';
export const myFinancing = 'Meu financiamento';
export const submittedAt = (when: string) => `Enviado em ${when}`;
export const newMessages = (count: number) => counted(count, 'mensagem nova', 'mensagens novas');
export const open = 'Abrir';
export const openOf = (when: string) => `Abrir o pedido de ${when}`;

// Its mailed link.
export const linkSpent = 'Este link não funciona mais';
export const linkOver =
  'Os links funcionam por 14 dias, e este já venceu. Podemos enviar um novo para o e-mail do seu pedido.';
export const linkBroken =
  'Talvez não tenha sido copiado por inteiro, ou seu e-mail mudou desde então. Podemos enviar um novo para o e-mail do seu pedido.';
export const cookiesRefused =
  'Seu navegador recusa cookies, e sem eles não consegue abrir seu pedido. Permita os cookies deste site e tente de novo.';
export const emailOfApplication = 'E-mail do pedido';
export const emailLink = 'Enviar o link para mim';
export const emailNewLink = 'Enviar um novo link para mim';
export const newLinkSent = 'Um novo link está a caminho do e-mail do seu pedido.';
export const linkIfAny = 'Se houver um pedido com esse endereço, o link está a caminho.';

// The statuses of an application.
export const unknownStatus = 'Desconhecida';
export const draft = 'Rascunho';
export const needsDocuments = 'Faltam documentos';
export const underReview = 'Em análise';
export const conditionallyApproved = 'Aprovado com condições';
export const approved = 'Aprovado';
export const declined = 'Recusado';
export const finalizing = 'Em finalização';
export const complete = 'Concluído';
export const statusWithdrawn = 'Retirado';
export const documentsNeeded = 'São necessários documentos';
export const documentsNeededText = 'A análise aguarda documentos. A lista desta página mostra quais.';
export const documentsNeededBesides = 'A análise aguarda documentos. Escreveremos para dizer quais.';
export const reviewBegins = 'Seu pedido está em análise';
export const reviewBeginsText =
  'Seu pedido está completo e foi para análise. Primeiro vem uma consulta de crédito preliminar, que não afeta sua pontuação.';
export const reviewBeginsEarly =
  'Seu pedido foi para análise. Primeiro vem uma consulta de crédito preliminar, que não afeta sua pontuação. Enquanto isso, você pode enviar o que a lista ainda pede.';
export const reviewGoesOn = 'Não falta mais nada, e a análise do seu pedido continua.';
export const reviewGoesOnEarly =
  'A análise do seu pedido continua. Enquanto isso, você pode enviar o que a lista ainda pede.';
export const approvedOnConditionsText =
  'A instituição de crédito aprova seu pedido com condições. Elas são informadas nesta conversa.';
export const conditionallyApprovedNews = 'Aprovado com condições';
export const approvedText =
  'A instituição de crédito aprovou seu pedido. Em seguida vêm as condições dela: você as lerá e assinará nesta página.';
export const lendersDecision = 'A decisão da instituição de crédito';
export const declinedNews =
  'A instituição de crédito recusou este pedido. Ela enviará os motivos por escrito, como a lei exige; nesta página você encontra o que pode ajudar.';
export const readyToSign = 'Pronto para assinar';
export const readyToSignText =
  'Os documentos estão sendo concluídos. O que há para assinar, e o que foi assinado, está nesta página.';
export const beingFinalized = 'Em finalização';
export const beingFinalizedText =
  'A instituição está concluindo os documentos. O que você assinou está nesta página.';
export const completeText = 'Tudo está assinado. Obrigado; daqui em diante é com a instituição de crédito.';
export const withdrawnNews = 'Pedido retirado';
export const withdrawnText = 'Você retirou este pedido.';
export const filesDeleted = 'Os arquivos que você enviou foram apagados.';
export const signedStands =
  'O que você assinou com a instituição de crédito não termina com isso. Escreva também para ela.';
export const lenderNamed = (lender: string) => `Instituição de crédito: ${lender}.`;
export const lendersReasons = (reasons: string) => `Os motivos da instituição: ${reasons}.`;

// The messages to the applicant, shown on that page.
export const weHaveIt = 'Recebemos seu pedido';
export const weHaveItText =
  'Obrigado. Assim que seu documento de identidade e seus comprovantes de renda e de endereço estiverem aqui, seu pedido vai automaticamente para análise. O que for pedido ficará escrito aqui, e avisaremos por e-mail.';
export const contactChanged = 'Dados de contato alterados';
export const contactChangedText =
  'Seus dados de contato foram alterados como você pediu. Se não foi você, ligue para nós.';
export const contactCorrectedText = 'Corrigimos seus dados de contato. Há algo errado? Ligue para nós.';
export const decisionCorrected = 'A decisão da instituição, corrigida';
export const decisionCorrectedText = 'O que dissemos antes sobre a decisão não estava certo. Considere isto.';
export const notDecidedYet = 'Nenhuma instituição decidiu ainda sobre o seu pedido; ele está em análise.';
export const sendAgain = 'Um documento precisa ser enviado de novo';
export const sendAgainText = (card: string, why: string) => `Envie “${card}” de novo: ${why}`;
export const sendAgainInReply = (why: string) => `Envie o arquivo de novo com uma resposta aqui: ${why}`;
export const notNeeded = 'Um documento não é mais necessário';
export const notNeededText = (card: string) => `Você não precisa mais enviar “${card}”.`;
export const notNeededInReply = 'Você não precisa mais enviar o arquivo de novo.';
export const needed = 'É necessário um documento';
export const neededText = (card: string, note: string) =>
  `Envie, por favor: ${card}${note ? ` (${note})` : ''}.`;
export const added = 'Um documento foi incluído';
export const addedText = (card: string) =>
  `Incluímos para você um arquivo no seu pedido: “${card}”. Você não precisa enviá-lo.`;
export const refusedFile = 'Um arquivo foi recusado';
export const refusedFileText = (card: string) =>
  `Um arquivo para “${card}” não passou na nossa verificação de vírus e foi apagado. Envie-o de novo, de outro aparelho se puder.`;

// Mails to the applicant.
export const openYours = 'Abrir seu pedido';
export const applicationOf = (day: string, end: string) => `Pedido de ${day}, nº …${end}`;
export const linkIsYours =
  'O link é só para você: quem o tiver pode ver seu pedido. Não encaminhe este e-mail.';
export const mailNotALender = `A ${brand.name} não é uma instituição de crédito. As decisões de crédito são tomadas por instituições independentes; taxas, condições e disponibilidade variam conforme o solicitante e o estado.`;
export const receivedSubject = 'Recebemos seu pedido de financiamento';
export const receivedPreview = 'Com três documentos ele fica completo; depois começa a análise.';
export const receivedText =
  'Obrigado pelo seu pedido de financiamento. Assim que você enviar seu documento de identidade e seus comprovantes de renda e de endereço, ele vai automaticamente para análise.';
export const receivedPage =
  'Sua própria página mostra em que fase ele está, o que ainda falta e cada mensagem da análise.';
export const newsHeading = 'Novidades do seu pedido';
export const newsPreview = 'Há novidades do seu pedido.';
export const decidedSubject = 'A instituição de crédito decidiu sobre seu pedido';
export const decidedText =
  'A instituição de crédito já decidiu. Você pode ler a decisão na página do seu pedido.';
export const newsSubject = (status: string) => `Seu pedido de financiamento: ${status}`;
export const movedOn = 'Seu pedido de financiamento avançou.';
export const status = 'Situação';
export const correctionSubject = 'Uma correção da decisão sobre seu pedido';
export const correction = 'Uma correção';
export const correctionPreview = 'O que dissemos da decisão da instituição não estava certo.';
export const correctionText =
  'O que dissemos da decisão da instituição não estava certo. Leia o que está certo na página do seu pedido.';
export const messageSubject = 'Uma mensagem sobre seu pedido de financiamento';
export const messageHeading = 'Uma mensagem para você';
export const messagePreview = 'Há uma mensagem sobre seu pedido.';
export const messageText =
  'Há uma nova mensagem sobre seu pedido de financiamento. Você pode respondê-la lá.';
export const linkSubject = 'O link do seu pedido de financiamento';
export const linkHeading = 'Um novo link para seu pedido';
export const linkPreview = 'Abre seu pedido por 14 dias.';
export const linkText =
  'Alguém, esperamos que você, pediu um novo link para seu pedido de financiamento. Ele funciona por 14 dias.';
export const linkNotAsked = 'Não pediu? Você não precisa fazer nada.';
export const contactHeading = 'Seus dados de contato foram alterados';
export const contactPreview = 'Os dados de contato do seu pedido foram alterados.';
export const contactNew =
  'De agora em diante, escrevemos para este endereço sobre seu pedido de financiamento.';
export const contactOld =
  'De agora em diante, escrevemos para outro endereço sobre seu pedido de financiamento. Se não foi você, ligue para nós imediatamente.';

// The demonstration, and the answer when a draft is deleted.
export const demoReceivedText =
  'Obrigado. Assim que seu documento de identidade e seus comprovantes de renda e de endereço estiverem aqui, seu pedido vai automaticamente para análise.';
export const demoQuestion = 'Uma pergunta sobre sua renda';
export const demoQuestionText =
  'Você poderia enviar a segunda página da sua última declaração de imposto de renda? A primeira está legível.';
export const draftForgotten = 'O pedido inacabado foi apagado.';

// The lender's terms.
export const lendersTerms = 'As condições da instituição de crédito';
export const termsToSign = 'Condições para assinar';
export const termsToSignText =
  'As condições da instituição de crédito chegaram. Leia-as nesta página, aceite assinar eletronicamente e assine.';
export const termsSigned = 'Condições assinadas';
export const termsTakenBack = 'Condições retiradas';
export const termsTakenBackText =
  'Não foi possível abrir as condições da instituição de crédito que enviamos, então ainda não há nada para assinar. Vamos enviá-las de novo.';
export const termsSentBack = 'Condições devolvidas';
export const termsSentBackText = 'Devolvi as condições sem assinar.';
export const termsSignedText =
  'Você assinou as condições da instituição de crédito. O documento selado está nesta página, para você abrir e guardar.';

// Messages for wrong fields in staff's forms.
export const reasonMissing = 'Informe o motivo';
export const decisionMissing = 'Escolha o que a instituição de crédito decidiu';
export const reasonsMissing = 'Informe as principais razões da instituição de crédito';
export const conditionsMissing = 'Informe as condições da instituição';
export const reasonEmpty = 'Uma das razões está vazia';
export const tooManyReasons = 'Informe no máximo 10 razões';
export const whyMissing = 'Diga por que está sendo corrigida';
export const documentTypeMissing = 'Escolha qual é o documento';
export const fileMissing = 'Escolha um arquivo';
export const documentNameMissing = 'Escreva o nome do documento';
export const wrongMissing = 'Diga o que há de errado';
export const subjectMissing = 'Escreva um assunto';
export const noteMissing = 'Escreva uma nota';
