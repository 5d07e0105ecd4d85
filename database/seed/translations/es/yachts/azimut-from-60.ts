export const azimutFrom60 = {
  'Lunga Vita':
    'Para quienes prefieren llegar el jueves antes que a la hora en punto. Su casco va tranquilo a nueve nudos y cómodo a dieciséis. Una vez llevó a una familia de seis a las Exumas por tres semanas y volvió con el congelador todavía medio lleno de pargo. En el salón cuelgan cuadros, no pantallas. En su casa de Key Biscayne ofrece almuerzos largos de tres tiempos, con café en la proa.',
  Settebello:
    'La carta ganadora de la scopa, y una buena respuesta a la duda entre cupé y flybridge: tiene una pequeña cubierta superior escondida tras la línea del techo. Allí caben seis, con la mejor vista de Star Island. Sus cuatro camarotes permiten que dos familias pasen el fin de semana. La popa se abre para echar al agua el bote auxiliar y luego se convierte en bar. El plateado delata cada huella; el primer oficial lo pule mientras usted nada.',
  'Gran Paradiso':
    'En el jacuzzi de la cubierta superior caben cinco; seis, si son amigos. A proa se levanta un toldo blanco sobre postes de carbono, encima de los sofás, y allí conviene almorzar. La chef Marisol cocina por encargo y compra en el mercado de los sábados de Lincoln Road. Abajo, el camarote principal tiene la bañera junto a la ventana. Su tobogán llega al agua desde el flybridge.',
  Serenata:
    'Su primera dueña fue soprano, y el piano se quedó cuando el yate cambió de manos. Es de cola pequeña, se afina cada mes y sí, usted puede tocarlo. El camarote principal ocupa toda la proa de la cubierta principal, con ventanas en tres lados. Adentro cenan diez bajo una lámpara de Murano. En el flybridge, el bar tiene seis taburetes y vista a la otra cara de Ocean Drive.',
  'Aurelia Grande':
    'Certificado para treinta, algo raro en un italiano de su clase, y bueno de saber si su lista no se deja recortar. Los invitados se reparten en cuatro cubiertas, de modo que una fiesta nunca parece una fila. La suite del armador abre un balcón sobre el agua. Seis tripulantes, uno de ellos barman que trabajó en el Delano. A quienes organizan eventos de empresa les gusta la despensa oculta: los platos aparecen y nadie ve cómo.',
  Altamarea:
    'El buque insignia del astillero, frente al hotel que podría reemplazar sin esfuerzo. Una terraza elevada entre las cubiertas es el rincón favorito de todos, mitad interior, mitad exterior. A nivel del agua hay un gimnasio cuya puerta se abate como plataforma de baño. Su chef se formó en Módena y no discute sobre la crema en la carbonara. Cada día a bordo se cotiza según el grupo, la ruta y el menú.',
};
