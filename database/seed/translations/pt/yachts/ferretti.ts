export const ferretti = {
  'Prima Vera':
    'Presente de primeira comunhão de uma família de muita sorte, que depois o confiou a nós. As janelas são baixas, e uma criança de cinco anos olha para fora do sofá sem subir nele. No flybridge cabe uma mesa de dominó, e ela está lá. Cockpit e salão ficam no mesmo nível. Experimente a margem oeste às cinco, sob os pinheiros de Oleta, com o giroscópio zumbindo.',
  'Rosa Camuna':
    'Três suítes onde outros espremem quatro: cada cama tem espaço dos dois lados e lugar para uma mala. Jantares de noivado são a especialidade: uma mesa longa no flybridge, lanternas no centro, a cidade ao fundo e um violonista na popa. A florista é irmã do capitão. Traga sapatos de dança de sola macia, que a teca acabou de ser lixada.',
  'Terra Promessa':
    'Sofás Minotti soltos, que mudam de lugar, e às sete o salão pode ser uma sala de jantar para dez. Giroscópio e estabilizadores, a conselho de um dono que enjoa. Sai de Marine Stadium para o sul, diante do Seaquarium, com a baía se abrindo em todos os tons de verde. Quatro suítes, cinco chuveiros e uma tripulação de três que fala quatro línguas.',
  'Stella Polare':
    'Dois bares no mesmo flybridge resolvem onde ficar. O casco azul-marinho leva de cada lado uma rosa dos ventos de prata, feita por um joalheiro de Key West. A cabine principal fica no convés principal e acorda com o nascer do sol sobre a Collins. Pelo certificado, leva vinte durante o dia. Ninguém vai embora antes que passe o tiramisù do chef, e ele passa duas vezes.',
};
