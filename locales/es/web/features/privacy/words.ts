import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/privacy/words.ts';

export default {
  authStorage:
    'Quién tiene la sesión iniciada, con tus códigos y, si los diste, tu tramo de edad y tu género; así no tienes que volver a escribir el código de acceso.',
  accessToken: 'La prueba de que este navegador tiene la sesión iniciada, durante 95 minutos.',
  tokenExpiry: 'Cuándo caduca esa prueba.',
  welcomeFlag: 'Qué cuenta ha empezado aquí el cuestionario y qué texto del consentimiento aceptó.',
  compareShareCode:
    'El código para compartir del perfil con el que quieres comparar el tuyo, o con el que lo comparaste por última vez.',
  comparedReading:
    'Qué comparación a dos empezaste desde esa comparación, para abrirla desde ahí. Se borra cuando cierras la sesión.',
  codeSaved:
    'Que has copiado tu código de acceso, para que desaparezca el aviso. Se borra cuando cierras la sesión.',
  arrivalStorage:
    'El código para compartir, el enlace, la invitación o el estudio que te trajo aquí, para ofrecértelo cuando tengas un perfil. Desaparece cuando lo usas, lo descartas o cierras la sesión.',
  openedLink:
    'El enlace que alguien te envió y que está abierto en esta pestaña, para mostrarlo de nuevo si recargas la página. Desaparece cuando cierras la sesión o la pestaña.',
  shownLinks:
    'Qué enlaces se han mostrado en esta pestaña, anotados por una parte de su dirección que no abre nada, para que al recargar se muestren de nuevo sin pulsar otra vez. Desaparece cuando cierras la pestaña.',
  themeChoice: 'Claro u oscuro, si elegiste uno.',
  readersTitle: 'Quién puede leer tus respuestas',
  accountKeys:
    'Cada cuenta tiene una clave propia, que se guarda únicamente bajo llave. Pueden abrirla tu código de acceso, cada navegador en el que tienes la sesión iniciada, tu contraseña o una llave de acceso si la cuenta las tiene, y una clave de este sitio si confirmaste una dirección. El servidor la abre mientras te responde, y después la olvida.',
  notEndToEnd:
    'Esto no es cifrado de extremo a extremo. Tus respuestas se leen en nuestro servidor durante el momento en que trabaja para ti, así que un servidor modificado para escuchar podría leer lo que pase por él. El cifrado te protege de quien se haga con la base de datos o con una copia de seguridad.',
  lostCodeTitle: 'Si pierdes tu código de acceso',
  lostCode:
    'Donde aún tengas la sesión iniciada, crea un código nuevo en «Editar perfil». Si no, tu contraseña o tu dirección confirmada abren la cuenta. Si no tienes ninguna de las dos, la cuenta queda cerrada para siempre, y tampoco podemos abrirla: guarda el código donde guardas tus contraseñas.',
  addressOpens:
    'Una dirección es un camino de vuelta porque entonces este sitio tiene una clave que también abre tus respuestas. Con una dirección registrada, quien gestiona este sitio podría abrir tus respuestas. Sin ella, solo puede hacerlo tu código. Al eliminar la dirección se destruye esa clave; una copia de seguridad anterior la conserva hasta que se borre la copia.',
  shareLinkTitle: 'Qué muestra tu enlace',
  publicRecord: (maxNamedItems) =>
    `Tu cuenta tiene una ficha pública, cifrada con tu código para compartir. Contiene tus diez temas y sus lados, redondeados a múltiplos de 5, y los intereses que pueden nombrarse a quien los tenga en común contigo: ninguno, como máximo ${maxNamedItems} (si no eliges otra cosa) o todos los que tienen una nota alta, según decidas en «Editar perfil». Un límite absoluto nunca está entre ellos.`,
  recordLimits:
    'Quien tenga el código no puede averiguar más que esa ficha, por muchas cuentas con las que compare. Un enlace nuevo, o desactivar el enlace, borra la ficha. No puede borrar lo que alguien ya haya visto.',
  comparisonsCounted:
    'Para que nadie pueda tantearte probando respuestas, cada comparación se cuenta durante 24 meses, en forma de dos huellas hechas con la clave de la persona que comparó. A nadie más le dicen quién se ha comparado con quién.',
  ownLinksTitle: 'Qué muestran los enlaces propios',
  ownLinks:
    'Cada enlace contiene lo que muestra, tal como era el día en que lo creaste, cifrado con la dirección del propio enlace. Sin esa dirección, nadie puede leerlo en la base de datos ni en una copia de seguridad. Los navegadores no envían al servidor la parte de la dirección que abre un enlace cuando piden su página, de modo que no llega a ningún registro ni a ningún programa que haga vistas previas.',
  ownLinksEnd:
    'No contamos cuántas veces se abre un enlace. Terminar o borrar un enlace borra al momento lo que muestra. No puede borrar lo que alguien ya haya visto.',
  donatedTitle: 'Copias que donas',
  donated:
    'Solo si lo eliges en «Editar perfil»: se guarda una copia de tus respuestas, con la edición y la semana, para mejorar el cálculo. Tu tramo de edad y tu género van con ella solo si también eliges eso. No contiene ni la cuenta, ni el día, ni el orden de las respuestas. Está cifrada para una única clave, que quien gestiona este sitio guarda lejos de este servidor y de sus copias de seguridad; quien tenga solo la base de datos no puede leerla.',
  donatedEnds:
    'Si retiras la donación o borras la cuenta, la copia se borra al momento; el siguiente cálculo ya no la incluye, y lo que ya se calculó con ella se queda. Si nadie usa la cuenta durante 24 meses, la cuenta desaparece y la copia se queda, porque nadie puede saber cuál es. En un sitio pequeño, alguien con esa clave y varias copias de seguridad podría adivinar de quién es una copia.',
  analyticsTitle: 'Qué se cuenta',
  analytics:
    'Para ver qué partes se usan, este sitio cuenta siete tipos de sucesos, como que se ha creado una cuenta o terminado un cuestionario, y cuántos minutos ha llevado. Pasan por nuestro propio servidor, que quita tu dirección IP, y llegan a PostHog. No contienen ninguna respuesta, puntuación ni código, ni nada que relacione dos visitas tuyas. Un navegador que pide que no lo sigan (Do Not Track, Global Privacy Control) no se cuenta.',
  aiTitle: 'Un texto de un modelo de lenguaje',
  ai: (host, model) =>
    `Solo si lo pides en tu perfil y aceptas: entonces unas pocas frases que dicen lo que muestra tu perfil se envían a ${host}, cuyo modelo ${model} escribe un texto a partir de ellas. No se envía ninguna puntuación, ninguna respuesta, ningún código, ni tu dirección IP, ni ningún nombre. El texto se comprueba, se guarda con tu perfil y se borra cuando tú lo digas. Qué conserva ${host} de las frases lo dicen sus propias condiciones.`,
  copiesTitle: 'Copias de seguridad y registros',
  copies:
    'Puede haber copias de seguridad mientras quien gestiona este sitio las conserve. Tus respuestas están en ellas como estaban entonces en la base de datos: cifradas, o legibles si tu cuenta aún no se había cifrado. Cuando se restaura una copia, una lista de huellas con clave mantiene fuera las cuentas borradas y todo lo demás que se retiró, como un código para compartir. Si esa lista se pierde junto con la base de datos, vuelve lo que se borró o se retiró después de la copia, tan cifrado como estaba. El registro del programa dice qué tipo de página se pidió y cuánto tardó: ninguna dirección, ningún código, ninguna respuesta.',
  imprint: 'Quién gestiona este sitio y responde por él figura en el <a>aviso legal</a>.',
  noContact:
    'Quien gestiona este sitio no ha indicado ninguna forma de contacto. Si eso te importa, piénsalo dos veces antes de responder.',
  contact: (address) => `Para preguntas o peticiones sobre tus datos, escribe a <a>${address}</a>.`,
  inShortTitle: 'En pocas palabras',
  noIdentity:
    'Ni nombre, ni teléfono, ni dirección IP, ni publicidad, ni cookies. Una dirección de correo solo si quieres iniciar sesión con ella, y entonces en una forma que podemos reconocer y no podemos volver a leer.',
  othersSee:
    'Otras personas ven tu perfil solo mediante tu código para compartir, que puedes cambiar o desactivar en cualquier momento. Ven diez temas, con cifras redondeadas a múltiplos de 5, y, si comparan, los intereses que permites nombrar.',
  pseudonymous:
    'Aquí estás bajo seudónimo más que en el anonimato: lo guardado está junto a un número al azar, y tu código de acceso, tu código para compartir o tu dirección llevan de ti a ese número.',
  noThirdParty:
    'Las páginas no cargan nada de ningún otro sitio, y el navegador tiene orden de rechazarlo.',
  controlsTitle: 'Qué puedes hacer',
  controls:
    'En «Editar perfil» puedes descargar lo que se guarda de ti en palabras y cifras, renovar o desactivar tu enlace, crear un código de acceso nuevo, cerrar la sesión en otros navegadores y borrar la cuenta. Borrar es un solo paso, inmediato y para siempre; nadie pregunta por qué. Una cuenta que nadie ha usado en 24 meses se borra del mismo modo; no podemos avisarte, porque no tenemos cómo contactarte.',
  sharedDevice:
    'En un dispositivo que usa más gente, marca «Comparto este dispositivo» al iniciar sesión o al empezar: así todo termina con la pestaña. «Salir» lleva al instante a otra página. Ninguna de las dos cosas borra el historial de tu navegador.',
  lawTitle: 'Qué dice la ley',
  law: 'Lo que respondes son datos sobre tu vida sexual, que las leyes de muchos países protegen más que ningún otro (en la Unión Europea, el artículo 9 del Reglamento General de Protección de Datos). Los guardamos solo porque diste tu consentimiento al marcar la casilla que está sobre «Empezar el cuestionario». Lo retiras al borrar la cuenta. Ninguna máquina decide nada sobre ti: una comparación es una sugerencia para conversar.',
  rights:
    'Puedes ver lo que se guarda, llevártelo, corregirlo repitiendo el cuestionario y hacer que se borre. Para cada cosa hay un botón, porque sin tu código de acceso nadie, tampoco quienes hacemos este sitio, puede saber qué cuenta es la tuya. También puedes reclamar ante la autoridad de protección de datos del lugar donde vives.',
  pageTitle: 'Qué guardamos y qué no podemos guardar',
  pageIntro:
    'Lo que respondes aquí es de lo más privado que hay. Por eso esta página no hace promesas generales: dice de todo lo que se guarda para qué, hasta cuándo y quién puede leerlo. Las propias pruebas del programa fallan si falta una columna.',
  browserTitle: 'Qué guarda tu navegador',
  browserUntil:
    'Hasta que cierres la sesión, excepto la bienvenida. En un dispositivo compartido, hasta que se cierre la pestaña.',
  licencesTitle: 'De quién es este trabajo',
  licences: 'Las piezas del programa y sus licencias se enumeran en <a>licenses.txt</a>.',
  databaseTitle: 'Qué guarda la base de datos',
  databaseHint:
    'Donde dice «solo tú», está cifrado con tu propia clave, y el servidor lo abre únicamente mientras trabaja para ti. Con una dirección confirmada, también podría abrirlo quien gestiona este sitio.',
  columnsTitle: 'Todas las columnas de la base de datos, en inglés',
  storedTitles: { what: 'Qué', why: 'Para qué', until: 'Hasta cuándo', who: 'Quién puede leerlo' },
  stored: {
    account: {
      what: 'Tu cuenta: un número al azar, los días en que la creaste y diste tu consentimiento, el mes de tu última visita',
      why: 'Para mantener junto lo tuyo sin un nombre, y para borrar una cuenta que nadie usa.',
      until:
        'Hasta que borres la cuenta, o nadie la haya usado en 24 meses. Sin ninguna respuesta se borra a los 30 días, salvo que se haya usado ese mes.',
      who: 'Quien gestiona este sitio: no está cifrado. No dice nada de tus respuestas.',
    },
    signIn: {
      what: 'Tu código de acceso, tu contraseña y tus llaves de acceso, en forma de huellas, y tu propia clave, bajo llave',
      why: 'Para reconocerte y abrir tu clave. No se guarda ningún código ni ninguna contraseña.',
      until: 'Hasta que los cambies o los elimines; si no, mientras exista la cuenta.',
      who: 'Nadie puede leer ahí un código ni una contraseña. Quien robara la base de datos podría adivinar una contraseña débil.',
    },
    email: {
      what: 'Tu dirección de correo y los códigos que enviamos, en forma de huellas',
      why: 'Solo si das una dirección: para iniciar sesión, y para volver a entrar sin tu código de acceso.',
      until:
        'Hasta que elimines la dirección o borres la cuenta. Un código sirve diez minutos, y se borra en la hora siguiente.',
      who: 'Nadie puede leer ahí la dirección. Quien gestiona este sitio podría comprobar si una dirección que ya conoce tiene cuenta.',
    },
    sessions: {
      what: 'Los navegadores en los que tienes la sesión iniciada',
      why: 'Para que la sesión siga abierta, y para que puedas cerrar las demás.',
      until: 'Hasta que cierres la sesión, y 30 días y una hora como máximo.',
      who: 'Quien gestiona este sitio ve los días y las horas, pero no puede entrar con eso: el secreto está solo en tu navegador.',
    },
    details: {
      what: 'Tu código para compartir, tu tramo de edad, tu género y tus ajustes',
      why: 'Para lo que eliges en «Editar perfil». El tramo de edad y el género solo los usa una copia que dones, y solo si lo permites.',
      until: 'Mientras exista la cuenta, o hasta que los cambies.',
      who: 'Solo tú.',
    },
    answers: {
      what: 'Tus respuestas, y lo que se calcula o se escribe a partir de ellas',
      why: 'Para elegir tus próximas preguntas, mostrar tu perfil, y compararlo cuando lo pidas.',
      until:
        'Mientras exista la cuenta. Si repites el cuestionario, quedan hasta cinco resultados anteriores, hasta que pulses «Olvidar los resultados anteriores».',
      who: 'Solo tú. Hasta dónde has llegado, y en qué días, no está cifrado.',
    },
    hardLimits: {
      what: 'Tus límites absolutos',
      why: 'Para dejarlos fuera de todo lo que compartes.',
      until: 'Hasta que quites el último; si no, mientras exista la cuenta.',
      who: 'Solo tú. Quien gestiona este sitio ve que has marcado alguno, no cuál.',
    },
    shareCode: {
      what: 'Lo que muestra tu código para compartir',
      why: 'Para que otras personas vean tu perfil y comparen, sin llegar a tus respuestas.',
      until: 'Hasta que renueves el código o lo desactives; si no, mientras exista la cuenta.',
      who: 'Quien tenga el código: cifras redondeadas, los intereses que permites nombrar y tu titular, si lo activas.',
    },
    links: {
      what: 'Tus enlaces propios',
      why: 'Para mostrar a alguien una parte de tu perfil, el tiempo que quieras.',
      until:
        'Hasta que el enlace termine, o lo termines; su línea en tu lista, 30 días más, salvo que la borres.',
      who: 'Quien tenga la dirección ve lo que muestra el enlace. Quien gestiona este sitio ve cuántos tienes, y sus fechas.',
    },
    people: {
      what: 'Las personas que guardas tras una comparación',
      why: 'Solo si guardas a alguien: para volver a encontrar a esa persona.',
      until: 'Hasta que las quites; si no, mientras exista la cuenta.',
      who: 'Solo tú. Quien gestiona este sitio ve más o menos cuántas son.',
    },
    readings: {
      what: 'Las comparaciones a dos, y lo que dos personas acuerdan',
      why: 'Para mostrar a dos personas sus deseos en común, cuando las dos han dicho que sí.',
      until:
        'Doce meses, o hasta que una de las dos la retire; un acuerdo, hasta que una de las dos lo borre; una invitación, hasta que venza su plazo.',
      who: 'Solo esas dos personas. Si una de ellas tiene una dirección confirmada, quien gestiona este sitio podría abrir lo que aportaron las dos.',
    },
    donations: {
      what: 'Las copias de tus respuestas que donas o das a un estudio',
      why: 'Solo si lo eliges: para mejorar el cálculo, o para el estudio en el que participas. Una copia no nombra ninguna cuenta.',
      until:
        'Hasta que la retires o dejes el estudio, la sustituyas al repetir el cuestionario o borres la cuenta. Si la cuenta desaparece porque nadie la usó en 24 meses, la copia se queda, porque nadie puede saber cuál es.',
      who: 'Solo quien gestiona este sitio o el equipo de ese estudio, con una clave que se guarda lejos de este servidor y de sus copias de seguridad.',
    },
    protection: {
      what: 'Recuentos contra el abuso, y constancia de lo que se borró',
      why: 'Para que nadie adivine códigos, sature el sitio o tantee a alguien probando respuestas, y para que lo borrado no vuelva con una copia de seguridad.',
      until:
        'Los recuentos, un día más o menos; las comparaciones, 24 meses; la constancia, mientras pueda haber copias de seguridad.',
      who: 'Quien gestiona este sitio, y solo en forma de huellas. Tu dirección IP no se guarda.',
    },
    site: {
      what: 'Las preguntas, y los parámetros que hay detrás de las puntuaciones',
      why: 'Para que funcione el cuestionario. Nada de esto trata de ti.',
      until: 'Para siempre.',
      who: 'Las preguntas puede leerlas cualquiera; el resto, quien gestiona este sitio.',
    },
  },
} satisfies Translation<typeof english>;
