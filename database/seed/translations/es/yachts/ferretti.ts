export const ferretti = {
  'Prima Vera':
    'Un regalo de primera comunión para una familia muy afortunada, que después nos lo confió. Las ventanas son bajas, y un niño de cinco años ve hacia afuera desde el sofá sin treparse. En el flybridge cabe una mesa de dominó, y la tiene. El cockpit y el salón están al mismo nivel. Pruebe la orilla oeste a las cinco, bajo los pinos de Oleta, con el giroestabilizador zumbando.',
  'Rosa Camuna':
    'Tres suites donde otros meten cuatro: cada cama tiene espacio a ambos lados y lugar para una maleta. Las cenas de compromiso son su especialidad: una mesa larga en el flybridge, faroles en el centro, la ciudad de fondo y un guitarrista en popa. La florista es hermana del capitán. Traiga zapatos de baile de suela blanda, que la teca está recién lijada.',
  'Terra Promessa':
    'Sofás Minotti sin fijar, que se mueven, de modo que a las siete el salón puede ser un comedor para diez. Giroestabilizador y aletas, por consejo de un dueño que se marea. Sale de Marine Stadium hacia el sur, frente al Seaquarium, mientras la bahía se abre en todos los tonos de verde. Cuatro suites, cinco duchas y una tripulación de tres que habla cuatro idiomas.',
  'Stella Polare':
    'Dos bares en un solo flybridge resuelven dónde pararse. El casco azul marino lleva a cada lado una rosa de los vientos de plata, obra de un joyero de Key West. El camarote principal está en la cubierta principal y despierta con el amanecer sobre Collins. Con su certificado admite veinte de día. Nadie se va antes de que pase el tiramisú del chef, y pasa dos veces.',
};
