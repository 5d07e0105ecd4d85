export const choosePassword = 'Escolha uma nova senha';
export const resetPreview = 'O link funciona uma vez, por uma hora.';
export const resetAsked = (username: string) =>
  `Alguém, esperamos que você, pediu uma nova senha para a conta “${username}”.`;
export const resetWorksOnce =
  'O link funciona uma vez, por uma hora. Sua senha antiga vale até você escolher outra.';
export const resetNotYou = 'Não pediu? Nada mudou e você não precisa fazer nada.';
export const confirmSubject = 'Confirme seu e-mail';
export const confirmPreview =
  'Com a confirmação, os pedidos enviados deste endereço podem ser adicionados à sua conta.';
export const confirmHeading = 'Este é o seu endereço?';
export const confirmText =
  'Este endereço foi informado no perfil de uma conta do nosso site. A conta é sua? Confirme o endereço com a sessão aberta.';
export const confirmLink = 'Confirmar este endereço';
export const confirmWorksOnce = 'O link funciona uma vez, por um dia.';
export const confirmNotYou =
  'Não tem uma conta conosco? Ignore este e-mail; ninguém pode confirmar o endereço sem você.';
export const passwordChanged = 'Sua senha foi alterada';
export const othersSignedOut = 'A sessão foi encerrada nos outros dispositivos.';
export const passwordChangedText = (username: string) =>
  `A senha da sua conta “${username}” acabou de ser alterada, e a sessão foi encerrada nos outros dispositivos.`;
export const notYouCall = 'Se não foi você, ligue para nós imediatamente: {phone}.';
export const factorStarted = 'Um aplicativo autenticador foi ativado';
export const factorPreview = 'A partir de agora o código dele é pedido ao entrar.';
export const factorText = (username: string) =>
  `Um aplicativo autenticador acabou de ser ativado na sua conta “${username}”. A partir de agora o código dele é pedido ao entrar.`;
export const passkeyAdded = 'Uma chave de acesso foi adicionada';
export const passkeyPreview = 'A partir de agora ela abre sua conta.';
export const passkeyText = (name: string, username: string) =>
  `A chave de acesso “${name}” acabou de ser adicionada à sua conta “${username}”. Ela permite entrar sem senha.`;
export const passkeyNotYou =
  'Se não foi você, remova a chave no seu perfil, troque sua senha e ligue para nós imediatamente: {phone}.';
export const lessProtected = {
  'factor-stopped': {
    subject: 'Seu segundo fator foi desativado',
    preview: 'Nenhum código é mais pedido ao entrar.',
    text: (username: string) =>
      `O segundo fator da sua conta “${username}” acabou de ser desativado. Nenhum código é mais pedido ao entrar.`,
  },
  'codes-renewed': {
    subject: 'Seus códigos de recuperação foram substituídos',
    preview: 'Os códigos que você tinha não funcionam mais.',
    text: (username: string) =>
      `Novos códigos de recuperação acabaram de ser criados para a sua conta “${username}”. Os que você tinha não funcionam mais.`,
  },
  'passkey-removed': {
    subject: 'Uma chave de acesso foi removida',
    preview: 'Ela não abre mais sua conta.',
    text: (username: string) =>
      `Uma chave de acesso acabou de ser removida da sua conta “${username}”. Ela não permite mais entrar.`,
  },
};
export const protectionNotYou =
  'Se não foi você, troque sua senha no seu perfil e ligue para nós imediatamente: {phone}.';
export const addressChanged = 'Seu e-mail foi alterado';
export const addressPreview = 'Não foi você? Você tem 72 horas para recuperá-lo.';
export const addressHeading = 'Seu endereço foi alterado';
export const addressText = (username: string) =>
  `O e-mail da sua conta “${username}” acabou de ser alterado. As mensagens sobre a conta não chegam mais aqui.`;
export const addressNotYou =
  'Se não foi você, recupere o endereço: a conta volta a ter este endereço, a sessão é encerrada em todos os dispositivos e enviamos um link para escolher uma nova senha.';
export const takeItBack = 'Recuperar este endereço';
export const addressWorksOnce = 'O link funciona uma vez, por 72 horas.';
export const addressCall = 'Você também pode ligar: {phone}. Se foi você, não precisa fazer nada.';
export const newDevice = 'Um novo dispositivo entrou na sua conta';
export const newDeviceText = (browser: string, username: string, at: string) =>
  `${browser} entrou na sua conta “${username}” pela primeira vez: ${at}.`;
