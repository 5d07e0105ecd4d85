export const princessFrom60 = {
  'Golden Hind':
    "Drake habría aprobado la pintura. Oro suave sobre blanco, sin brillo, y muy apuesta frente al puerto al anochecer. Un par de V8 le dan treinta y ocho nudos con un ronroneo agradable. El garaje se vacía en cuatro minutos exactos: bote auxiliar, dos Seabobs y una caja de aletas. Duermen seis, y el camarote de proa tiene una claraboya para contar estrellas. Es el amarre más cercano a las ostras de Monty's.",
  Marchioness:
    'Cuatro camarotes de tamaño casi igual, para que nadie eche suertes. Por eso es favorita de los grupos de parejas, que se la llevan tres noches a los Cayos del norte. Arriba, el bar en curva tiene ocho asientos. Las aletas la mantienen firme cuando pasan las olas del domingo. Adentro hay un comedor como debe ser y un camarero que sabe trinchar.',
  'Sovereign Hill':
    'Gris tormenta y ochenta y un pies, con modales de sedán y un paso muy distinto. Sonido de cine en el salón y una pantalla que baja ante las puertas de popa para ver una película fondeados. Arriba, seis personas pueden tenderse a lo largo. El capitán Beckett es de Cornualles y sabe qué marea prefieren los puentes del río.',
  "Admiral's Rest":
    'Por los pasillos laterales se cruzan dos bandejas, y eso resume el cuidado con que se pensó. Junto al sofá del salón se despliega un balcón. Sus dueños son marinos retirados: espere bronces relucientes y campana a las ocho. Cena para catorce arriba, bajo el techo rígido, con las luces de Miami al otro lado del agua. A bordo hay cunas y una bañera para bebés.',
  'Theodora Rex':
    'Rompe las reglas de siempre: la cubierta superior recorre casi toda la eslora, y se gana prácticamente un segundo yate. Arriba, bajo techo, hay un salón con bar y mesa de cartas; al aire libre, un comedor sin paredes. De día pueden venir veintidós invitados y diez quedarse a dormir. En la proa hay un spa. Hasta el cuarto de lavado tiene ojo de buey.',
};
