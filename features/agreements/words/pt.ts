// No papel. Redação nossa, um modelo: o advogado do proprietário aprova antes do uso (docs/owner.md).
export const paperTitle = (isBareboat: boolean) =>
  isBareboat ? 'Contrato de aluguel a casco nu' : 'Contrato de aluguel com capitão e tripulação';
export const amendmentTitle = (number: number) => `Aditivo n.º ${number} ao contrato de aluguel`;
export const captainTitle = 'Contrato entre o locatário e o capitão';
export const ownCaptainTitle = 'Declaração do locatário que é o capitão';
export const license = 'Licença';
export const licenseUntil = 'Válida até';
export const captainChosen = 'Como o capitão foi escolhido';
export const captainChosenText =
  'O locatário escolheu livremente o capitão, entre pelo menos dois ou indicando-o, e pode escolher outro a qualquer momento antes da saída. O proprietário do iate não é parte deste contrato e não contratou nem designou o capitão.';
export const ownCaptainText =
  'O locatário é o capitão: comanda o iate em pessoa durante o aluguel, com a licença indicada acima, não contrata ninguém para isso e ninguém lhe paga por isso. No fim devolve o iate ao proprietário, e não recebe ordens do proprietário.';
export const electronicAloneText =
  'Isto é assinado eletronicamente. Cada passo é guardado com hora, endereço e navegador; o certificado no fim os enumera e um selo mostra qualquer mudança posterior.';
export const amendmentText = (before: string) =>
  `Substitui o contrato entre as mesmas partes com o número ${before} e vale por si só.`;
export const page = 'Página';
export const pageOf = 'de';
export const documentNumber = 'Documento';
export const parties = 'As partes';
export const ownerSide = 'Pelo proprietário';
export const charterer = 'Locatário';
export const captain = 'Capitão';
export const yacht = 'Iate';
export const departure = 'Partida';
export const comesBack = 'Retorno';
export const place = 'Local';
export const arriveBy = 'Chegar até';
export const guests = 'Convidados no máximo';
export const requestNumber = 'Número do pedido';
export const theCharter = 'O aluguel';
export const thePrice = 'O preço';
export const baseLine = (hours: number) => `Iate, ${hours} ${hours === 1 ? 'hora' : 'horas'}`;
export const gratuityLine = (percent: string) => `Gorjeta (${percent})`;
export const taxLine = (percent: string) => `Imposto sobre vendas (${percent})`;
export const apaLine = (percent: string) => `Adiantamento para despesas a bordo, APA (${percent})`;
export const total = 'Total';
export const payment = 'Pagamento';
export const paymentText = (percent: number, deposit: string, balance: string, due: string, apa: string) =>
  `Um depósito de ${percent}%, ${deposit}, é devido quando o orçamento é aceito ou o aluguel confirmado. O saldo de ${balance}${apa ? ` e o APA de ${apa} são devidos` : ' é devido'} ${due}.`;
export const withDeposit = 'junto com o depósito';
export const byInstant = (instant: string) => `até ${instant}, horário de Miami`;
export const apa = 'Adiantamento para despesas a bordo (APA)';
export const apaText =
  'O APA é dinheiro do locatário nas mãos do capitão. Com ele são pagos ao custo, contra recibos, combustível, comida, bebidas, atracação e despesas semelhantes. O que sobra depois do aluguel volta ao locatário; o que falta o locatário paga antes de deixar o iate.';
export const noApaText =
  'O combustível do passeio habitual está incluído no preço. O que o locatário pedir além disso é cobrado ao custo, contra recibos.';
export const noApaBareboatText =
  'Nenhum APA é pago antecipadamente. O locatário paga diretamente combustível, comida, atracação e taxas portuárias.';
export const cancelling = 'Cancelamento';
export const cancellingText = (fee: number) =>
  `O locatário pode cancelar a qualquer momento antes da partida. Com sete dias ou mais de antecedência, volta o que foi pago, incluindo a gorjeta e, se houver, o APA, menos ${fee}%; com 72 horas ou mais, a metade; depois, ou se ninguém comparecer a bordo, nada. Se o capitão suspender o aluguel por causa do tempo ou da segurança, ou se o proprietário não puder entregar o iate, as partes procuram outro dia e, se não houver, volta tudo o que foi pago.`;
export const command = 'Capitão e tripulação';
export const commandCrewed =
  'O proprietário fornece o iate com capitão e tripulação, que ele emprega e paga. Só o capitão decide sobre rota, velocidade, tempo e segurança, e pode encerrar o aluguel se alguém puser em perigo as pessoas a bordo.';
