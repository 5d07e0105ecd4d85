export const beneteau = {
  'Petit Bleu':
    'El aire entra bajo el casco por una ranura, y la lancha flota sobre él como un disco de hockey. Los franceses le pusieron la cocina afuera y respaldos en la proa para leer. Seis invitados, y uno debería encargarse del queso. Cuesta poco para medio día entre las islas. Los miércoles por la mañana suelen estar libres.',
  'Belle Rive':
    'Fácil es la palabra que usan sus dueños. El asiento del piloto gira hacia la mesa, la mesa baja y se vuelve cama, y la cama es más grande de lo que parece. Desde Crandon llega al faro de Cape Florida en lo que duran dos canciones. Más de un aniversario empezó aquí con un termo de sopa de cebolla, en enero, con suéter. Una vez al año hace frío.',
  'Saint-Gilles':
    'Un pesquero de la Vendée que hizo un buen matrimonio. Ventanas por todo el contorno, una puerta lateral para los cabos y un horno, que en treinta y siete pies es toda una declaración. Dos camarotes. Es ideal para observar aves, y tenemos la lista de lo visto desde ella: espátulas en Matheson, una fragata sobre Stiltsville, un flamenco perdido. Los binoculares cuelgan junto al timón.',
  'Cap Ferret':
    'Su dueño vendía ostras en Arcachon, así que con un día de aviso se puede conseguir una docena en hielo. El banco de popa se voltea hacia el mar, que es donde conviene estar cuando llegan. Casco color peltre y ribete azul marino. Dos camarotes para cuatro. Su precio es para quienes salen a menudo, y así lo hacen.',
  Papillon:
    'Al fondear, un ala se abate a babor, y de ahí el nombre de mariposa. Caben en ella dos sillas y una cubeta. La cocina está afuera, con plancha, y las vieiras se huelen antes de verse. Doce para una tarde, cuatro para una noche. Sale de Bayside y es más feliz en las islas de pícnic, junto a un banco de arena y con la música baja.',
  'Vieux Port':
    'Se toma su tiempo, y usted debería hacer lo mismo. Los pasillos cubiertos resguardan de la lluvia, el salón tiene cortinas que elegiría una abuela y el flybridge lleva un botecito con su grúa. Los niños aprenden a remar con él. De Coconut Grove a Key Largo por la ruta interior es un día perezoso, con un sándwich de pescado a mitad de camino. Traiga un libro, y otro más.',
  Sandrine:
    'Se entregó en 2024, gris carbón y madera rubia, y lleva el nombre de la tía del dueño, que enseñó a nadar a medio Cannes. Las alas a ambos lados de la popa dan asiento a cuatro personas a ras del agua. La cocina está en cubierta, y de ella sale una tarta de limón muy buena. Está frente al Fontainebleau, tan cerca que el servicio de habitaciones resulta tentador.',
  'Grande Ourse':
    'Los alquileres de una semana o más son lo suyo, con la Osa Mayor arriba y el teléfono sin señal. Tres camarotes, dos baños, tanques para quinientas millas. Un panel de la amurada se abre y forma una terraza junto al sofá. Nuestras veladas de estrellas salen de Marine Stadium al anochecer y derivan en la oscuridad al sur de Soldier Key, con guía y telescopio.',
  'Jolie Brise':
    'Una brisa con la fuerza justa para ser agradable: eso significa el nombre entre marinos. Su terraza alta tiene techo rígido, parrilla y una mesa redonda para diez. Cuatro camarotes, cada uno con ducha, y aletas que quitan el balanceo con mar de través. Cruza a Nassau de noche, a diez nudos, mientras usted duerme. El desayuno se sirve mirando agua de otro color.',
};
