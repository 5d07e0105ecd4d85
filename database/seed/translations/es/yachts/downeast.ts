export const downeast = {
  Penobscot:
    'Modales de Maine en agua tibia. Con chorros en lugar de hélices, pasa sobre bancos de arena que detienen a los demás y toca el muelle con la suavidad de una canoa. Barniz como cristal, bancos de lona azul marino, rollos de langosta en la cesta. Ocho personas vestidas de lino le quedan bien. El dueño solo pide que los perros se enjuaguen las patas, y pone la toalla.',
  'Osprey Point':
    'Rojo vino y cintura fina, con una puerta lateral baja hasta para un labrador anciano. La construcción en epoxi la hace ligera, y los fuera de borda van descansados. Es buena para planes pequeños: café en Cape Florida, un baño y en casa para la niñera de la una. El giroestabilizador ha convencido a más de un marido reacio. Las águilas pescadoras anidan en la baliza junto a su amarre; en marzo se oyen los polluelos.',
  'Summer Affair':
    'Verde oscuro, popa redondeada: la clase de barco que hace bajar la voz. Las ventanas se abren a motor y queda usted bajo un toldo con el mar por tres lados. Con la cocina en cubierta, la anfitriona no se pierde la conversación. Deja a diez invitados de boda en la barcaza de piedra de Vizcaya sin un rasguño; el capitán lo ha hecho cuarenta veces y todavía se quita el sombrero.',
  'Casco Lady':
    'Un mueble de cerezo que flota, armado en Raymond, Maine. Del cockpit al sofá se pasa sin levantar el pie. Ventana de popa abajo, brisa adentro y alguien cortando tomates. Los clubes de lectura la descubrieron y llenan casi todo septiembre. Con dos camarotes, un fin de semana largo en Islamorada es fácil, y va por dentro del arrecife a veintiséis nudos con la tetera en la hornilla.',
  'Clearwater Jack':
    'Clásico por encima del agua y muy moderno por debajo. El casco pasa de afilado a plano, y a treinta y un nudos se podría escribir una carta. En el cockpit, los sofás se miran como en una lancha de pasajeros de los años treinta. Jack era el padre del dueño y cruzó el canal a nado a los sesenta. Hay una placa, y la costumbre de brindar ante ella con jugo de toronja.',
  'Long Distance Call':
    'Teca de la quilla al armario y una potabilizadora que le permite estar fuera mientras duren los libros. Novecientos galones llegan hasta Turcas y Caicos y casi toda la vuelta. En la cubierta techada de popa hay mecedoras, una broma que al segundo día todos toman en serio. Cerca de Miami ofrece almuerzos sin prisa junto a Elliott Key, con siesta incluida en el plan.',
  "Captain's Table":
    'La mesa en cuestión sienta a ocho bajo una claraboya, y el capitán cena con los invitados si se lo piden. Es un pequeño buque: puertas estancas, una sala de máquinas donde se está de pie, una campana. Niños de todas las edades piden la visita. Su amarre está río arriba entre los cargueros, y esa primera milla frente a los astilleros es la mitad del viaje. Traiga un suéter para el puente portugués.',
  'Fathom & Found':
    'Sus dueños bucean, y la plataforma lo prueba con soportes para doce tanques. Los pecios frente a Key Biscayne, hundidos en los ochenta, quedan a diez minutos del cabo. Quienes no bucean tienen un paseo cubierto por todo el contorno y un sofá junto al timonel con la mejor vista a la carta. Cocina una maestra jubilada. Después de su pay de limón, once nudos parecen suficientes.',
};
