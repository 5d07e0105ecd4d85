export const dear = (name: string) => `Olá, ${name}!`;
export const hello = 'Olá!';
export const mailFailures = {
  signIn: 'o servidor de e-mail não aceitou nosso acesso',
  full: 'a caixa de e-mail está cheia',
  unknown: 'esse endereço não existe',
  refused: 'o servidor de e-mail do destinatário recusou a mensagem',
  putOff: 'o servidor de e-mail do destinatário adiou a mensagem várias vezes',
  away: 'não foi possível chegar ao servidor de e-mail',
  nobody: 'nenhum servidor de e-mail aceitou a mensagem',
  late: 'esperou até já não servir',
  corrected: 'o endereço foi corrigido antes do envio',
};
export const withheld = 'o endereço já tinha recebido tantos e-mails deste tipo quantos enviamos em uma hora';
export const onItsWay = 'O e-mail está a caminho de novo.';
