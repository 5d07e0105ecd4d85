import { isOne } from '#words/pt.ts';

// A isenção. Redação nossa, um modelo: o advogado do proprietário a aprova antes do uso (docs/owner.md).
export const waiverTitle = 'Termo de isenção e renúncia de responsabilidade';
export const waiverParties = (business: string, yacht: string, day: string) =>
  `Este é um acordo entre você, o convidado que assina, e ${business} com o proprietário do iate ${yacht}, seu capitão, sua tripulação, seus funcionários e seus representantes (em conjunto, “a empresa”). Ele trata do aluguel de ${day} e de qualquer outro dia ou iate para o qual esse aluguel seja mudado.`;
export const waiverRisks =
  'Estar a bordo de um iate e na água tem riscos que o cuidado não elimina: ondas e movimentos bruscos, conveses escorregadios, quedas, outras embarcações, o clima, o sol, nadar, brinquedos aquáticos, afogamento, doença e estar longe de socorro. Você pode se ferir ou morrer, e coisas podem se perder ou se danificar.';
export const waiverAccepted = 'Você sobe a bordo por sua própria vontade e aceita esses riscos.';
export const waiverRelease =
  'Até onde a lei permite, você renuncia ao direito de reclamar da empresa por lesão, morte ou perda que venha desses riscos, também se a empresa foi negligente. Você não renuncia a reclamar por negligência grave nem por danos causados de propósito, nem a nenhum direito ao qual a lei não permite renunciar.';
export const waiverConduct =
  'Você segue as instruções do capitão, usa colete salva-vidas quando lhe pedem, usa brinquedos aquáticos e entra na água só com a permissão do capitão, e não entra na água depois de beber álcool.';
export const waiverHealth =
  'Sua saúde permite subir a bordo, e você nos informou das alergias que a tripulação deve conhecer. Em uma emergência, você nos permite pedir ajuda médica, por sua conta.';
export const waiverMinors =
  'Para cada menor que você nomeia, você declara que é o responsável natural (mãe ou pai) ou um tutor nomeado por um tribunal, e assina também pelo menor. No caso de um menor, a renúncia trata dos riscos que são parte natural da atividade e de nada mais. O aviso abaixo faz parte dela.';
export const waiverLaw =
  'Aplicam-se o direito marítimo geral dos Estados Unidos e a lei da Flórida. Se uma frase não for válida, as outras continuam valendo. Decide o texto em inglês.';
export const noticeTranslated = (business: string) =>
  `AVISO AO RESPONSÁVEL NATURAL PELO MENOR. LEIA ESTE FORMULÁRIO POR COMPLETO E COM CUIDADO. VOCÊ CONCORDA QUE SEU FILHO MENOR PARTICIPE DE UMA ATIVIDADE QUE PODE SER PERIGOSA. VOCÊ CONCORDA QUE, MESMO QUE ${business} OFEREÇA ESTA ATIVIDADE COM CUIDADO RAZOÁVEL, EXISTE A POSSIBILIDADE DE SEU FILHO SOFRER LESÕES GRAVES OU MORRER AO PARTICIPAR, PORQUE A ATIVIDADE TEM PERIGOS PRÓPRIOS QUE NÃO PODEM SER EVITADOS NEM ELIMINADOS. AO ASSINAR ESTE FORMULÁRIO VOCÊ RENUNCIA AO DIREITO DE SEU FILHO E AO SEU DE RECLAMAR DE ${business} EM UM PROCESSO POR QUALQUER LESÃO DE SEU FILHO, INCLUÍDA A MORTE, OU POR QUALQUER DANO A BENS QUE RESULTE DOS RISCOS QUE SÃO PARTE NATURAL DA ATIVIDADE. VOCÊ TEM O DIREITO DE NÃO ASSINAR ESTE FORMULÁRIO, E ${business} TEM O DIREITO DE NÃO DEIXAR SEU FILHO PARTICIPAR SE VOCÊ NÃO O ASSINAR.`;

