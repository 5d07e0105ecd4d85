export const seaRayFrom40 = {
  'Brass Button':
    'Diez años de cumpleaños y sigue impecable. El solárium tiene cabeceros de verdad, así que nadie enrolla una toalla bajo la nuca. Abajo hay una cama queen y una cocina con horno, que se usa sobre todo para los croissants. Los escalones de Bayside llevan directo a su popa. Para un primer alquiler con abuelos, adolescentes y ese primo que trae una bocina, es la opción segura.',
  'Lucky Pelican':
    'Los dos costados del cockpit se abaten, y así se convierte en una isla con motores. Los grupos de doce se reparten en tres zonas de asientos y aun así se oyen. Tres fuera de borda de diez cilindros hacen fácil Government Cut en un día movido. Un pelícano pasó su primera salida entera posado en la baranda de proa, y de ahí le quedó el nombre. La máquina de hielo aguanta el ritmo de agosto.',
  'Blue Jacaranda':
    'Al cerrar la puerta de popa, toda la cubierta de mando se vuelve un salón de cristal fresco, que los invitados de agosto recuerdan con gratitud. Hay dos dormitorios de verdad, así que un fin de semana en Bimini es un buen plan. Espera frente al Fontainebleau, al otro lado de Collins Avenue, a diez pasos del valet. Con sus propulsores orientables, el capitán la lleva de costado hasta el muelle de restaurante más estrecho. Encargue temprano los sándwiches cubanos.',
  'Harbor Light':
    'Sale de la boca del río, con las torres de Brickell a un lado y la bahía abierta al otro. El salón de proa, con mesa propia, recibe la brisa que no llega al cockpit. El posicionamiento por satélite la mantiene inmóvil frente a la ciudad mientras alguien pide matrimonio; van nueve veces hasta ahora. Abajo, el salón se extiende bajo largos ventanales. La cena para ocho funciona si no le molestan los codos.',
  Tequesta:
    'Lleva el nombre del pueblo que vivió en la boca del río Miami mucho antes que los condominios. Su dueño renovó el salón en nogal y verde suave en 2023. Cuatro taburetes miran hacia la barra del cockpit, y allí la conversación suele durar más que el paseo. Marine Stadium es un lugar tranquilo para embarcar, con estacionamiento gratis. A los niños les encanta acostarse en la plataforma mientras se hunde.',
  'Alder & Oak':
    'Carpintería estadounidense en su mejor expresión: roble de vetas emparejadas, tiradores de cuero, ni un crujido. El salón está rodeado de cristal, así que la bahía lo acompaña hasta el sofá. Sus tres camarotes invitan a una semana sin prisa por el parque nacional Biscayne hasta Key Largo. Está en Dinner Key y puede recogerlo en cualquier lugar entre Coral Gables y Aventura. Los dos tripulantes van con ella desde la botadura.',
  "Neptune's Daughter":
    'Sea Ray construyó pocas como esta, que ha pasado toda su vida en South Beach. En la parrilla del flybridge, la esposa del capitán, que es también la azafata, prepara sus brochetas de camarones. El cristal entre cocina y cockpit se desliza, y quien cocina comparte el espacio con los invitados. Los Seabobs viven en la plataforma. Las familias vuelven cada Acción de Gracias y reservan el mismo sábado con un año de anticipación.',
};
