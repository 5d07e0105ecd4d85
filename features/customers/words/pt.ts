export const whatStays = 'O que foi apagado e o que fica.';
export const keptApplications = (months: number) =>
  `Os pedidos de financiamento que você enviou ficam conosco, com seu nome e endereço, por ${months} meses depois de encerrados, como a lei de crédito exige. O que ainda estiver aberto segue em andamento, a menos que você o retire. Os links dos nossos e-mails os abrem, ou um novo, que enviamos se você pedir.`;
export const closed = 'Sua conta está encerrada';
export const closedText =
  'Seu perfil, iates salvos, mensagens e pedidos de orçamento foram apagados, e os pedidos em aberto foram cancelados.';
export const inBooksUnnamed = 'Os aluguéis passados ficam nos nossos livros sem o seu nome.';
export const inBooksFor = (years: number) =>
  `Os aluguéis passados ficam nos nossos livros, com o seu nome e o que você assinou, por ${years} anos depois do retorno, e depois sem o seu nome.`;
export const closedLast =
  'O que você reservou como visitante, sem adicionar à conta, continua reservado. Este é o último e-mail sobre a sua conta.';
export const erased = 'Seus dados foram apagados';
export const erasedText =
  'Como você pediu, apagamos o que guardávamos sobre você: sua conta, se este endereço estava confirmado nela, suas mensagens e pedidos, e o registro dos nossos e-mails. Os pedidos em aberto foram cancelados. Os aluguéis passados ficam nos nossos livros sem o seu nome.';
export const erasedLast = 'Este é o último e-mail que você recebe de nós.';
export const erasedButFinancing =
  'A partir de agora só escreveremos a você sobre seu pedido de financiamento.';
export const closing = 'Sua conta será encerrada em breve';
export const closingPreview = 'Entre uma vez para mantê-la.';
export const closingHeading = 'Quer manter sua conta?';
export const closingMail = (username: string, day: string) =>
  `Há muito tempo ninguém entra como ${username}. Guardamos o necessário e nada mais, por isso a conta será encerrada depois de ${day}. Para mantê-la, entre uma vez antes disso.`;
export const keepAccount = 'Manter minha conta';
export const closingLast = 'Se você não precisa mais dela, não há nada a fazer.';

export const profile = 'Perfil';
export const profileDescription = 'Seus pedidos, seus iates salvos e seus dados, em um só lugar.';
export const profileFailed = 'Não foi possível carregar seu perfil. Tente de novo.';
export const profileLoading = 'Carregando seu perfil…';
export const logOut = 'Sair';
export const accountSummary = 'Resumo da conta';
export const totalRequests = 'Total de pedidos';
export const savedYachts = 'Iates salvos';
export const quotesAsked = 'Orçamentos pedidos';
export const since = 'Conosco desde';
export const added = 'Adicionado à sua conta';
export const notAdded = 'Não foi adicionado';
export const sentWith = (count: number) =>
  `${count === 1 ? 'Um pedido foi enviado' : `${count} pedidos foram enviados`} com `;
export const beforeSignIn = ' antes de você entrar.';
export const addToAccount = 'Adicionar à minha conta';
export const claimed = (count: number) =>
  count === 1 ? 'Um pedido agora é seu.' : `${count} pedidos agora são seus.`;
export const firstSteps = 'Primeiros passos';
export const tellUs = 'Diga como falar com você';
export const tellUsWhy = 'Assim cada pedido já vem preenchido.';
export const lookAtYachts = 'Veja os iates';
export const lookAtYachtsWhy = 'Salve os de que gostar; depois você os encontra aqui.';
export const askForDate = 'Peça uma data';
export const askForDateWhy = 'Não custa nada, e você tem um orçamento em até 24 horas.';

export const yourData = 'O que guardamos sobre você';
export const yourDataText =
  'Tudo o que guardamos sobre você cabe em um arquivo. Você pode encerrar sua conta quando quiser; antes dizemos exatamente o que é apagado e o que precisa ficar.';
export const download = 'Baixar meus dados';
export const closeAccount = 'Encerrar minha conta';
export const accountClosed = 'Conta encerrada';
export const notClosed = 'Não foi encerrada';
export const closeAsked = 'Encerrar sua conta?';
export const noUndo = 'Isto não pode ser desfeito.';
export const yourPassword = 'Sua senha';
export const stay = 'Ficar';
export const consequencesFailed =
  'Não foi possível carregar o que exatamente fica. Tente de novo antes de encerrar sua conta.';
export const deletedAtOnce = 'Apagado imediatamente';
export const stays = 'O que fica';
export const goes = {
  profile: 'Seu perfil, senha, segundo fator e entradas',
  saved: 'Seus iates salvos e o pedido de financiamento que você começou e nunca enviou',
  messages: 'Suas mensagens, seus pedidos de orçamento e nossas respostas',
  letters: 'O que escrevemos a você sobre seus aluguéis e o registro dos e-mails que enviamos',
  notes: 'O que nossa equipe anotou sobre você',
};
export const unnamed = (months: number) =>
  `Os pedidos em aberto são cancelados. O que você alugou, quando e por quanto fica nos nossos livros sem seu nome, seus contatos ou suas palavras; um pedido que não virou aluguel é apagado por completo ${months} meses depois da última mensagem.`;
export const guestsStay =
  'Os aluguéis que você reservou como visitante e nunca adicionou à conta ficam como estão. Para apagá-los também, escreva para nós.';
export const logStays = (years: number) =>
  `Nosso registro de entradas e de ações da equipe tem o número da sua conta, nunca seu nome, e é guardado por ${years} anos.`;
export const closedThanks = 'Sua conta está encerrada. Obrigado por navegar conosco.';

// Errors in what staff typed.
export const nameMissing = 'Digite um nome.';
export const emailMissing = 'Digite um endereço de e-mail.';
export const kindMissing = 'Escolha o que foi pedido.';
export const whoMissing = 'Digite um endereço de e-mail ou o nome de uma conta.';