export const commandBareboat =
  'O proprietário entrega a posse, o comando e a navegação do iate durante todo o aluguel. O locatário escolheu livremente o capitão entre pelo menos dois, ou o indicou, contrata-o e paga-o por um contrato próprio, e pode dispensá-lo por justa causa e tomar outro que seja qualificado e segurado para o iate. O proprietário não dá ordens ao capitão. Nesse período o locatário é o dono do iate (owner pro hac vice) e responde por ele como tal. Comida, combustível, atracação e taxas portuárias são por conta do locatário.';
export const aboard = 'Quem sobe a bordo';
export const aboardText = (guests: number) =>
  `Em nenhum momento pode haver a bordo mais de ${guests} ${guests === 1 ? 'convidado' : 'convidados'}, contando as crianças, e nunca mais do que a lei permite a este iate neste tipo de aluguel. O capitão deve recusar quem estiver a mais.`;
export const conduct = 'O que não se faz';
export const conductText =
  'Nada de drogas ilegais, armas, comércio ilícito ou sublocação. Não se serve álcool a menores de 21 anos. Os danos além do desgaste normal causados pelo locatário ou por convidados são pagos pelo locatário.';
export const damageHold = 'Caução por danos';
export const damageHoldText = (amount: string) =>
  `A partir de 48 horas antes da partida, ${amount} ficam retidos no cartão do locatário ou depositados com o proprietário. Não é um pagamento nem parte do preço. O valor é liberado depois do retorno; dele só pode ser cobrado o que custarem danos além do desgaste normal causados pelo locatário ou por um convidado, e explica-se o motivo ao locatário. Sem essa caução o iate não parte.`;
export const risk = 'Seguro e riscos';
export const riskText =
  'O proprietário mantém o iate segurado por casco e responsabilidade civil e comprova isso quando pedido. Estar na água tem perigos que o cuidado sozinho não elimina; cada adulto a bordo assina uma declaração sobre eles. Nada aqui tira um direito a que a lei não permite renunciar.';
export const law = 'Lei aplicável';
export const lawText =
  'Vale o direito marítimo geral dos Estados Unidos e, ao lado dele, a lei da Flórida. As disputas são levadas aos tribunais do condado de Miami-Dade.';
export const whole = 'O contrato completo';
export const wholeText =
  'Isto é tudo o que as partes acordaram. Só muda por um aditivo que ambas assinem da mesma forma. Onde uma tradução disser outra coisa, decide o texto em inglês.';
export const electronic = 'Assinatura eletrônica';
export const electronicText =
  'As duas partes assinam eletronicamente. Cada passo é guardado com hora, endereço e navegador; o certificado no final os enumera, e um selo mostra qualquer mudança posterior.';
export const captainDuties = 'O que o capitão faz';
export const captainDutiesText =
  'O capitão trabalha para o locatário, comanda o iate para ele durante o aluguel, tem uma licença válida para o iate e o devolve ao proprietário no final. Não recebe ordens de ninguém além do locatário, e nenhuma contra a segurança ou a lei.';
export const captainPay = 'Quanto o capitão recebe';
export const captainPayText = (fee: string) =>
  `O locatário paga ao capitão ${fee} pelo aluguel, diretamente. Nenhuma parte vai para o proprietário, e nada do preço do iate vai para o capitão.`;
export const captainFeeOpen = 'os honorários que combinarem entre si';
export const captainEnds = 'Dispensa do capitão';
export const captainEndsText =
  'O locatário pode dispensar o capitão por justa causa a qualquer momento no porto, paga o tempo trabalhado e toma outro capitão qualificado antes de seguir.';

// O certificado no final.
export const certificateTitle = 'Certificado de assinatura';
export const certificateText =
  'Esta página enumera o que foi feito com o documento que a precede. Cada linha nomeia o hash da anterior; nenhuma pode ser alterada ou omitida sem que a seguinte o mostre.';
export const documentHash = 'SHA-256 do documento mostrado e assinado';
export const chainEnd = 'Hash da última linha';
export const checkAt = 'Confira em';
export const theSteps = 'Os passos';
export const eventMade = 'Documento criado';
export const eventSent = 'Enviado a quem assina';
export const eventSeen = 'Página de assinatura vista';
export const eventOpened = 'Documento aberto';
export const eventConsented = 'Concordou com registros e assinaturas eletrônicas';
export const eventSigned = 'Assinado';
export const eventCountersigned = 'Assinado em nome do proprietário';
export const eventRefused = 'Recusado';
export const eventVoided = 'Retirado';
export const eventSealed = 'Selado';
export const eventCaptainSigned = 'Assinado pelo capitão';
export const eventEnded = 'Encerrado: não vale mais';
export const sealReason = 'Selado depois de todas as assinaturas; qualquer alteração posterior aparece';

