export const superyachts = {
  'Halcyon Hours':
    'Sin puente de mando abajo, toda la cubierta principal es un loft lleno de sol, de sesenta pies de punta a punta. El yoga del desayuno se hace en la cubierta de popa, a ras de la escalera de baño. Casco verde salvia, alfombras de lana sin teñir, y los teléfonos suelen quedarse en los cajones. Cuatro propulsores la mantienen en su sitio sin ancla, y la pradera marina lo agradece. Dieciséis invitados; nunca parecen más de ocho.',
  'Thousand Islands':
    'Doce nudos es lo más que le pedimos: se hizo para vagar. Sus tres cubiertas permiten un trío de cuerdas en una, una partida de póker en la siguiente y una siesta por encima de ambas. Veintiocho para pasar el día. El camarote del armador tiene terraza privada en la proa, con dos sillas y un telescopio de bronce. Los invitados reservan cuatro horas y luego llaman a la oficina desde el yate para sumar dos.',
  'Gulf Stream Gala':
    'Cincuenta sillas menos una: eso permite la Guardia Costera, y nuestro equipo de eventos sabe dónde ponerlas todas. En el salón alto hay pista de baile con luces que esperan bajo la alfombra. Lanzamientos de productos, discursos de jubilación y un memorable bar mitzvá con un camello en el muelle. Las rampas de Bayside permiten llegar en silla de ruedas. A los servicios de catering les encanta la cocina, que tiene dos hornos.',
  Cavaliere:
    'Los arquitectos suben a bordo y miden con pasos. El pasillo de babor trepa sobre el techo para que el salón llegue hasta la borda, y después de verlo, en cualquier otro yate parece que se desperdicia un corredor. A ese nivel se despliega una terraza para seis sillas. El garaje se llena de agua y el bote sale flotando solo. Veinticuatro de día, diez de noche y un capitán muy orgulloso.',
  'Fast Money Fran':
    'Fran hizo fortuna en el transporte de carga y le gusta ir rápido. Ciento cuatro pies a treinta y cinco nudos dejan una ola que los surfistas siguen. En la proa hay una piscina baja: se vacía, se ponen los cojines y es una cama para cinco. La cubierta de sol ocupa todo el techo. Dieciocho a bordo, y deje que el sobrino de Fran prepare los daiquiris.',
  'Spruce Harbor':
    'Construido en el estado de Washington y cómodo como un refugio de montaña, con paneles de cerezo y una cocina donde los invitados se sientan a conversar con el cocinero. Con dos botes auxiliares, los pescadores salen al alba y los dormilones duermen. El límite de día es de treinta y cuatro. Con un dueño anterior fue a Alaska; junto a la escalera, una foto frente a un glaciar ayuda a refrescarse.',
  'Pacific Standard':
    'Cuarenta y cinco para cócteles, diez para dormir y un piso de piedra tibio bajo los pies descalzos. El salón alto hace también de sala de juntas, con una pantalla que sube de un aparador. En la cubierta superior, la misma película se proyecta para dieciséis tumbonas con mantas. Cuatro bufetes de abogados tienen fecha fija cada primavera. El estacionamiento en Watson Island está incluido para sus invitados.',
  'Mille Miglia':
    'La lista de juguetes ocupa dos páginas, desde tablas con foil hasta una torre inflable para trepar. Pueden subir cuarenta invitados, y los ocho tripulantes recuerdan quién toma leche de avena. Hay una sala de masajes con ojo de buey a ras del agua. El balcón del armador se despliega solo. Al atardecer sube despacio por Government Cut con todas las luces encendidas, y en South Pointe los que corren se detienen.',
  "Ponce's Fountain":
    'El yate más grande de nuestra lista. Un ascensor une las tres cubiertas, así que la bisabuela también llega a la fiesta de la piscina. Sesenta invitados para una velada, una banda en la cubierta superior y dos cocinas trabajando a la vez. Inverna en el río Miami y baja con la marea, con ambos puentes levantados y los autos saludando. Los alquileres se planean en persona; al capitán le gusta conocerlo antes.',
};