export const newDeviceNotYou =
  'Foi você? Então não há nada a fazer. Se não, troque sua senha: isso encerra a sessão nos outros dispositivos. Ou ligue para nós imediatamente: {phone}.';

export const signIn = 'Entrar';
export const signInLead = 'Seus pedidos, iates salvos e dados, em um só lugar.';
export const oneMoreStep = 'Mais um passo';
export const enterCode =
  'Digite os seis dígitos do seu aplicativo autenticador ou um dos seus códigos de recuperação.';
export const yourProfile = 'Seu perfil';
export const signedInAs = (username: string) => `Você entrou como ${username}.`;
export const welcomes = {
  administrator: { title: 'Boas-vindas', description: 'Abrindo o painel de administração...' },
  client: { title: 'Acesso de clientes', description: 'Abrindo seu perfil...' },
};
export const passkeyNotUsed = 'A chave de acesso não foi usada';
export const invalidCredentials = 'Dados de acesso incorretos';
export const notSignedIn = 'A sessão não foi iniciada';
export const cookiesRefused =
  'Seu navegador recusa cookies, e sem eles não é possível continuar conectado. Permita os cookies deste site e tente de novo.';
export const enterBoth = 'Digite o nome de usuário e a senha';
export const username = 'Nome de usuário';
export const password = 'Senha';
export const signInButton = 'Entrar';
export const signingIn = 'Entrando...';
export const usePasskey = 'Usar uma chave de acesso';
export const forgotten = 'Esqueceu sua senha?';
export const adminAccess = 'A administração entra com dados de acesso próprios';
export const othersBecomeClients = 'Com outros dados, um perfil de cliente é criado';
export const code = 'Código';
export const goOn = 'Continuar';
export const adminDashboard = 'Painel de administração';
export const myProfile = 'Meu perfil';
export const logOut = 'Sair';
export const loggedOut = 'Sessão encerrada';
export const notSignedOut = 'A sessão não foi encerrada';
export const unreached = 'Não conseguimos falar com o site. Verifique sua conexão e tente de novo.';
export const hidePassword = 'Ocultar a senha';
export const showPassword = 'Mostrar a senha';
export const passkeyThere = 'Este dispositivo já tem uma chave de acesso para a sua conta.';
export const passkeyUnconfirmed = 'Seu dispositivo não confirmou. Tente de novo.';
export const noPasskeys = 'Este navegador não aceita chaves de acesso.';

export const linksDescription = 'Para os links dos nossos e-mails.';
export const newPasswordSet = 'Sua nova senha está pronta';
export const checkEmail = 'Verifique seu e-mail';
export const tellAccount =
  'Informe seu nome de usuário ou e-mail. Se a conta tiver um endereço confirmado, enviamos um link para ele.';
export const newPassword = 'Nova senha';
export const newPasswordEverywhere =
  'Pelo menos 8 caracteres. A sessão é encerrada em todos os dispositivos.';
export const usernameOrEmail = 'Nome de usuário ou e-mail';
export const askAgain = 'Receber outro link';
export const setPassword = 'Salvar nova senha';
export const emailLink = 'Receber um link';
export const confirmEmail = 'Confirme seu e-mail';
export const confirmAsked =
  'Confirme que este endereço é seu, e os pedidos enviados dele poderão ser adicionados à sua conta.';
export const confirmAsGuest = 'Primeiro entre na sua conta. Depois você voltará aqui para confirmá-lo.';
export const thankYou = 'Obrigado';
export const confirmAddress = 'Confirmar meu endereço';
export const goToProfile = 'Ir para o meu perfil';
export const takeAddressBack = 'Recupere seu endereço';
export const addressIsBack = 'O endereço é seu de novo';
export const takeBackText =
  'Se não foi você quem mudou o e-mail da sua conta, recupere o endereço aqui. A sessão é encerrada em todos os dispositivos e enviamos um link para você escolher uma nova senha.';
export const home = 'Início';
export const contactUs = 'Fale conosco';
export const takeBack = 'Recuperar';