// Na página em que se assina.
export const sectionTitle = 'Seu contrato';
export const captainSection = 'O contrato com o seu capitão';
export const ownCaptainSection = 'Sua declaração como capitão';
export const captainWaiting = 'Você assinou. Agora assina o seu capitão.';
export const captainRefused = 'Voltou sem assinatura. Escolha um capitão de novo.';
export const captainHasRefused = 'Foi devolvido sem assinatura. O locatário já foi avisado.';
export const sealedAlone = (date: string) => `Assinado e selado em ${date}.`;
export const beingMade = 'O documento está sendo preparado. Ele estará aqui em um momento.';
export const onHold =
  'Seu contrato está em espera: primeiro vamos rever com você o número de convidados e escreveremos para você.';
export const toSign = 'São três passos: leia, concorde em assinar eletronicamente e assine.';
export const readStep = 'Leia o documento';
export const readHint = (pages: number) =>
  `Um PDF de ${pages} ${pages === 1 ? 'página' : 'páginas'}. Abre em outra aba.`;
export const openDocument = 'Abrir o documento (PDF)';
export const openedDone = 'Você já o abriu.';
export const consentStep = 'Concorde com os registros eletrônicos';
export const consentText =
  'Você pode assinar e receber este documento eletronicamente, ou pedi-lo em papel sem custo; ligue ou escreva para nós. Sua concordância vale só para este documento, e você pode retirá-la até assinar. É preciso um navegador e um programa que abra arquivos PDF: ao abrir o documento, viu-se que você os tem. Você pode salvá-lo e imprimi-lo quando quiser, e nós guardamos uma cópia para você.';
export const consentLabel = 'Consegui abrir o documento e concordo em assiná-lo e recebê-lo eletronicamente.';
export const consentButton = 'Concordo';
export const consentedDone = 'Você concordou com os registros eletrônicos.';
export const signStep = 'Assine';
export const yourName = 'Seu nome completo';
export const signHint =
  'O nome que você digitar é a sua assinatura. Guardamos com a hora, seu endereço IP e seu navegador.';
export const signButton = 'Assinar o documento';
export const nameMissing = 'Digite seu nome completo.';
export const consentMissing = 'Marque primeiro a caixa.';
export const refuseButton = 'Não quero assinar isto';
export const refuseTitle = 'O que deveria ser diferente?';
export const refuseText =
  'Ficamos sabendo na hora e escrevemos para você. Enquanto isso, sua reserva continua como está.';
export const refuseTermsText =
  'Ficamos sabendo na hora e escrevemos para você. Enquanto isso, seu pedido continua como está.';
export const refuseCaptainText =
  'Seu capitão não é chamado a assinar. Sua reserva continua como está, e aqui você escolhe um capitão de novo.';
export const refuseOwnText = 'Sua reserva continua como está, e aqui você escolhe um capitão de novo.';
export const captainRefuseText = 'O locatário e nós ficamos sabendo na hora, com o que você escrever.';
export const refuseSend = 'Devolver sem assinar';
export const signedWaiting =
  'Você assinou. Agora assinamos nós, e você recebe o documento pronto por e-mail.';
export const sealing = 'As duas partes assinaram. O documento pronto está sendo selado.';
export const sealingAlone = 'Você assinou. O documento pronto está sendo selado.';
export const sealedDone = (date: string) => `Assinado pelas duas partes e selado em ${date}.`;
export const openSealed = 'Abrir o documento assinado (PDF)';
export const verifyLink = 'Conferir que não mudou';
export const refusedDone = 'Você o devolveu sem assinar. Vamos escrever para você.';
export const replaces = 'Algo mudou desde que você assinou. Este aditivo substitui o que você assinou antes.';
export const inLanguage = 'Ler em';
export const earlier = 'Assinados antes';
export const noScripts =
  'Documentos são assinados com JavaScript, que está desligado neste navegador. Peça este em papel.';

// Por e-mail.
export const mailSubject = (what: string) => `Por favor, assine: ${what}`;
export const mailHeading = 'Seu contrato está pronto';
export const mailPreview = 'Leia, concorde em assinar eletronicamente e assine: três passos, dois minutos.';
export const mailText =
  'Aqui está o contrato do seu aluguel, com o preço e as condições que você aceitou. Leia e assine na página do seu aluguel; depois assinamos nós e enviamos o documento pronto.';
