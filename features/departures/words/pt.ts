// As licenças da Guarda Costeira.
export const licenses = {
  oupv: 'OUPV',
  'master-25': 'Master, 25 toneladas',
  'master-50': 'Master, 50 toneladas',
  'master-100': 'Master, 100 toneladas',
  'master-200': 'Master, 200 toneladas',
  'master-500': 'Master, 500 toneladas',
  'master-1600': 'Master, 1.600 toneladas',
  master: 'Master, qualquer tonelagem',
};

// Na página de um aluguel a casco nu.
export const captainTitle = 'Seu capitão';
export const captainText =
  'Este é um aluguel a casco nu: você escolhe o capitão, combina os honorários com ele e paga a ele diretamente. Aqui é preparado um contrato entre vocês dois, e ambos o assinam. Sem ele, o iate não pode zarpar.';
export const selfText = 'Você comanda o iate e assina aqui uma declaração. Sem ela, o iate não pode zarpar.';
export const chooseTitle = 'Escolha seu capitão';
export const fewCaptains = 'No momento não podemos oferecer vários capitães. Indique o seu.';
export const fromList = 'Com licença para este iate e livres nesse dia';
export const nameOwn = 'Outro capitão, que eu indico';
export const amCaptain = 'O capitão sou eu';
export const captainName = 'Nome completo do capitão';
export const license = 'Licença';
export const chooseLicense = 'Escolha uma';
export const licenseNumber = 'Número da licença';
export const licenseUntil = 'Licença válida até';
export const phone = 'Telefone do capitão';
export const email = 'E-mail do capitão';
export const emailHint = 'O contrato é enviado para lá. Sem e-mail, você mesmo repassa o link.';
export const selfHint = (name: string) =>
  `Você assina uma declaração como ${name}, com a licença indicada abaixo.`;
export const chooseButton = 'Escolher este capitão';
export const chosen = 'Seu capitão está escolhido. O contrato está sendo preparado.';
export const yourChoice = 'Você escolheu';
export const yourself = (name: string) => `${name} (você)`;
export const callCaptain = 'Ligue para o seu capitão para combinar os honorários';
export const isLost = 'Seu capitão não pode mais assumir este aluguel. Escolha de novo.';
export const changeCaptain = 'Escolher outro capitão';
export const changeHint =
  'O que foi assinado para esta escolha termina então, e um novo documento é preparado.';
export const passOnTitle = 'Repasse o link ao seu capitão';
export const passOnText = 'Seu capitão assina por um link próprio. Envie a ele.';
export const makeLink = 'Mostrar o link';
export const theLink = 'Link para o seu capitão';
export const copyLink = 'Copiar o link';
export const linkMade = 'Aqui está o link.';
export const isMailed = 'Seu capitão recebe por e-mail o link para assinar.';
export const orSendIt = 'Se o e-mail não chegar, você mesmo pode enviar o link.';
export const weSend = 'Seu capitão não tem e-mail aqui: nós repassamos a ele o link para assinar.';
export const keep = 'Ficar com este capitão';
export const chooseOne = 'Escolha um capitão.';
export const nameMissing = 'Escreva o nome completo do capitão.';
export const licenseMissing = 'Escolha a licença.';
export const numberMissing = 'Escreva o número da licença.';
export const untilMissing = 'Informe o último dia da licença.';
export const phoneMissing = 'Escreva o telefone do capitão.';
export const emailWrong = 'Digite um e-mail válido';
export const captainNotFree = 'Esse capitão não pode mais ser escolhido para esse horário. Escolha outro.';
export const tooManyChoices =
  'Já se escolheu capitão vezes demais para este aluguel. Tente de novo amanhã ou ligue para nós.';
export const licenseEnded = 'A licença precisa ser válida até o último dia do aluguel.';
export const licenseTooSmall = 'Essa licença não basta para a tonelagem do iate e tantos convidados.';
export const stepName = 'Seu capitão';
export const stepChoose = 'Escolha um capitão';
export const stepSign = (isOwn: boolean) =>
  isOwn ? 'Assine sua declaração como capitão' : 'Assine o contrato com o seu capitão';
export const stepCaptainSigns = 'Falta a assinatura do seu capitão';
export const stepDone = (name: string, isOwn: boolean) =>
  `${name}, ${isOwn ? 'declaração assinada' : 'contrato assinado'}`;
export const stepAction = 'Ir para o seu capitão';

// A página em que um capitão assina.
export const pageTitle = 'Contrato com o locatário';
export const pageDescription = 'Leia e assine o contrato de um aluguel a casco nu.';
export const pageHeading = (name: string) => `Contrato para o capitão ${name}`;
export const pageText = (charterer: string) =>
  `${charterer} alugou um iate a casco nu e escolheu você como capitão. O contrato é entre vocês dois; o proprietário do iate não é parte dele.`;
