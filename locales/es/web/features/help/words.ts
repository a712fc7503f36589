import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/help/words.ts';

export default {
  pageTitle: 'Hacer una pausa, parar o pedir ayuda',
  pageIntro:
    'No le debes nada a este sitio. Puedes parar en cualquier momento, y volver o no. Esta página dice cómo, y dónde encontrar a alguien con quien hablar.',
  pauseTitle: 'Hacer una pausa',
  pause: [
    'Cada respuesta se guarda en cuanto la das. Puedes cerrar la página en cualquier momento. Tu código de acceso te trae de vuelta al mismo lugar.',
    'Una pregunta puede remover algo. Entonces aparta la vista de la pantalla. Siente los pies en el suelo y suelta el aire despacio. La pregunta puede esperar.',
  ],
  passTitle: 'Saltarse una pregunta',
  pass: [
    'Puedes saltarte cualquier pregunta con «Prefiero no decirlo». No necesitas ningún motivo, y nadie se entera. El cuestionario sigue y termina igual.',
    'Tu perfil no dice nada de lo que te saltaste. Puedes cambiar de opinión más tarde, en la página «Mis respuestas».',
  ],
  tracesTitle: 'Irse sin dejar rastro',
  traces: [
    '«Salir» está en la parte de arriba de cada página y abre al instante una página neutra. Tu navegador guarda igualmente su historial. Una ventana privada no guarda ninguno.',
    '¿Otras personas usan este teléfono o este equipo? Marca «Comparto este dispositivo» al iniciar sesión o al empezar. Así no queda nada en el navegador cuando cierras la pestaña.',
    'Para borrarlo todo y retirar tu consentimiento, abre «Editar perfil» y pulsa «Borrar mi cuenta». Tus respuestas, tu perfil y tus códigos desaparecen al instante. Nadie puede recuperarlos, y nadie pregunta por qué.',
  ],
  pressureTitle: 'Si alguien te obliga a enseñarlo',
  pressure: [
    'Nadie tiene derecho a ver esto: ni tu pareja, ni tus padres, ni tus jefes. Si alguien te presiona para que respondas, enseñes tu perfil o digas que sí, eso es presión. No es culpa tuya.',
    'Primero estás tú, y después el secreto. Si ahora es más seguro enseñarlo, enséñalo. Puedes cambiar cosas más tarde, cuando no haya nadie contigo:',
  ],
  pressureSteps: [
    'Marca una pregunta como límite absoluto, en «Mis respuestas». Ninguna lista para otra persona la nombrará.',
    'Renueva tu enlace o desactívalo, en «Editar perfil». El enlace anterior deja de funcionar al instante.',
    'No digas que sí a una comparación a dos. La otra persona no puede saber si has dicho que no o si aún no has respondido.',
    'Crea un nuevo código de acceso. Así se cierra la sesión en todos los demás navegadores.',
    'Borra la cuenta, si es lo que quieres.',
  ],
  pressureAfter:
    'Lo que alguien ha visto, visto está. Pero tú decides qué se ve desde ahora. Y puedes hablar con alguien que conoce bien estas situaciones. El final de esta página dice dónde.',
  distressTitle: 'Si un interés te angustia',
  distress: [
    'Lo que piensas y lo que quieres hacer son dos cosas. Puede gustarte una idea y no querer nunca que sea real. Una idea no es un plan. No dice qué clase de persona eres.',
    'Las puntuaciones de aquí no son un dictamen médico. Ningún número de este sitio significa que haya algo malo en ti.',
    '¿Hay una idea que te asusta o no te deja en paz? ¿Temes hacerte daño o hacérselo a alguien? Entonces no cargues con eso sin ayuda. En una consulta médica, en terapia o en una línea de ayuda te escucharán. Puedes preguntar antes qué queda entre ustedes.',
  ],
  limitsTitle: 'Límites y señales para parar',
  limits: [
    'Una puntuación alta no es un sí. Pregunten cada vez y esperen un sí claro. Cualquiera de ustedes puede retirarlo, también a la mitad.',
    'Digan antes qué no quieren. Elijan una palabra que lo pare todo al instante, por ejemplo «rojo». Elijan también un gesto, por si alguien no puede hablar.',
    'Empiecen con menos de lo que imaginan. Cuídense después, y vuelvan a preguntar al día siguiente.',
    'El silencio no es un sí. Tampoco lo es el sí de alguien que duerme, que ha bebido demasiado o que tiene miedo.',
  ],
  talkTitle: 'Alguien con quien hablar',
  danger:
    '¿Estás en peligro ahora mismo, o lo está otra persona? Llama al número de emergencias de tu país.',
  directoryHint: 'Cada enlace lleva a otro sitio. No se carga nada de allí hasta que lo pulsas:',
  byCountry: 'líneas de ayuda por país, para llamar o escribir',
} satisfies Translation<typeof english>;