// A página em que um convidado assina.
export const pageTitle = 'Termo de isenção para seu dia no mar';
export const pageDescription = 'Assine o termo de isenção antes de subir a bordo.';
export const heading = 'Antes de subir a bordo';
export const lead = 'Cada adulto assina uma vez. Leva menos de um minuto.';
export const yacht = 'Iate';
export const date = 'Data';
export const time = 'Horário';
export const where = 'Local';
export const arriveBy = 'Chegar até';
export const aboutYou = 'Sobre você';
export const yourName = 'Seu nome completo';
export const adultLabel = 'Tenho 18 anos ou mais.';
export const yourContact = 'Contato de emergência';
export const contactHint = 'Nome e telefone de alguém que não esteja a bordo.';
export const yourAllergies = 'Alergias que a tripulação deve conhecer';
export const allergiesHint = 'Deixe vazio se não tiver nenhuma.';
export const dataHint = (days: number) =>
  `O que você escrever é criptografado. Só nossa equipe e sua tripulação podem ler, e é apagado ${days} ${days === 1 ? 'dia' : 'dias'} depois do passeio.`;
export const yourMinors = 'Menores por quem você assina';
export const minorsHint = 'Menores de 18 anos pelos quais você é responsável.';
export const ashoreLabel = 'Fico em terra: assino apenas pelos menores.';
export const addMinor = 'Adicionar um menor';
export const minorName = (number: number) => `Nome completo do menor ${number}`;
export const minorAge = (number: number) => `Idade do menor ${number}`;
export const minorAllergies = (number: number) => `Alergias do menor ${number}`;
export const removeMinor = (number: number) => `Remover o menor ${number}`;
export const chooseAge = 'Escolha';
export const ageBands = {
  adult: '18 anos ou mais',
  teen: 'De 13 a 17 anos',
  child: 'De 3 a 12 anos',
  infant: 'Menos de 3 anos',
} as const;
export const readAndSign = 'Leia e assine';
export const inEnglish = 'O aviso em inglês, como a lei da Flórida o redige';
export const guardianLabel =
  'Sou responsável natural, ou tutor nomeado por um tribunal, de cada menor nomeado acima, e li o aviso aos responsáveis.';
export const consentLabel =
  'Li o termo de isenção e concordo com ele. Concordo em assinar por meio eletrônico e em receber este documento em forma eletrônica; eu poderia pedir em papel.';
export const signature = 'Escreva seu nome completo para assinar';
export const signButton = 'Assinar';
export const signedHeading = 'Obrigado, você já assinou';
export const signedText = (instant: string) =>
  `Assinado em ${instant}. Você não precisa fazer mais nada: até breve a bordo.`;
export const signedAshoreText = (instant: string) =>
  `Assinado em ${instant}. Só falta enviar o código abaixo.`;
export const codeTitle = 'Seu código para o píer';
export const codeAlt = 'Código QR para registrar você no píer';
export const codeText =
  'Mostre-o ao subir a bordo: a tripulação o lê e registra você e os menores por quem assinou. Faça agora uma captura de tela. Ele não diz a mais ninguém quem você é.';
export const ashoreCodeText =
  'Quem levar os menores a bordo mostra o código: a tripulação o lê e os registra. Faça agora uma captura de tela e envie a essa pessoa. Ele não diz a mais ninguém quem você é.';
export const signedNumber = 'Número do seu registro';
export const signedHash = 'Impressão digital do que você assinou (SHA-256)';
export const signAnother = 'Outro adulto assina neste celular';
export const noScripts = 'Para assinar é preciso JavaScript. Você também pode assinar em papel no píer.';
export const loading = 'Carregando…';
export const loadFailed = 'Não foi possível carregar. Tente de novo em um momento.';
export const linkOver = 'Este link não é mais válido';
export const linkOverText = 'Peça o novo a quem reservou o aluguel.';
export const isCancelled = 'Este aluguel foi cancelado';
export const isCancelledText = 'Não há nada para assinar. Quem o reservou pode dizer mais.';
export const isOver = 'Este aluguel já terminou';
export const isOverText = 'Não há mais nada para assinar. Obrigado por ter vindo a bordo.';
export const isNotConfirmed = 'Este aluguel ainda não está confirmado';
export const isNotConfirmedText = 'Abra este link de novo quando estiver.';
export const signedMessage = 'Você assinou.';