export const done = {
  codeWanted: 'Digite o código do seu aplicativo autenticador.',
  passkeyWanted: 'Agora use sua chave de acesso.',
  accountMade: 'Boas-vindas a bordo. Sua conta está pronta.',
  signedIn: 'Que bom ver você de novo.',
  signedOut: 'Você saiu da sua conta.',
  restored:
    'Sua conta voltou a ter este endereço. A sessão foi encerrada em todos os dispositivos e a senha antiga não abre mais nada: no seu e-mail há um link para escolher uma nova.',
  changed: 'Sua senha foi alterada. A sessão foi encerrada nos outros dispositivos.',
  asked: 'Se essa conta tiver um endereço confirmado, um link está a caminho. Ele funciona por uma hora.',
  reset: 'A sessão foi encerrada em todos os dispositivos. Você já pode entrar com sua nova senha.',
  deviceOut: 'A sessão desse dispositivo foi encerrada.',
  goOn: 'Obrigado. Pode continuar.',
  factorOn: 'Seu segundo fator está ativado.',
  factorOff: 'Seu segundo fator está desativado.',
  linkSent: 'O link está a caminho do seu endereço.',
  confirmed: 'Seu e-mail está confirmado.',
  passkeyMade: 'A partir de agora você pode entrar com ela.',
  passkeyGone: 'Essa chave de acesso não abre mais nada.',
};
export const outEverywhere = 'A sessão foi encerrada em todos os dispositivos.';
export const calledNow = (name: string) => `Agora o nome é ${name}.`;
export const aBrowser = 'Um navegador';
export const browserOn = (browser: string, system: string) => `${browser} no ${system}`;

export const profileFields = {
  firstName: 'Nome',
  lastName: 'Sobrenome',
  email: 'E-mail',
  phone: 'Telefone',
  address: 'Endereço',
  city: 'Cidade',
  state: 'Estado',
  zipCode: 'Código postal',
  country: 'País',
};
export const contactMethods = { email: 'E-mail', phone: 'Telefone', whatsapp: 'WhatsApp' };
export const preferredContact = 'Contato preferido';
export const language = 'Idioma';
export const languageHint = 'É neste idioma que escrevemos a você.';
export const languageNotKept = 'O idioma não foi alterado';
export const defaultCountry = 'Estados Unidos';
export const yourDetails = 'Seus dados';
export const editProfile = 'Editar perfil';
export const nothingYet = 'Nada ainda. Bastam um nome e um telefone ou e-mail.';
export const notGiven = 'Não informado';
export const error = 'Erro';
export const profileFailed = 'Não foi possível atualizar o perfil. Tente de novo.';
export const profileUpdated = 'Perfil atualizado';
export const profileUpdatedText = 'Seu perfil foi atualizado.';
export const save = 'Salvar';
export const cancel = 'Cancelar';
export const confirmedMark = 'Confirmado';
export const notConfirmed = 'Não confirmado';
export const sendAgain = 'Enviar o link de novo';
export const notSent = 'Não foi enviado';
export const validEmail = 'Digite um endereço de e-mail válido';
export const enterPassword = 'Digite uma senha.';
export const usernameMissing = 'Digite um nome de usuário.';
export const accountMissing = 'Digite seu nome de usuário ou e-mail.';
export const contactMissing = 'Escolha e-mail, telefone ou WhatsApp.';
export const passwordAtMost = (most: number) => `Use no máximo ${most} caracteres.`;
export const namePasskey = 'Dê um nome, como “iPhone” ou “Chave do chaveiro”.';
export const noLongerSignedIn = {
  title: 'Sua sessão não está mais aberta',
  description: 'Sua sessão terminou. Entre de novo.',
};
export const accessChanged = {
  title: 'Seu acesso mudou',
  description: 'Alguém mudou o que a sua conta pode fazer. Nada foi salvo.',
};

export const savedYachts = 'Iates salvos';
export const noneSaved = 'Nenhum ainda. Toque no coração de ';
export const yachtYouLike = 'um iate de que você goste';
export const findHerHere = ' e ele aparecerá aqui.';
export const guests = (count: number) => (count === 1 ? '1 convidado' : `${count} convidados`);
export const letGoOf = (yacht: string) => `Remover ${yacht} dos salvos`;
export const remove = 'Remover';

