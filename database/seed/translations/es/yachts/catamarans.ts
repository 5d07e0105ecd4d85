export const catamarans = {
  'Conch Fritter':
    'Dos cascos finos y casi nada de balanceo, justo lo que conviene a abuelas, niños pequeños y a cualquiera con una taza llena. En la proa, dos sofás enfrentados dejan un hueco hasta el agua. Se puede freír: hay una estación con tapa, y en temporada la nevera lleva caracol. Una puerta lateral recibe a los bañistas a mitad de camino.',
  'Sea Grape':
    'Un baño en cada casco acaba con la única discusión que hay en un barco de día. Una puerta central en el parabrisas lleva a los asientos de proa, sin equilibrios por el borde. Ancho como una sala. Traiga a los doce, el pastel, la nevera y la prima con la rodilla mala: hay un solo escalón y tiene baranda.',
  'Petite Martinique':
    'Casi diecisiete pies de ancho en treinta y seis de eslora: el salón parece un apartamento de playa. Se puede gobernar desde el techo. Los motores beben poco y los paneles solares se ocupan del hielo. Su casa es el Grove; el brunch del domingo llega en cesta desde el mercado de agricultores. Entra en tres pies de agua frente a Matheson y allí se queda mientras los niños buscan estrellas de mar.',
  'Cuatro Vientos':
    'Las escaleras van de la cubierta superior directo a la proa, de modo que una fiesta de veinte circula en lugar de amontonarse atrás. La ventana trasera del salón se levanta y es mostrador para pasar mojitos. Se certificó para ese número en 2022. Gusta para salidas de oficina porque el brindis se oye desde todos los asientos. La música de Bayside queda atrás después del primer puente.',
  'Tortuga Club':
    'En verano el dueño se reserva un casco: cama, estudio, baño y silencio. En temporada es de usted. Dieciocho invitados de día comparten un flybridge tan ancho como el barco, y la plataforma entre los cascos baja para enviar el bote auxiliar por más pan. Las tortugas asoman en las praderas junto a su amarre. Los biólogos marinos de Rosenstiel lo piden prestado una vez al mes y dejan sus cartas.',
  'Ibis Rising':
    'Una puerta al frente del salón da a un pequeño porche de proa, con sombra desde las dos. Es el mejor lugar de todo Haulover para leer el periódico. Cuatro camarotes, cuatro duchas, dos congeladores: una familia de nueve pasó tres semanas en los Ábacos sin volver a hacer compras. En el banco de arena, con veinticinco pies de ancho, es el vecino al que todos se abarloan.',
  'Guava & Lime':
    'Desde su barra, un solo barman atiende dos cubiertas a la vez, y eso explica el nombre y casi todas las reservas. Veintiocho invitados, tres tripulantes. La proa tiene su propio salón, así que los del puro y los del bebé no tienen por qué cruzarse. Sale al oeste de Alton y en nada está entre las islas. Díganos el color de la fiesta: las servilletas harán juego.',
  'Flor de Sal':
    'Más pies cuadrados que muchas casas de The Roads. Cuarenta invitados se reparten por las terrazas y hay que salir a buscarlos. En las bodas, la proa es para la ceremonia, la cubierta de popa para la cena y el puente para la banda. Navega a doce nudos sin un temblor: los tacones van seguros y los centros de mesa, en pie. Hay una escalera privada, por si la novia necesita aire.',
  'Big Tent':
    'Un catamarán de trabajo de St. Croix, con escenario, dos bares y certificado para ciento veinte. Reuniones de exalumnos, bailes de graduación y un club de samba cada dos meses. Las escaleras de proa bajan directo a una playa. No tiene dormitorios ni pretensiones. Con mesas cenan ochenta, y los de catering le dirán que no hay carga más fácil en la bahía.',
  'Lagoon Parade':
    'Durante la semana del arte, una galería cuelga cuadros en su salón y vende la mayoría antes de soltar amarras. El resto del año recibe a cuarenta y cinco con lugar para los abrigos. En la pared de la cocina crecen albahaca y menta. El garaje se traga dos jet skis y un bote auxiliar sin que se note. Las suites a ras del mar hacen que usted despierte frente a frente con una lisa.',
  'White Heron':
    'Treinta y cinco pies de ancho, con una pequeña piscina en el techo y balcones que se despliegan a cada lado. Se terminó en Gdańsk en madera clara, como una casa a orillas del Báltico. Treinta y seis para el día. Los retiros de bienestar lo toman por semanas: meditación al alba, una cocinera que entiende el miso y baños fríos desde la popa. Las garzas, de verdad, se posan en sus amarras.',
};