// O que falta em um formulário.
export const checkForm = 'Verifique o que está marcado abaixo.';
export const nameMissing = 'Escreva o nome completo.';
export const ageMissing = 'Escolha uma idade.';
export const adultMissing = 'Só adultos assinam. Por um menor assina seu responsável.';
export const contactMissing = 'Escreva para quem ligar em uma emergência.';
export const tooManyMinors = (most: number) => `Assine por ${most} menores no máximo.`;
export const guardianMissing = 'Confirme que você é o responsável.';
export const consentMissing = 'Leia o termo de isenção e concorde com ele.';
export const signatureMissing = 'Escreva seu nome completo para assinar.';
export const signatureDiffers = 'Escreva o mesmo nome que acima.';

// A página do próprio aluguel.
export const sectionTitle = 'Convidados a bordo';
export const sectionText = (most: number) =>
  `Seu aluguel é para ${most} ${most === 1 ? 'convidado' : 'convidados'} no máximo, contando você e as crianças. Cada adulto assina um termo de isenção antes de subir a bordo, e os responsáveis assinam pelos menores.`;
export const named = (count: number, most: number) =>
  count > most ? `${count} com nome, para ${most}` : `${count} de ${most} com nome`;
export const nobodyNamed =
  'Ainda não há ninguém na lista. Anote seus convidados ou compartilhe o link: quem assina é adicionado.';
export const signedMark = 'Assinado';
export const unsignedMark = 'Falta o termo';
export const hasAllergies = 'Alergias anotadas';
export const hasContact = 'Contato de emergência anotado';
export const editGuest = (name: string) => `Editar ${name}`;
export const removeGuest = (name: string) => `Remover ${name}`;
export const edit = 'Editar';
export const remove = 'Remover';
export const keep = 'Manter';
export const removeQuestion = (name: string) => `Remover ${name} da lista?`;
export const addGuest = 'Adicionar um convidado';
export const guestName = 'Nome completo';
export const guestAge = 'Idade';
export const guestAllergies = 'Alergias';
export const guestContact = 'Contato de emergência';
export const keptHint = 'Anotado e criptografado. Escreva aqui só para substituir.';
export const addedHint = 'Anotado e criptografado. O que você escrever aqui será acrescentado.';
export const sealedHint = 'É criptografado. Só nossa equipe e sua tripulação podem ler.';
export const save = 'Salvar';
export const cancel = 'Cancelar';
export const isFull = 'Todos os convidados do seu aluguel já estão na lista.';
export const shareTitle = 'Para seus convidados assinarem';
export const shareText =
  'Um link para todos: cada adulto abre no celular, sem conta. Ele não mostra os dados de ninguém.';
export const makeLink = 'Criar um link';
export const theLink = 'Link para seus convidados';
export const copyLink = 'Copiar o link';
export const qrCode = 'Código QR do link para seus convidados';
export const renewLink = 'Criar um link novo';
export const renewQuestion =
  'O link anterior deixa de funcionar na hora. As assinaturas já feitas continuam valendo.';
export const renewConfirm = 'Encerrar o link anterior e criar um novo';
export const stepName = 'Termos dos seus convidados';
export const stepDone = (count: number) => `${count} de ${count} ${isOne(count) ? 'assinado' : 'assinados'}`;
export const stepMissing = (signed: number, most: number) =>
  `${signed} de ${most} ${isOne(most) ? 'assinado' : 'assinados'}`;
export const stepAction = 'Anotar nomes ou compartilhar o link';
export const guestAdded = 'O convidado está na lista.';
export const guestKept = 'Salvo.';
export const guestGone = 'O convidado não está mais na lista.';
export const linkReady = 'O link está pronto para compartilhar.';