export const security = 'Acesso e segurança';
export const changePassword = 'Alterar a senha';
export const passwordNotChanged = 'A senha não foi alterada';
export const passwordChangedMark = 'Senha alterada';
export const currentPassword = 'Senha atual';
export const newPasswordElsewhere = 'Pelo menos 8 caracteres. A sessão é encerrada nos outros dispositivos.';
export const keepIt = 'Não alterar';
export const whereSignedIn = 'Onde sua sessão está aberta';
export const signOutEverywhere = 'Sair de todos os dispositivos';
export const signedOut = 'Sessão encerrada';
export const thisOne = ', este dispositivo';
export const lastUsed = (at: string) => `Último uso: ${at}`;
export const signOutOf = (browser: string, at: string) =>
  `Encerrar a sessão de ${browser}, último uso: ${at}`;
export const signOut = 'Encerrar';
export const secondFactor = 'Segundo fator';
export const on = 'Ativado';
export const off = 'Desativado';
export const secondFactorText = 'Um código de um aplicativo autenticador, pedido depois da sua senha.';
export const newRecoveryCodes = 'Novos códigos de recuperação';
export const turnOff = 'Desativar';
export const setUp = 'Configurar';
export const yourPassword = 'Sua senha';
export const scanThis = '1. Escaneie isto com seu aplicativo autenticador ou digite a chave nele.';
export const qrCode = 'Código QR para seu aplicativo autenticador';
export const copyKey = 'Copiar a chave';
export const openAuthenticator = 'Abrir no seu aplicativo autenticador';
export const enterSixDigits = '2. Digite os seis dígitos que ele mostra.';
export const notChanged = 'Não foi alterado';
export const keepCodes =
  'Guarde estes códigos de recuperação em um lugar seguro. Cada um abre sua conta uma vez, se você perder o aplicativo. Eles só aparecem agora.';
export const recoveryCodes = 'Códigos de recuperação';
export const copyCodes = 'Copiar os códigos';
export const downloadCodes = 'Baixar como arquivo de texto';
export const keptCodes = 'Já guardei';
export const passkeys = 'Chaves de acesso';
export const passkeysText =
  'Entre com seu rosto, sua impressão digital ou uma chave de segurança, sem senha nem código.';
export const addPasskey = 'Adicionar uma chave de acesso';
export const passkeyAddedMark = 'Chave de acesso adicionada';
export const passkeyRenamed = 'Chave de acesso renomeada';
export const passkeyRemoved = 'Chave de acesso removida';
export const passkeyRemoving =
  'Ela não abrirá mais sua conta. Apague-a também no seu dispositivo; senão, ele continuará a oferecê-la.';
export const notRemoved = 'Não foi removida';
export const notSaved = 'Não foi salvo';
export const passkeyUsed = (created: string, used: string | null) =>
  `Adicionada: ${created} · ${used === null ? 'ainda sem uso' : `último uso: ${used}`}`;
export const rename = 'Renomear';
export const renameOf = (name: string) => `Renomear ${name}`;
export const removeOf = (name: string) => `Remover ${name}`;
export const removingPasskey = (name: string) => `Remover a chave de acesso “${name}”?`;
export const name = 'Nome';
export const nameHint = 'Para diferenciá-la de outras, como “Meu telefone”.';

export const signInAgain = 'Entre de novo';
export const confirmIdentity = 'Confirme que é você';
export const sessionOver = (username: string) =>
  `Sua sessão terminou, ${username}. O que você digitou continua aqui, e você segue de onde parou.`;
export const whyConfirm = 'Isto afeta uma conta, dados particulares ou dinheiro; confirme que é você.';
export const confirm = 'Confirmar';
export const useCode = 'Usar um código';
export const usePassword = 'Usar sua senha';
export const codeHint = 'Do seu aplicativo autenticador, ou um dos seus códigos de recuperação.';

// Errors and hints for staff.
export const colleagueMissing = 'Falta o nome de usuário';
export const chooseRoles = 'Escolha entre as funções que existem.';
export const chooseRole = 'Escolha ao menos uma função.';
export const sayWhy = 'Informe o motivo.';
export const chooseYourOwn =
  'Você entrou com uma senha de uso único. Escolha uma própria antes de continuar.';