export const mailAmendment =
  'Algo no seu aluguel mudou desde que você assinou. Leia e assine o aditivo na página do seu aluguel.';
export const mailButton = 'Ler e assinar';
export const sealedSubject = (what: string) => `Assinado pelas duas partes: ${what}`;
export const sealedHeading = 'Seu contrato está assinado';
export const sealedPreview = 'O documento selado, para você guardar.';
export const sealedText =
  'As duas partes assinaram. O botão leva à página do seu aluguel, onde você pode abrir, salvar e imprimir o documento selado enquanto a página existir. Quem tiver o documento pode conferir que nada nele mudou.';
export const sealedButton = 'Abrir o contrato assinado';
export const checkLink = 'Conferir o documento';

// A página que confere um documento.
export const verifyTitle = 'Conferir um documento assinado';
export const verifyDescription = 'Se um documento assinado aqui está inteiro e sem alterações.';
export const verifyLoading = 'Conferindo o documento…';
export const verifyFailed = 'Não foi possível conferir o documento agora. Tente mais tarde.';
export const verifyUnknown = 'Não existe esse documento';
export const verifyUnknownText =
  'O endereço não é o de um documento assinado aqui, ou já passou o tempo em que o guardamos. Se você tem o arquivo, qualquer leitor de PDF pode conferir o selo.';
export const verdictWhole = 'O documento está inteiro e sem alterações';
export const verdictOpen = 'Nem todos assinaram o documento ainda';
export const verdictVoid = 'O documento foi retirado e não vale';
export const verdictBroken = 'Algo não confere';
export const verdictBrokenText = 'Ligue para nós antes de confiar neste documento.';
export const proved = 'O que está provado';
export const unproved = 'O que não está provado';
export const checkStored = 'O documento que foi mostrado, byte por byte, é o que foi assinado.';
export const checkChain = 'Desde então nenhum passo da assinatura foi alterado, acrescentado ou omitido.';
export const checkSealed = 'O arquivo selado que guardamos é o que foi feito depois da última assinatura.';
export const checkSeal = 'O selo cobre todos os bytes e foi feito com a nossa chave.';
export const checkStamp = (date: string) => `Um servidor de tempo de terceiros viu o selo em ${date}.`;
export const unprovedWho =
  'Quem digitou o nome. Sabemos que quem assinou tinha o link enviado ao endereço do signatário; não vimos nenhum documento de identidade.';
export const unprovedTime =
  'A hora por outro relógio que não o nosso: nenhum servidor de tempo foi consultado.';
export const unprovedKey =
  'Que outros respondam pela nossa chave: o certificado é nosso, por isso um leitor de PDF diz que não conhece o emissor. Compare a impressão digital abaixo.';
export const unprovedLaw = 'Que o documento seja juridicamente válido. Isso cabe a um advogado dizer.';
export const facts = 'O documento';
export const factKind = 'Documento';
export const factMade = 'Criado';
export const factSealed = 'Selado';
export const factShown = 'SHA-256 como mostrado';
export const factFile = 'SHA-256 como selado';
export const factKey = 'Certificado (SHA-256)';
export const stepsTitle = 'Seus passos';
export const compareTitle = 'Confira sua própria cópia';
export const compareText =
  'Escolha o arquivo que você recebeu. Ele é comparado no seu navegador e não é enviado a lugar nenhum.';
export const compareLabel = 'Seu arquivo (PDF)';
export const compareSame = 'Seu arquivo é o documento selado, byte por byte.';
export const compareShown =
  'Seu arquivo é o documento como foi mostrado para assinar, sem certificado e selo.';
export const compareOther = 'Seu arquivo não é este documento, ou foi alterado.';
export const compareFailed =
  'Seu arquivo não pode ser comparado aqui. Abra esta página por um endereço que comece com https e escolha-o de novo.';
export const kindNames = {
  charter: 'Contrato de aluguel',
  captain: 'Contrato com o capitão',
  terms: 'Condições de uma instituição de crédito',
};
export const ownCaptainKind = 'Declaração do capitão';
export const yes = 'Sim';
export const no = 'Não';

export const seenDone = 'Anotado.';
export const signedDone = 'Você assinou.';
export const countersignedDone =
  'Assinado em nome do proprietário. O documento está sendo selado, e o cliente é avisado por e-mail.';
export const sentBackDone = 'Você o devolveu sem assinar.';
export const drawingUp = 'Está sendo preparado.';