export const yacht = 'Iate';
export const date = 'Data';
export const time = 'Horário';
export const where = 'Onde';
export const guests = 'Convidados';
export const charterer = 'Locatário';
export const notYet = 'O locatário ainda não assinou. Abra este link de novo quando tiver assinado.';
export const hasChanged =
  'O aluguel mudou depois da assinatura do contrato. O locatário assina primeiro o novo; abra este link de novo quando ele tiver assinado.';
export const linkOver = 'Este link não é mais válido';
export const linkOverText =
  'O locatário escolheu um capitão de novo, ou o aluguel mudou, já terminou ou foi cancelado.';
export const loading = 'Carregando…';
export const loadFailed = 'Não foi possível carregar. Tente de novo em um momento.';

// Por e-mail.
export const toSignSubject = (about: string) => `Assine o contrato com o seu capitão: ${about}`;
export const toSignHeading = 'O contrato com o seu capitão está pronto';
export const toSignText = (captain: string) =>
  `É entre você e o capitão ${captain}. Leia e assine na página do seu aluguel; seu capitão assina depois. Sem ele, o iate não pode zarpar.`;
export const ownSubject = (about: string) => `Assine sua declaração como capitão: ${about}`;
export const ownHeading = 'Sua declaração como capitão está pronta';
export const ownText =
  'Você mesmo comanda o iate. Leia e assine sua declaração na página do seu aluguel. Sem ela, o iate não pode zarpar.';
export const signButton = 'Ler e assinar';
export const refusedSubject = (about: string) => `Seu capitão não assinou: ${about}`;
export const refusedHeading = 'Seu capitão devolveu o contrato';
export const refusedText = (captain: string) =>
  `O capitão ${captain} não assinou. Ligue para ele ou escolha outro capitão na página do seu aluguel.`;
export const refusedButton = 'Escolher um capitão';
export const sealedSubject = (about: string) => `Assinado: o contrato com o seu capitão, ${about}`;
export const sealedHeading = 'O contrato com o seu capitão está assinado';
export const sealedText =
  'O botão leva ao documento selado, que você pode abrir, salvar e imprimir. Quem o tiver pode conferir que nada mudou.';
export const sealedButton = 'Abrir o contrato';
export const ownSealedSubject = (about: string) => `Assinada: sua declaração como capitão, ${about}`;
export const ownSealedHeading = 'Sua declaração como capitão está assinada';
export const ownSealedButton = 'Abrir a declaração';
export const forCaptainSubject = (about: string) => `Assine seu contrato como capitão: ${about}`;
export const forCaptainHeading = 'Pedem que você comande um iate';
export const forCaptainText = (charterer: string) =>
  `${charterer} alugou um iate a casco nu, escolheu você como capitão e já assinou o contrato com você. Leia e assine, ou devolva. O pagamento é feito a você diretamente.`;
export const captainSealedSubject = (about: string) => `Assinado: seu contrato como capitão, ${about}`;
export const captainSealedHeading = 'Seu contrato está assinado pelas duas partes';
export const endedSubject = (about: string) => `Seu contrato como capitão terminou: ${about}`;
export const endedHeading = 'Seu contrato terminou';
export const endedText = (charterer: string) =>
  `O contrato que você assinou com ${charterer} não vale mais: o aluguel foi cancelado ou mudou, ou outro capitão foi escolhido. Não esperam você a bordo. O que for devido por trabalho já feito fica entre vocês dois.`;
export const clientEndedSubject = (about: string) => `O contrato com o seu capitão terminou: ${about}`;
export const clientEndedHeading = 'O contrato com o seu capitão terminou';
export const clientEndedText = (captain: string) =>
  `O contrato que você assinou com o capitão ${captain} não vale mais: seu aluguel foi cancelado ou mudou, ou você escolheu outro capitão. Não temos o e-mail do capitão: avise que ninguém o espera a bordo.`;

// O lembrete antes da saída.
export const missingSubject = (about: string) => `Antes de embarcar falta algo: ${about}`;
export const missingHeading = 'Antes de embarcar';
export const missingText =
  'Seu aluguel está próximo. Ainda falta isto; sem isso, o iate não pode zarpar na hora:';
export const missingAgreement = 'Seu contrato de aluguel não está assinado.';
export const missingCaptain = 'Você não escolheu um capitão.';
export const missingContract = 'O contrato com o seu capitão não está assinado pelos dois.';
export const missingDeclaration = 'Sua declaração como capitão não está assinada.';
export const missingNames = (count: number, most: number) =>
  count === 1
    ? `Falta o nome de 1 de ${most} ${most === 1 ? 'convidado' : 'convidados'}.`
    : `Faltam os nomes de ${count} de ${most} convidados.`;
export const missingWaivers = (count: number) =>
  count === 1
    ? '1 convidado não assinou o termo de isenção.'
    : `${count} convidados não assinaram o termo de isenção.`;
export const missingButton = 'Fazer agora';
